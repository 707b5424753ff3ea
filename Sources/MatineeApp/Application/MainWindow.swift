import Containment
import GTK
import Library
import LoadingState
import MatineeCore

/// The app's window: the root coordinator's controllers, the menu, and the commands that act on what is seen.
package final class MainWindow {
  package let window: Window
  package private(set) var coordinator: RootCoordinator
  private let makeCoordinator: () -> RootCoordinator
  private let keeping: KeepingAction
  private let libraryActions: LibraryActions
  private let sampleMatch: SampleMatchAction
  let watching: WatcherModel
  /// The page that is before everything else while it is asked who is watching.
  var asking: ViewController?
  /// Whether a guest has said that what they did may go.
  var isLeaving = false
  private var naming: Binding?
  /// In application pixels.
  static let narrowest = 360

  /// - Parameters:
  ///   - keeper: what is kept for when there is no network; until the window closes when not said.
  ///   - watching: who is watching, and what is their own; until the window closes when not said.
  package init(
    application: Application, lists: @escaping () -> TitleLists, notice: @escaping () -> String? = { nil },
    connectivity: Connectivity = Connectivity(NetworkLine()) {}, keeper: OfflineKeeper? = nil,
    watching: WatcherModel? = nil, desktop: Desktop = .live, perform: @escaping (String) -> Void
  ) {
    let keeper =
      keeper ?? OfflineKeeper(connectivity: connectivity) { PlaceFetcher(lists().services, scale: 1) }
    let watching =
      watching
      ?? WatcherModel(LibraryModel(source: TitleSource(lists().services.answerSource)) { try Library.inMemory() })
    self.watching = watching
    window = Window(application: application)
    window.title = "Matinee"
    makeCoordinator = {
      RootCoordinator(
        lists: lists(), menu: Self.makeMenuButton(), notice: notice(), connectivity: connectivity, keeper: keeper,
        watching: watching, desktop: desktop, perform: perform)
    }
    coordinator = makeCoordinator()
    keeping = KeepingAction(keeper, words: { KeepingWords(lists().services.texts) })
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

  /// Begins anew with other services, where the user is.
  func restart() { restart(at: coordinator.path) }

  /// Begins anew somewhere.
  func restart(at path: [Destination]) {
    coordinator = makeCoordinator()
    // Before it is on screen, so that no other list is asked for on the way.
    for destination in path { coordinator.show(destination) }
    follow()
    guard asking == nil else { return }
    showContent()
    // What it tells needs a window.
    sampleMatch.follow(coordinator)
    focusContent()
  }

  /// Gives the keyboard's focus to what is shown, once it is drawn: before that no row has its place.
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

  /// What acts on what is seen, unless it is asked who is watching.
  private func on(_ action: String, _ body: @escaping (RootCoordinator) -> Void) {
    window.addAction(action) { [weak self] in
      if let self, asking == nil { body(coordinator) }
    }
  }

  private static func makeMenuButton() -> MenuButton {
    MenuButton(icon: "open-menu-symbolic", name: "Main Menu", menu: makeMenu(watching: nil), isPrimary: true)
  }

  /// - Parameter name: whoever is watching, where that may be more than one.
  private static func makeMenu(watching name: String?) -> Menu {
    let name = name.map { ": " + $0.replacing("_", with: "__") } ?? ""
    let sections = [
      LibraryActions.menuLines,
      [
        ("_History", "win.history"), ("_Statistics", "win.statistics"), ("Who Is Wat_ching\(name)…", "win.profiles"),
      ],
      [("_Refresh", "win.refresh"), KeepingAction.menuLine, ("_Work Offline", "app.work-offline")],
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
