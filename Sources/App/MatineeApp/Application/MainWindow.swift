import Containment
import GTK
import Library
import LoadingState
import MatineeCore

/// The main window: the root coordinator's controllers, the menu, and the actions for the visible page.
package final class MainWindow {
  package let window: Window
  package private(set) var coordinator: RootCoordinator
  private let makeCoordinator: () -> RootCoordinator
  private let keeping: DownloadAction
  private let libraryActions: LibraryActions
  private let sampleMatch: SampleMatchAction
  let watching: ProfileSession
  /// The page that asks for a profile before anything else is shown.
  var asking: ViewController?
  /// Whether a guest has agreed to lose their changes.
  var isLeaving = false
  private var naming: Binding?
  /// The window's minimum width in application pixels.
  static let narrowest = 360

  /// - Parameters:
  ///   - keeper: Manages downloads; by default, one that lives as long as the window.
  ///   - watching: Provides the current profile and its library; by default, one that lives as long as the window.
  package init(
    application: Application, lists: @escaping () -> TitleLists, notice: @escaping () -> String? = { nil },
    connectivity: Connectivity = Connectivity(NetworkLine()) {}, keeper: DownloadManager? = nil,
    watching: ProfileSession? = nil, desktop: Desktop = .live, perform: @escaping (String) -> Void
  ) {
    let keeper =
      keeper ?? DownloadManager(connectivity: connectivity) { DownloadFetcher(lists().services, scale: 1) }
    let watching =
      watching
      ?? ProfileSession(LibraryModel(source: TitleSource(lists().services.answerSource)) { try Library.inMemory() })
    self.watching = watching
    window = Window(application: application)
    window.title = "Matinee"
    makeCoordinator = {
      RootCoordinator(
        lists: lists(), menu: Self.makeMenuButton(), notice: notice(), connectivity: connectivity, keeper: keeper,
        watching: watching, desktop: desktop, perform: perform)
    }
    coordinator = makeCoordinator()
    keeping = DownloadAction(keeper, words: { DownloadText(lists().services.texts) })
    libraryActions = LibraryActions(watching, desktop: desktop)
    sampleMatch = SampleMatchAction(watching)
    window.setMinimumSize(width: Self.narrowest, height: 294)
    addActions()
    keeping.install(on: window)
    libraryActions.install(on: window)
    sampleMatch.install(on: window)
    follow()
    showContent()
    sampleMatch.follow(coordinator)
    window.onCloseRequest { [weak self] in self?.mayClose() ?? true }
    watching.onSwitch = { [weak self] in self?.switchWatcher() }
  }

  /// Rebuilds the pages with new services and stays at the same place.
  func restart() { restart(at: coordinator.path) }

  /// Rebuilds the pages and navigates to a path.
  func restart(at path: [Destination]) {
    coordinator = makeCoordinator()
    // Navigating before the pages are on screen avoids requests for other lists on the way.
    for destination in path { coordinator.show(destination) }
    follow()
    guard asking == nil else { return }
    showContent()
    // Its notifications need a window.
    sampleMatch.follow(coordinator)
    focusContent()
  }

  /// Focuses the content after the next frame, because rows have no position before they are drawn.
  func focusContent() {
    window.afterNextFrame { [weak self] in self?.window.rootViewController?.takeFocus() }
  }

  private func follow() {
    keeping.follow(coordinator)
    libraryActions.follow(coordinator)
    coordinator.profiles.onStay = { [weak self] in self?.stay() }
    naming = Binding({ [watching] in watching.isShared ? watching.name : nil }) { [weak self] name in
      self?.coordinator.menu.setMenu(Self.makeMenu(watching: name))
    }
  }

  private func addActions() {
    window.addAction("close") { [weak self] in self?.window.close() }
    on("refresh") { $0.refresh() }
    on("search") { $0.search() }
    on("add-to-list") { $0.addToList() }
    on("new-list") { $0.makeList() }
    on("mark-watched") { $0.markWatched() }
    on("history") { $0.showHistory() }
    on("statistics") { $0.showStatistics() }
    on("profiles") { $0.showProfiles() }
    on("notifications") { $0.showNotifications() }
    on("import") { $0.importFile() }
    on("export") { $0.exportLibrary() }
    on("main-menu") { $0.openMenu() }
    on("back") { $0.controller.pop() }
    on("forward") { $0.controller.goForward() }
    on("next-list") { $0.selectList(1) }
    on("previous-list") { $0.selectList(-1) }
    for tab in RootTab.allCases { on("tab-\(tab.name)") { $0.select(tab) } }
  }

  /// Adds an action on the visible page. It does nothing while the window asks for a profile.
  private func on(_ action: String, _ body: @escaping (RootCoordinator) -> Void) {
    window.addAction(action) { [weak self] in
      if let self, asking == nil { body(coordinator) }
    }
  }

  private static func makeMenuButton() -> MenuButton {
    MenuButton(icon: "open-menu-symbolic", name: "Main Menu", menu: makeMenu(watching: nil), isPrimary: true)
  }

  /// - Parameter name: The current profile's name, if there may be several profiles.
  private static func makeMenu(watching name: String?) -> Menu {
    let name = name.map { ": " + $0.replacing("_", with: "__") } ?? ""
    let sections = [
      LibraryActions.menuLines,
      [
        ("_History", "win.history"), ("_Statistics", "win.statistics"), ("Who Is Wat_ching\(name)…", "win.profiles"),
      ],
      [("_Refresh", "win.refresh"), DownloadAction.menuLine, ("_Work Offline", "app.work-offline")],
      [
        ("_Import…", "win.import"), ("_Export…", "win.export"), SampleMatchAction.menuLine,
        ("_TMDB Key…", "app.enter-credential"),
      ],
      [
        ("_Preferences", "app.preferences"), ("_Keyboard Shortcuts", "app.shortcuts"), ("_About Matinee", "app.about"),
      ],
    ]
    return Menu(sections: sections, hiding: [SampleMatchAction.menuLine.action])
  }
}
