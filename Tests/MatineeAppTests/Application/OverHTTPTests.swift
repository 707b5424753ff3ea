import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import MatineeCore
import SampleCatalogue
import ToolTestSupport
import XCTest

@testable import MatineeApp

/// The whole app over HTTP, as a person meets it: from the sample catalogue to a key, and through a server's failures.
final class OverHTTPTests: GTKTestCase {
  /// The app with a settings folder of its own, started but for its loop, which is the test's.
  @MainActor private final class Scene {
    let folder: TemporaryFolder
    let context: AppContext
    private var app: MatineeApplication?

    init(_ server: SampleServer, key: String? = nil) async throws {
      folder = try TemporaryFolder()
      var environment = ["HOME": folder.url.path, "MATINEE_API_URL": server.address]
      environment["TMDB_API_KEY"] = key
      context = await AppContext.read(environment: environment)
    }

    func start() async throws -> Stage {
      let id = "io.github.matinee_app.Tests\(UInt32.random(in: 0...(.max)))"
      let app = MatineeApplication(context: context, options: LaunchOptions(), id: id)
      self.app = app
      let application: UnsafeMutablePointer<GApplication> = app.application.cast()
      g_application_register(application, nil, nil)
      g_application_activate(application)
      try await eventually("the window") { Window.open(titled: "Matinee")?.isMapped == true }
      return Stage(try XCTUnwrap(Window.open(titled: "Matinee")))
    }

    /// The app lives until here.
    func end(_ stage: Stage) {
      stage.close()
      app = nil
    }
  }

  func testAKeyLeadsFromTheSampleCatalogueToTheServer() {
    onMain(timeout: 60) {
      let server = try await SampleServer()
      let scene = try await Scene(server)
      let stage = try await scene.start()
      try await stage.press("Use TMDB…")
      let dialog = Stage(try XCTUnwrap(Window.open(titled: "TMDB Key")))
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
      let scene = try await Scene(server, key: "right")
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
      let scene = try await Scene(server, key: "wrong")
      let stage = try await scene.start()
      try await stage.press("Enter Another Key")
      let dialog = try XCTUnwrap(Window.open(titled: "TMDB Key"))
      try await eventually("the window for a key") { dialog.isMapped }
      dialog.close()
      scene.end(stage)
    }
  }
}
