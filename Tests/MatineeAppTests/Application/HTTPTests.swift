import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import Foundation
import GTK
import GTKTestSupport
import SampleCatalogue
import ToolTestSupport
import XCTest

@testable import CatalogueUI
@testable import MatineeApp

/// Tests the whole app over HTTP: switching from the sample catalogue to TMDB, an unreachable server, and a wrong key.
final class HTTPTests: GTKTestCase {
  func testEnteringValidKeySwitchesFromSampleToServer() {
    onMain {
      let server = try await SampleServer()
      let scene = try await RunningApplication(["MATINEE_API_URL": server.address])
      let fixture = try await scene.start(at: FeaturedDestination(.nowPlaying))
      try await fixture.press("Use TMDB…")
      let dialog = try await scene.window("Connect TMDB")
      try await dialog.waitForText("Get a Key on TMDB")
      let entry = try XCTUnwrap(dialog.window.tree.first { $0.isA(gtk_password_entry_get_type()) })
      Entry(retaining: entry.pointer).text = "wrong"
      try await dialog.press("Use Key")
      try await dialog.waitForText("TMDB doesn’t accept this API key.")
      XCTAssertFalse(FileManager.default.fileExists(atPath: scene.context.folders.settingsFile.path))
      Entry(retaining: entry.pointer).text = "right"
      try await dialog.press("Use Key")
      try await server.waitForRequest("/3/movie/now_playing") { $0.status == 200 }
      try await eventually("the rows without the banner") {
        let texts = fixture.window.visibleTexts
        return texts.count > 10 && !texts.contains { $0.contains("sample catalogue") }
      }
      try await server.waitForRequest("/t/p/**") { $0.status == 200 }
      let attributes = try FileManager.default.attributesOfItem(atPath: scene.context.folders.settingsFile.path)
      XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
      scene.end(fixture)
    }
  }

  func testRetryLoadsListWhenServerIsReachableAgain() {
    onMain {
      let server = try await SampleServer()
      try server.stop()
      let scene = try await RunningApplication(["MATINEE_API_URL": server.address, "TMDB_API_KEY": "right"])
      let fixture = try await scene.start(at: FeaturedDestination(.nowPlaying))
      try await fixture.waitForText("No Connection")
      let retryButton = try XCTUnwrap(fixture.window.button("Retry"))
      try server.start()
      // The app also retries by itself, so the test doesn't wait before it presses the button.
      retryButton.click()
      try await eventually("the rows") { fixture.scroll.map { $0.upper > $0.pageSize } == true }
      XCTAssertFalse(fixture.window.visibleTexts.contains("No Connection"))
      scene.end(fixture)
    }
  }

  func testRejectedKeyOffersToEnterAnotherKey() {
    onMain {
      let server = try await SampleServer()
      let scene = try await RunningApplication(["MATINEE_API_URL": server.address, "TMDB_API_KEY": "wrong"])
      let fixture = try await scene.start(at: FeaturedDestination(.nowPlaying))
      try await fixture.press("Enter Another Key")
      let dialog = try XCTUnwrap(Window.open(titled: "TMDB Key"))
      try await eventually("the window for a key") { dialog.isMapped }
      dialog.close()
      scene.end(fixture)
    }
  }
}
