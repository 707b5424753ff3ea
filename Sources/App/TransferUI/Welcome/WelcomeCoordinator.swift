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

  /// The page that the window starts with. Escape closes the window there.
  package enum Start {
    case welcome
    /// Connecting TMDB. The window closes when that is done.
    case connect
    /// The exports of other apps.
    case importGuides
  }

  private let dependencies: Dependencies
  private let start: WelcomeController
  private let guides: ImportGuidesController
  private let pages: NavigationController
  private let window: PagesWindow

  /// Makes the window, which owns its coordinator.
  package static func makeWindow(
    _ dependencies: Dependencies, over parent: (any DialogParent)?, at start: Start = .welcome
  ) -> PagesWindow {
    let coordinator = WelcomeCoordinator(dependencies, over: parent, at: start)
    coordinator.window.retainOwner(coordinator)
    return coordinator.window
  }

  private init(_ dependencies: Dependencies, over parent: (any DialogParent)?, at first: Start) {
    self.dependencies = dependencies
    start = WelcomeController(isConnected: dependencies.isConnected)
    guides = ImportGuidesController(isConnected: dependencies.isConnected)
    let connection = Connection(dependencies)
    let (root, title) =
      switch first {
      case .welcome: (start as ViewController, tr("Welcome"))
      case .connect: (connection.page, tr("Connect TMDB"))
      case .importGuides: (guides, tr("Import"))
      }
    pages = NavigationController(root: root)
    window = PagesWindow(title: title, height: 600, pages, over: parent, clock: dependencies.clock)
    start.onChoose = { [weak self] in self?.choose($0) }
    if case .connect = first { observe(connection) { $0.window.close() } }
    observeGuides()
  }
}

/// The page that asks for a key, and its form.
private struct Connection {
  let form: CredentialController
  let page: ConnectController

  init(_ dependencies: WelcomeCoordinator.Dependencies) {
    form = CredentialController(dependencies.makeCredentialModel())
    page = ConnectController(form)
  }
}

extension WelcomeCoordinator {
  private func choose(_ choice: WelcomeController.Choice) {
    switch choice {
    case .connect: connect()
    case .importFile: pages.push(guides)
    case .lookAround: window.close()
    }
  }

  private func connect() {
    let connection = Connection(dependencies)
    observe(connection) { $0.pages.pop() }
    pages.push(connection.page)
  }

  /// - Parameter finish: Called once TMDB is connected.
  private func observe(_ connection: Connection, finish: @escaping (WelcomeCoordinator) -> Void) {
    connection.form.onAccepted = { [weak self] in
      guard let self else { return }
      start.isConnected = true
      guides.isConnected = true
      finish(self)
    }
    connection.page.onOpenPage = { [weak self] in self?.open(keysPage) }
  }

  private func observeGuides() {
    guides.onOpenPage = { [weak self] in self?.open($0) }
    guides.onConnect = { [weak self] in self?.connect() }
    guides.onImport = { [dependencies, weak pages, weak window] in
      if let pages { dependencies.importFile(pages) { window?.close() } }
    }
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
