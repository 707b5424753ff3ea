import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import Foundation
import GTK
import GTKTestSupport
import Search
import ToolTestSupport
import Tracking
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation

/// The app with its own settings folder. It uses the test's main loop.
@MainActor final class RunningApplication {
  let folder: TemporaryFolder
  let context: AppContext
  private var app: MatineeApplication?

  /// - Parameters:
  ///   - environment: Environment variables in addition to `HOME`, which is a new folder.
  ///   - settings: The contents of the settings file.
  init(_ environment: [String: String] = [:], settings: String? = nil) async throws {
    folder = try TemporaryFolder()
    if let settings { _ = try folder.write(settings, to: ".config/matinee/settings.json") }
    // Most tests read the rows of lists.
    let defaults = ["HOME": folder.url.path, "MATINEE_LIST_LAYOUT": "rows"]
    context = try await AppContext.read(environment: environment.merging(defaults) { old, _ in old })
  }

  var application: Application? { app?.application }
  var session: ProfileSession? { app?.session }
  var window: MainWindow? { app?.mainWindow }

  /// The current contents of the settings file.
  var settings: [String: Any] {
    let data = try? Data(contentsOf: context.folders.settingsFile)
    return data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] } ?? [:]
  }

  /// - Parameters:
  ///   - destination: The destination that the user specifies; `nil` for none.
  ///   - activations: The number of launches before the app has a window.
  ///   - requestClock: The clock for the pauses between retries and other time limits of requests; `nil` for real time.
  ///   - willShow: Called with the window before its content is drawn.
  func start(
    at destination: (any Destination)? = nil, activations: Int = 1, requestClock: (any Clock<Duration>)? = nil,
    willShow: @escaping (Window) -> Void = { _ in }
  ) async throws -> AppFixture {
    launch(at: destination, activations: activations, requestClock: requestClock, willShow: willShow)
    try await eventually("the window’s content") { self.window?.window.isMapped == true }
    return AppFixture(try XCTUnwrap(window?.window))
  }

  /// Launches the app like ``start(at:activations:requestClock:willShow:)``, but doesn't wait for the window's content.
  func launch(
    at destination: (any Destination)? = nil, activations: Int = 1, requestClock: (any Clock<Duration>)? = nil,
    willShow: @escaping (Window) -> Void = { _ in }
  ) {
    let id = "io.github.matinee_app.Tests\(UInt32.random(in: 0...(.max)))"
    // Even on a slow machine, cached content must be read before the window opens.
    var options = LaunchOptions()
    destination.map { options.go(to: $0) }
    let app = MatineeApplication(context: context, options: options, id: id, launchTimeout: .seconds(30))
    self.app = app
    if let requestClock { app.catalogue = catalogue(requestClock) }
    app.onContent = { [weak app] in if let window = app?.mainWindow?.window { willShow(window) } }
    let application: UnsafeMutablePointer<GApplication> = app.application.cast()
    g_application_register(application, nil, nil)
    app.prepare()
    for _ in 0..<activations { g_application_activate(application) }
  }

  private func catalogue(_ requestClock: any Clock<Duration>) -> CatalogueDependencies {
    var connections = ServiceConnections.test
    connections.responseCache = context.responseCache
    connections.networkAccess = context.networkAccess
    connections.requestClock = requestClock
    return CatalogueDependencies(
      settings: context.settings, folders: context.folders, locale: context.locale, connections: connections)
  }

  /// Returns the window with this title, once it is open.
  func window(_ title: String) async throws -> AppFixture {
    try await eventually("the window “\(title)”") { Window.open(titled: title)?.isMapped == true }
    return AppFixture(try XCTUnwrap(Window.open(titled: title)))
  }

  /// Activates one of the application's actions.
  func activate(_ action: String) { g_action_group_activate_action(app?.application.opaque, action, nil) }

  /// Closes the window and releases the app.
  func end(_ fixture: AppFixture) {
    fixture.close()
    app = nil
  }
}
