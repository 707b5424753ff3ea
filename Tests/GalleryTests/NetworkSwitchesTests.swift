import AppTestSupport
import CAdwaita
import Containment
import GTK
import GTKTestSupport
import SampleCatalogue
import XCTest

@testable import matinee_gallery

/// Tests the switches of the network in the interactive gallery, with the page of *Metropolis*.
final class NetworkSwitchesTests: GTKTestCase {
  func testLoadingContinuesWithEndlessLatencyUntilSwitchedOff() {
    onMain {
      let gallery = try await GalleryFixture(fault: .none, latency: .endless)
      try await eventually("the spinner") { gallery.window.tree.contains { $0.isMapped && $0.isSpinning } }
      XCTAssertEqual(gallery.controller.network.networking.log.map(\.outcome), [.waiting])
      XCTAssertFalse(gallery.isShowing("Metropolis"))
      try await gallery.choose("Latency", "none")
      try await gallery.fixture.waitForText("Metropolis")
      gallery.fixture.close()
    }
  }

  func testContentAppearsAfterServerErrorOnceSwitchedOffAndReloaded() {
    onMain {
      let gallery = try await GalleryFixture()
      try await gallery.fixture.waitForText("Metropolis")
      try await gallery.choose("Fault", "serverError")
      try await gallery.fixture.press("Reload")
      try await gallery.fixture.waitForText("TMDB Is Having Trouble")
      let requests = gallery.controller.network.networking.log.count
      try await gallery.fixture.press("Retry")
      try await eventually("a request") { gallery.controller.network.networking.log.count > requests }
      try await gallery.fixture.waitForText("TMDB Is Having Trouble")
      try await gallery.choose("Fault", "none")
      try await gallery.fixture.press("Reload")
      try await gallery.fixture.waitForText("Metropolis")
      XCTAssertFalse(gallery.isShowing("TMDB Is Having Trouble"))
      gallery.fixture.close()
    }
  }

  func testEachFaultShowsItsMessage() {
    onMain {
      for (fault, message) in [
        (NetworkFault.offline, "No Connection"), (.emptyLists, "Nothing Here"), (.malformedJSON, "Unreadable Response"),
      ] {
        let gallery = try await GalleryFixture("app/featured", fault: fault)
        try await gallery.fixture.waitForText(message)
        gallery.fixture.close()
      }
    }
  }

  func testSwitchesAreHiddenForEntriesWithoutNetwork() {
    onMain {
      let gallery = try await GalleryFixture()
      XCTAssertTrue(gallery.isShowing("No Fault"))
      gallery.controller.show(try XCTUnwrap(Gallery.components.first))
      try await eventually("the switches to disappear") { !gallery.isShowing("No Fault") }
      gallery.fixture.close()
    }
  }
}

/// The interactive gallery with an entry.
@MainActor private struct GalleryFixture {
  let controller = GalleryController(Gallery.entries)
  let fixture = AppFixture()
  var window: Window { fixture.window }

  init(_ entry: String = "app/title", fault: NetworkFault = .none, latency: Latency = .none) async throws {
    controller.network.fault = fault
    controller.network.latency = latency
    controller.show(try XCTUnwrap(Gallery.entries.first { $0.id == entry }))
    try await fixture.show(controller, width: 1000)
  }

  func isShowing(_ text: String) -> Bool { window.visibleTexts.contains { $0.contains(text) } }

  /// Chooses a value in a menu of the toolbar.
  func choose(_ name: String, _ value: String) async throws {
    let button = window.tree.first { $0.isMenuButton(named: name) }
    XCTAssertEqual(try XCTUnwrap(button).activateAction("item.\(value)"), true)
  }
}
