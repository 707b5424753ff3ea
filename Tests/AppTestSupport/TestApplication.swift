import CAdwaita
import Foundation
import GTK
import MatineeCore

@testable import MatineeApp

/// The app's main window without the app's own loop, over services that a test chooses.
@MainActor package final class TestApplication {
  /// What messages and banners have asked of the app.
  package private(set) var actions: [String] = []
  package var services: Services
  private let notice: String?
  package private(set) lazy var main = MainWindow(
    application: Self.application, lists: { [unowned self] in TitleLists(services) }, notice: { [notice] in notice },
    perform: { [weak self] in self?.actions.append($0) })

  /// - Parameter notice: what was wrong at start, to be said above the sample catalogue.
  package init(_ services: Services, notice: String? = nil) {
    self.services = services
    self.notice = notice
  }

  /// The window's stage, once the window is shown.
  package func show(width: Int = 700, height: Int = 600) -> Stage {
    main.window.setDefaultSize(width: width, height: height)
    main.window.present()
    return Stage(main.window)
  }

  /// One for the process: it must be registered before it has windows.
  private static let application: Application = {
    let application = Application(id: "io.github.matinee_app.Matinee.Tests", joinsRunningInstance: false)
    g_application_register(application.cast(to: GApplication.self), nil, nil)
    Shortcuts.install(on: application)
    // What the menu offers can be chosen, and does nothing.
    for name in ["quit", "about", "enter-credential", "preferences", "shortcuts"] { application.addAction(name) {} }
    return application
  }()
}
