import CAdwaita
import Foundation
import GTK
import MatineeCore

@testable import MatineeApp

/// The app's main window without the app's own loop, over services that a test chooses.
@MainActor final class TestApplication {
  /// What messages and banners have asked of the app.
  private(set) var actions: [String] = []
  var services: Services
  private(set) lazy var main = MainWindow(
    application: Self.application, lists: { [unowned self] in FilmLists(services) },
    perform: { [weak self] in self?.actions.append($0) })

  init(_ services: Services) { self.services = services }

  /// The window's stage, once the window is shown.
  func show() -> Stage {
    main.window.setDefaultSize(width: 700, height: 600)
    main.window.present()
    return Stage(main.window)
  }

  /// One for the process: it must be registered before it has windows.
  private static let application: Application = {
    let application = Application(id: "io.github.matinee_app.Matinee.Tests", joinsRunningInstance: false)
    g_application_register(application.cast(to: GApplication.self), nil, nil)
    Shortcuts.install(on: application)
    return application
  }()
}
