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

  /// - Parameters:
  ///   - keeper: what is kept for when there is no network; until the window closes when not said.
  ///   - library: what is the user's own; until the window closes when not said.
  package init(
    application: Application, lists: @escaping () -> TitleLists, notice: @escaping () -> String? = { nil },
    connectivity: Connectivity = Connectivity(NetworkLine()) {}, keeper: OfflineKeeper? = nil,
    library: LibraryModel? = nil, desktop: Desktop = .live, perform: @escaping (String) -> Void
  ) {
    let keeper =
      keeper ?? OfflineKeeper(connectivity: connectivity) { PlaceFetcher(lists().services, scale: 1) }
    let library =
      library ?? LibraryModel(source: TitleSource(lists().services.answerSource)) { try Library.inMemory() }
    window = Window(application: application)
    window.title = "Matinee"
    makeCoordinator = {
      RootCoordinator(
        lists: lists(), menu: Self.makeMenu(), notice: notice(), connectivity: connectivity, keeper: keeper,
        library: library, desktop: desktop, perform: perform)
    }
    coordinator = makeCoordinator()
    keeping = KeepingAction(keeper, words: { KeepingWords(lists().services.texts) })
    libraryActions = LibraryActions(library, desktop: desktop)
    sampleMatch = SampleMatchAction(library)
    window.setRootViewController(coordinator.root)
    window.setMinimumSize(width: 360, height: 294)
    addActions()
    keeping.install(on: window)
    keeping.follow(coordinator)
    libraryActions.install(on: window)
    libraryActions.follow(coordinator)
    sampleMatch.install(on: window)
    sampleMatch.follow(coordinator)
  }

  /// Begins anew with other services, where the user is.
  func restart() {
    let path = coordinator.path
    coordinator = makeCoordinator()
    // Before it is on screen, so that no other list is asked for on the way.
    for destination in path { coordinator.show(destination) }
    keeping.follow(coordinator)
    libraryActions.follow(coordinator)
    window.setRootViewController(coordinator.root)
    // What it tells needs a window.
    sampleMatch.follow(coordinator)
    focusContent()
  }

  /// Gives the keyboard's focus to what is shown, once it is drawn: before that no row has its place.
  func focusContent() {
    window.afterNextFrame { [weak self] in self?.coordinator.controller.takeFocus() }
  }

  private func addActions() {
    window.addAction("refresh") { [weak self] in self?.coordinator.refresh() }
    window.addAction("close") { [weak self] in self?.window.close() }
    window.addAction("search") { [weak self] in self?.coordinator.search() }
    window.addAction("add-to-list") { [weak self] in self?.coordinator.addToList() }
    window.addAction("new-list") { [weak self] in self?.coordinator.makeList() }
    window.addAction("mark-watched") { [weak self] in self?.coordinator.markWatched() }
    window.addAction("history") { [weak self] in self?.coordinator.showHistory() }
    window.addAction("statistics") { [weak self] in self?.coordinator.showStatistics() }
    window.addAction("import") { [weak self] in self?.coordinator.importFile() }
    window.addAction("export") { [weak self] in self?.coordinator.exportLibrary() }
    window.addAction("main-menu") { [weak self] in self?.coordinator.openMenu() }
    window.addAction("back") { [weak self] in self?.coordinator.controller.pop() }
    window.addAction("forward") { [weak self] in self?.coordinator.controller.goForward() }
    window.addAction("next-list") { [weak self] in self?.coordinator.selectList(1) }
    window.addAction("previous-list") { [weak self] in self?.coordinator.selectList(-1) }
    for tab in RootTab.allCases {
      window.addAction("tab-\(tab.name)") { [weak self] in self?.coordinator.select(tab) }
    }
  }

  private static func makeMenu() -> MenuButton {
    let sections = [
      LibraryActions.menuLines, [("_History", "win.history"), ("_Statistics", "win.statistics")],
      [("_Refresh", "win.refresh"), KeepingAction.menuLine, ("_Work Offline", "app.work-offline")],
      [
        ("_Import…", "win.import"), ("_Export…", "win.export"), SampleMatchAction.menuLine,
        ("_TMDB Key…", "app.enter-credential"),
      ],
      [
        ("_Preferences", "app.preferences"), ("_Keyboard Shortcuts", "app.shortcuts"), ("_About Matinee", "app.about"),
      ],
    ]
    let menu = Menu(sections: sections, hiding: [SampleMatchAction.menuLine.action])
    return MenuButton(icon: "open-menu-symbolic", name: "Main Menu", menu: menu, isPrimary: true)
  }
}
