import AppFoundation
import AppTestSupport
import GTK
import GTKTestSupport
import TMDBTesting
import XCTest

@testable import ScreenFoundation
@testable import TransferUI

/// Tests the pages that the welcome's window can start with.
final class WelcomeWindowTests: GTKTestCase {
  func testEscapeClosesWindowOnItsFirstPage() {
    onMain {
      let pages: [(WelcomeCoordinator.Start, text: String)] = [
        (.welcome, "Welcome to Matinee"), (.connect, "Get a Key on TMDB"), (.importGuides, "Letterboxd"),
      ]
      for (start, text) in pages {
        let window = Self.makeWindow(at: start)
        let fixture = AppFixture(window.window)
        try await fixture.waitForText(text)
        XCTAssertTrue(window.window.pressShortcut("Escape"))
        try await eventually("the end of \(start)") { !window.window.isMapped }
      }
    }
  }

  func testImportGuidesConnectFirst() {
    onMain {
      let window = Self.makeWindow(at: .importGuides)
      let fixture = AppFixture(window.window)
      try await fixture.press("Connect TMDB")
      try await fixture.waitForText("Get a Key on TMDB")
      XCTAssertTrue(window.window.pressShortcut("Escape"))
      try await fixture.waitForText("Letterboxd")
      fixture.close()
    }
  }

  @MainActor private static func makeWindow(at start: WelcomeCoordinator.Start) -> PagesWindow {
    let dependencies = WelcomeCoordinator.Dependencies(
      isConnected: false, desktop: .live,
      makeCredentialModel: { CredentialModel(check: { _ in nil }, save: { _ in }) }, importFile: { _, _ in })
    let window = WelcomeCoordinator.makeWindow(dependencies, over: nil, at: start)
    window.present()
    return window
  }
}
