import ArchitecturesSupport
import Containment
import GTK

/// A window with the feature. Ctrl+1 to Ctrl+3 switch between the architectures.
@MainActor final class ArchitecturesApplication {
  private let application = Application(id: "app.matinee.Architectures", joinsRunningInstance: false)
  /// A task to run in the window, after which the program quits.
  var onOpen: ((Window) async -> Void)?
  private let dependencies: FeaturedDependencies
  private var window: Window?

  init(_ architecture: Architecture, _ dependencies: FeaturedDependencies) {
    self.dependencies = dependencies
    application.onActivate { [weak self] in self?.open(architecture) }
    for (index, architecture) in Architecture.allCases.enumerated() {
      application.addAction(architecture.rawValue) { [weak self] in self?.show(architecture) }
      application.setAccelerators(["<Control>\(index + 1)"], for: "app.\(architecture.rawValue)")
    }
    application.addAction("quit") { [application] in application.quit() }
    application.setAccelerators(["<Control>q"], for: "app.quit")
  }

  func run() -> Int32 { application.run() }

  private func open(_ architecture: Architecture) {
    let window = Window(application: application)
    window.setDefaultSize(width: 700, height: 800)
    self.window = window
    show(architecture)
    window.present()
    guard let onOpen else { return }
    Task { [application] in
      await onOpen(window)
      application.quit()
    }
  }

  private func show(_ architecture: Architecture) {
    window?.title = "Featured: \(architecture.title)"
    window?.setRootViewController(architecture.makeRoot(dependencies))
  }
}
