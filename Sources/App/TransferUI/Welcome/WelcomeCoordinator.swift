import AppFoundation
import Containment
import Foundation
import Localization
import ScreenFoundation

/// The flow of the welcome in its own window: connecting TMDB, importing, and looking around.
package final class WelcomeCoordinator {
  /// The parts of the app that the welcome uses.
  package struct Dependencies {
    var isConnected: Bool
    var desktop: Desktop
    var clock: any Clock<Duration> = ContinuousClock()
    /// Makes a model for entering a key; the app uses an accepted key.
    var makeCredentialModel: () -> CredentialModel
    /// Asks for a file to import over a window, and calls the closure once the user has chosen one.
    var importFile: (any DialogParent, @escaping () -> Void) -> Void

    package init(
      isConnected: Bool, desktop: Desktop, clock: any Clock<Duration> = ContinuousClock(),
      makeCredentialModel: @escaping () -> CredentialModel,
      importFile: @escaping (any DialogParent, @escaping () -> Void) -> Void
    ) {
      self.isConnected = isConnected
      self.desktop = desktop
      self.clock = clock
      self.makeCredentialModel = makeCredentialModel
      self.importFile = importFile
    }
  }

  private let dependencies: Dependencies
  private let start: WelcomeController
  private lazy var guides = makeGuides()
  private let pages: NavigationController
  private let window: PagesWindow

  /// Makes the window, which owns its coordinator.
  ///
  /// - Parameter connects: Whether to start with connecting TMDB. The window then closes when that is done.
  package static func makeWindow(
    _ dependencies: Dependencies, over parent: (any DialogParent)?, connects: Bool = false
  ) -> PagesWindow {
    let coordinator = WelcomeCoordinator(dependencies, over: parent)
    coordinator.window.retainOwner(coordinator)
    if connects { coordinator.connect { $0.window.close() } }
    return coordinator.window
  }

  private init(_ dependencies: Dependencies, over parent: (any DialogParent)?) {
    self.dependencies = dependencies
    start = WelcomeController(isConnected: dependencies.isConnected)
    pages = NavigationController(root: start)
    window = PagesWindow(
      title: tr("Welcome"), height: 600, pages, over: parent, clock: dependencies.clock)
    start.onChoose = { [weak self] in self?.choose($0) }
  }
}

extension WelcomeCoordinator {
  private func choose(_ choice: WelcomeController.Choice) {
    switch choice {
    case .connect: connect { $0.pages.pop() }
    case .importFile: pages.push(guides)
    case .lookAround: window.close()
    }
  }

  /// - Parameter finish: Called once TMDB is connected.
  private func connect(finish: @escaping (WelcomeCoordinator) -> Void) {
    let form = CredentialController(dependencies.makeCredentialModel())
    form.onAccepted = { [weak self] in
      guard let self else { return }
      start.isConnected = true
      guides.isConnected = true
      finish(self)
    }
    let page = ConnectController(form)
    page.onOpenPage = { [weak self] in self?.open(keysPage) }
    pages.push(page)
  }

  private func makeGuides() -> ImportGuidesController {
    let guides = ImportGuidesController(isConnected: start.isConnected)
    guides.onOpenPage = { [weak self] in self?.open($0) }
    guides.onConnect = { [weak self] in self?.connect { $0.pages.pop() } }
    guides.onImport = { [dependencies, weak pages, weak window] in
      if let pages { dependencies.importFile(pages) { window?.close() } }
    }
    return guides
  }

  private func open(_ page: URL?) {
    guard let page else { return }
    Task { [pages, dependencies] in
      guard await !dependencies.desktop.open(page, pages.window) else { return }
      // Translators: {page} is a web address.
      pages.notify(tr("No app can open {page}.", ["page": page.absoluteString]))
    }
  }
}

private let keysPage = URL(string: "https://www.themoviedb.org/settings/api")
