import AppTestSupport
import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import MatineeCore
import SampleCatalogue
import ToolTestSupport
import XCTest

@testable import MatineeApp

/// Tests the whole app over HTTP: from the sample catalogue to a key, and with a failing server.
final class OverHTTPTests: GTKTestCase {
  func testAKeyLeadsFromTheSampleCatalogueToTheServer() {
    onMain(timeout: 60) {
      let server = try await SampleServer()
      let scene = try await RunningApplication(["MATINEE_API_URL": server.address])
      let stage = try await scene.start()
      try await stage.press("Use TMDB…")
      let dialog = AppFixture(try XCTUnwrap(Window.open(titled: "TMDB Key")))
      let entry = try XCTUnwrap(dialog.window.tree.first { $0.isA(gtk_password_entry_get_type()) })
      Entry(retaining: entry.pointer).text = "wrong"
      try await dialog.press("Use Key")
      try await dialog.sees("TMDB does not accept this API key.")
      XCTAssertFalse(FileManager.default.fileExists(atPath: scene.context.folders.settingsFile.path))
      Entry(retaining: entry.pointer).text = "right"
      try await dialog.press("Use Key")
      try await server.waitForRequest("/3/movie/now_playing") { $0.status == 200 }
      try await eventually("the rows without the banner") {
        let texts = stage.window.visibleTexts
        return texts.count > 10 && !texts.contains { $0.contains("sample catalogue") }
      }
      try await server.waitForRequest("/t/p/**") { $0.status == 200 }
      let kept = try FileManager.default.attributesOfItem(atPath: scene.context.folders.settingsFile.path)
      XCTAssertEqual(kept[.posixPermissions] as? Int, 0o600)
      scene.end(stage)
    }
  }

  func testAServerThatIsGoneIsAFailurePageAndRetryWorksOnceItIsBack() {
    onMain(timeout: 60) {
      let server = try await SampleServer()
      try server.stop()
      let scene = try await RunningApplication(["MATINEE_API_URL": server.address, "TMDB_API_KEY": "right"])
      let stage = try await scene.start()
      try await stage.sees("No Connection")
      try server.start()
      try await stage.press("Retry")
      try await eventually("the rows") { stage.scroll.map { $0.upper > $0.pageSize } == true }
      XCTAssertFalse(stage.window.visibleTexts.contains("No Connection"))
      scene.end(stage)
    }
  }

  func testTheKeyWrongSaysSoAndOffersAnother() {
    onMain(timeout: 60) {
      let server = try await SampleServer()
      let scene = try await RunningApplication(["MATINEE_API_URL": server.address, "TMDB_API_KEY": "wrong"])
      let stage = try await scene.start()
      try await stage.press("Enter Another Key")
      let dialog = try XCTUnwrap(Window.open(titled: "TMDB Key"))
      try await eventually("the window for a key") { dialog.isMapped }
      dialog.close()
      scene.end(stage)
    }
  }
}
