import Containment
import GTK
import Library
import LoadingState
import MatineeCore
import TitleIdentity

/// The main window: the root coordinator's controllers, the menu, and the actions for the visible page.
package final class MainWindow {
  package let window: Window
  package private(set) var coordinator: RootCoordinator
  private let makeCoordinator: () -> RootCoordinator
  private let downloadAction: DownloadAction
  private let libraryActions: LibraryActions
  private let sampleMatch: SampleMatchAction
  let session: ProfileSession
  /// The page that asks for a profile before anything else is shown.
  var asking: ViewController?
  /// Whether a guest has agreed to lose their changes.
  var isLeaving = false
  private var naming: Binding?
  /// The window's minimum width in application pixels.
  static let minimumWidth = 360

  /// - Parameters:
  ///   - downloadManager: Manages downloads; by default, one that lives as long as the window.
  ///   - session: Provides the current profile and its library; by default, one that lives as long as the window.
  package init(
    application: Application, lists: @escaping () -> TitleLists, notice: @escaping () -> String? = { nil },
    connectivity: Connectivity = Connectivity(NetworkLine()) {}, downloadManager: DownloadManager? = nil,
    session: ProfileSession? = nil, desktop: Desktop = .live, perform: @escaping (String) -> Void
  ) {
    let downloadManager =
      downloadManager ?? DownloadManager(connectivity: connectivity) { DownloadFetcher(lists().services, scale: 1) }
    let session =
      session
      ?? ProfileSession(LibraryModel(source: TitleSource(lists().services.responseSource)) { try Library.inMemory() })
    self.session = session
    window = Window(application: application)
    window.title = "Matinee"
    makeCoordinator = {
      RootCoordinator(
        lists: lists(), menu: Self.makeMenuButton(), notice: notice(), connectivity: connectivity,
        downloadManager: downloadManager,
        session: session, desktop: desktop, perform: perform)
    }
    coordinator = makeCoordinator()
    downloadAction = DownloadAction(downloadManager, text: { DownloadText(lists().services.texts) })
    libraryActions = LibraryActions(session, desktop: desktop)
    sampleMatch = SampleMatchAction(session)
    window.setMinimumSize(width: Self.minimumWidth, height: 294)
    addActions()
    downloadAction.install(on: window)
    libraryActions.install(on: window)
    sampleMatch.install(on: window)
    attachActions()
    showContent()
    sampleMatch.attach(coordinator)
    window.onCloseRequest { [weak self] in self?.mayClose() ?? true }
    session.onSwitch = { [weak self] in self?.switchProfile() }
  }

  /// Rebuilds the pages with new services and stays at the same place.
  func restart() { restart(at: coordinator.path) }

  /// Rebuilds the pages and navigates to a path.
  func restart(at path: [Destination]) {
    coordinator = makeCoordinator()
    // Navigating before the pages are on screen avoids requests for other lists on the way.
    for destination in path { coordinator.show(destination) }
    attachActions()
    guard asking == nil else { return }
    showContent()
    // Its notifications need a window.
    sampleMatch.attach(coordinator)
    focusContent()
  }

  /// Focuses the content after the next frame, because rows have no position before they are drawn.
  func focusContent() {
    window.afterNextFrame { [weak self] in self?.window.rootViewController?.takeFocus() }
  }

  private func attachActions() {
    downloadAction.attach(coordinator)
    libraryActions.attach(coordinator)
    coordinator.profiles.onCancel = { [weak self] in self?.cancelProfileChange() }
    naming = Binding({ [session] in session.isShared ? session.name : nil }) { [weak self] name in
      self?.coordinator.menu.setMenu(Self.makeMenu(session: name))
    }
  }

  private func addActions() {
    window.addAction("close") { [weak self] in self?.window.close() }
    on("refresh") { $0.refresh() }
    on("search") { $0.search() }
    on("add-to-list") { $0.addToList() }
    on("new-list") { $0.createList() }
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
    MenuButton(icon: "open-menu-symbolic", name: "Main Menu", menu: makeMenu(session: nil), isPrimary: true)
  }

  /// - Parameter name: The current profile's name, if there may be several profiles.
  private static func makeMenu(session name: String?) -> Menu {
    let name = name.map { ": " + $0.replacing("_", with: "__") } ?? ""
    let sections = [
      LibraryActions.menuLines,
      [
        ("_History", "win.history"), ("_Statistics", "win.statistics"), ("Swit_ch Profile\(name)…", "win.profiles"),
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
