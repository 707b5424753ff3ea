import ArchitecturesSupport
import Containment
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import XCTest

@testable import FeaturedComposition

/// Tests what opens next, with the whole feature on screen.
final class FeaturedCoordinatorTests: GTKTestCase {
  func testEachSegmentRequestsItsListWhenFirstShown() {
    onMain {
      let fixture = Fixture()
      try await fixture.show(FeaturedComposition.makeRoot(fixture.dependencies))
      await fixture.networking.waitForRequests(1)
      fixture.networking.resume(0, with: .films([1]))
      try await fixture.wait(for: "Film 1")
      for (index, path) in ["upcoming", "popular", "top_rated"].enumerated() {
        fixture.window.toggleButtons[index + 1].click()
        await fixture.networking.waitForRequests(index + 2)
        XCTAssertEqual(fixture.networking.requests.last?.url.lastPathComponent, path)
        fixture.networking.resume(index + 1, with: .films([index + 2]))
        try await fixture.wait(for: "Film \(index + 2)")
      }
      fixture.window.toggleButtons[0].click()
      try await fixture.wait(for: "Film 1")
      XCTAssertEqual(fixture.networking.requests.count, 4)
      fixture.window.destroy()
    }
  }

  func testRowOpensFilmAndBackReturnsToRow() {
    onMain {
      let fixture = Fixture()
      let root = FeaturedComposition.makeRoot(fixture.dependencies)
      let navigation = try await showFilms(root, on: fixture)
      fixture.window.activateRow(1)
      try await eventually("the page") { navigation.top is FilmPageController }
      XCTAssertEqual(navigation.top?.title, "Film 2")
      navigation.pop()
      try await eventually("the list") { fixture.texts.contains("Film 1") }
      fixture.window.destroy()
    }
  }

  func testResultOpensWindowThatClosesWithItsParent() {
    onMain {
      let networking: SuspendableNetworking
      do {
        let fixture = Fixture()
        networking = fixture.networking
        let navigation = try await showFilms(FeaturedComposition.makeRoot(fixture.dependencies), on: fixture)
        let entry = try XCTUnwrap(navigation.top?.children.first?.preferredFocus as? SearchEntry)
        entry.text = "film"
        await fixture.clock.waitForSleepers(1)
        fixture.clock.advance(by: .milliseconds(300))
        await networking.waitForRequests(2)
        networking.resume(1, with: .films([9]))
        try await fixture.wait(for: "Film 9")
        (navigation.top?.children.last as? SwitchController)?.shown?.view.activateRow(0)
        await networking.waitForRequests(3)
        XCTAssertEqual(networking.requests[2].url.lastPathComponent, "9")
        XCTAssertEqual(navigation.viewControllers.count, 1)
        fixture.window.destroy()
      }
      try await eventually("the end of the film’s window") { networking.cancelled == [2] }
    }
  }

  func testClosingWindowReleasesCoordinatorAndScreens() {
    onMain {
      weak var coordinator: ViewController?
      weak var page: ViewController?
      do {
        let fixture = Fixture()
        let root = FeaturedComposition.makeRoot(fixture.dependencies)
        let navigation = try await showFilms(root, on: fixture)
        fixture.window.activateRow(0)
        await fixture.networking.waitForRequests(2)
        (coordinator, page) = (root, navigation.top)
        fixture.window.destroy()
      }
      try await eventually("release") { coordinator == nil && page == nil }
    }
  }
}

/// Shows two films in the first list.
@MainActor private func showFilms(_ root: ViewController, on fixture: Fixture) async throws -> NavigationController {
  try await fixture.show(root)
  await fixture.networking.waitForRequests(1)
  fixture.networking.resume(0, with: .films([1, 2]))
  try await fixture.wait(for: "Film 2")
  return try XCTUnwrap(root.children.first as? NavigationController)
}
