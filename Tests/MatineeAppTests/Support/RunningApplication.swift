import AppTestSupport
import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import MatineeCore
import ToolTestSupport
import XCTest

@testable import MatineeApp

/// The app with a settings folder of its own, started but for its loop, which is the test's.
@MainActor final class RunningApplication {
  let folder: TemporaryFolder
  let context: AppContext
  private var app: MatineeApplication?

  /// - Parameters:
  ///   - environment: beside the home folder, which is a fresh one.
  ///   - settings: what the settings file says.
  init(_ environment: [String: String] = [:], settings: String? = nil) async throws {
    folder = try TemporaryFolder()
    if let settings { _ = try folder.write(settings, to: ".config/matinee/settings.json") }
    context = try await AppContext.read(environment: environment.merging(["HOME": folder.url.path]) { mine, _ in mine })
  }

  var application: Application? { app?.application }
  var watching: WatcherModel? { app?.watching }
  var window: MainWindow? { app?.mainWindow }

  /// What the settings file says now.
  var settings: [String: Any] {
    let data = try? Data(contentsOf: context.folders.settingsFile)
    return data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] } ?? [:]
  }

  /// - Parameters:
  ///   - activations: how often the app is started before it has a window.
  ///   - willShow: called with the window before anything of it has been drawn.
  func start(activations: Int = 1, willShow: @escaping (Window) -> Void = { _ in }) async throws -> Stage {
    let id = "io.github.matinee_app.Tests\(UInt32.random(in: 0...(.max)))"
    // However slow the machine is, what is kept is read before the window is there.
    let app = MatineeApplication(context: context, options: LaunchOptions(), id: id, patience: .seconds(30))
    self.app = app
    app.onWindow = { [weak app] in if let window = app?.mainWindow?.window { willShow(window) } }
    let application: UnsafeMutablePointer<GApplication> = app.application.cast()
    g_application_register(application, nil, nil)
    app.prepare()
    for _ in 0..<activations { g_application_activate(application) }
    try await eventually("the window") { Window.open(titled: "Matinee")?.isMapped == true }
    return Stage(try XCTUnwrap(Window.open(titled: "Matinee")))
  }

  /// The window with this title, once it is open.
  func window(_ title: String) async throws -> Stage {
    try await eventually("the window “\(title)”") { Window.open(titled: title)?.isMapped == true }
    return Stage(try XCTUnwrap(Window.open(titled: title)))
  }

  /// Activates one of the application's own actions.
  func activate(_ action: String) { g_action_group_activate_action(app?.application.opaque, action, nil) }

  /// The app lives until here.
  func end(_ stage: Stage) {
    stage.close()
    app = nil
  }
}
