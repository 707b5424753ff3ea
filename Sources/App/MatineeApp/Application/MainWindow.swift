import AppFoundation
import Catalogue
import Containment
import DownloadsUI
import GTK
import Library
import ScreenFoundation
import TitleIdentity
import Tracking
import TrackingUI
import Transfer
import TransferUI

/// The main window: the root coordinator's controllers, the menu, and the commands for the visible page.
package final class MainWindow {
  package let window: Window
  package private(set) lazy var coordinator = makeCoordinator()
  private let makeDependencies: () -> AppDependencies
  private let notice: SampleNotice
  private let perform: (SettingsAction) -> Void
  private lazy var downloadAction = DownloadAction(
    coordinator.app.downloads, texts: coordinator.app.catalogue.format.texts)
  private lazy var libraryActions = LibraryActions(session, desktop: coordinator.app.desktop)
  private lazy var sampleTitles = SampleTitlesNotice(session)
  private lazy var removedTitles = RemovedTitlesNotice(session)
  var session: ProfileSession { coordinator.app.session }
  /// The page that asks for a profile before anything else is shown.
  var profileChooser: ViewController?
  /// Whether a guest has agreed to lose their changes.
  var isLeaving = false
  /// Called with the window's state when it closes.
  var onClose: (WindowState) -> Void = { _ in }
  private var menuBinding: Binding?
  /// The window's minimum width in application pixels.
  static let minimumWidth = 360

  /// Makes the window, with an empty header bar. An app that presents it before it builds the content appears sooner.
  package static func makeWindow(_ application: Application) -> Window {
    let window = Window(application: application)
    window.title = "Matinee"
    window.setMinimumSize(width: minimumWidth, height: 294)
    window.setContent(Box(.vertical, [HeaderBar()]))
    return window
  }

  /// Builds the content of a window.
  ///
  /// - Parameters:
  ///   - window: A window from ``makeWindow(_:)``.
  ///   - makeDependencies: Makes the screens' dependencies, at launch and after each change of the source or the
  ///     profile. The session and the downloads remain the same.
  ///   - notice: The notice about the sample catalogue.
  ///   - perform: Performs the actions that no screen handles.
  package init(
    _ window: Window, makeDependencies: @escaping () -> AppDependencies,
    notice: SampleNotice = SampleNotice(), perform: @escaping (SettingsAction) -> Void
  ) {
    self.window = window
    self.makeDependencies = makeDependencies
    self.notice = notice
    self.perform = perform
    addCommands()
    downloadAction.install(on: window)
    libraryActions.install(on: window)
    attachActions()
    showContent()
    attachNotices()
    window.onCloseRequest { [weak self] in self?.close() ?? true }
    session.onSwitch = { [weak self] in self?.switchProfile() }
  }

  /// Rebuilds the pages with new dependencies and stays at the same destination.
  func restart() { restart(at: coordinator.path) }

  /// Rebuilds the pages and navigates to a path.
  func restart(at path: [any Destination]) {
    coordinator = makeCoordinator()
    // Navigating before the pages are on screen avoids requests for other lists on the way.
    for destination in path { coordinator.show(destination) }
    attachActions()
    guard profileChooser == nil else { return }
    window.discardRootViewController()
    showContent()
    // Its notifications need a window.
    attachNotices()
    focusContent()
  }

  /// Returns the preferences rows for titles of the library that TMDB can't show.
  func makeTitleMatchRows() -> TitleMatchRows {
    TitleMatchRows(counts: { [sampleTitles, removedTitles] in (sampleTitles.count, removedTitles.titles.count) }) {
      [weak self] in
      self?.coordinator.libraryFiles.matchTitles(for: .sample, over: $0)
    } onReplace: { [weak self] in
      self?.coordinator.libraryFiles.matchTitles(for: .removed, over: $0)
    }
  }

  /// Focuses the content after the next frame, because rows have no position before they are drawn.
  func focusContent() {
    window.afterNextFrame { [weak self] in self?.window.rootViewController?.takeFocus() }
  }

  private func makeCoordinator() -> RootCoordinator {
    RootCoordinator(makeDependencies(), notice: notice, perform: perform) {
      [weak self] in self?.cancelProfileChange()
    }
  }

  private func attachActions() {
    downloadAction.attach(coordinator.controller) { [weak coordinator] in
      // Destinations aren't observable, but changes of the visible screens are.
      _ = coordinator?.root.screenChanges
      return coordinator?.downloadItem
    }
    libraryActions.attach(coordinator.controller)
    let (bell, source) = (coordinator.context.tracking.household.bell, coordinator.app.catalogue.client.contentSource)
    menuBinding = Binding({ [weak coordinator] () -> MainMenu.Content in
      _ = coordinator?.root.screenChanges
      return MainMenu.Content(
        download: coordinator?.tabs.destination.downloadItem(title: nil)?.name, notifications: bell.title,
        usesSample: source == .sample)
    }) { [menu = coordinator.menu] in menu.show($0) }
  }

  private func attachNotices() {
    sampleTitles.attach(coordinator.controller) { [weak coordinator] in
      coordinator?.libraryFiles.matchTitles(for: .sample)
    }
    let place = RemovedTitlesNotice.Place(
      presenter: coordinator.controller,
      isShown: { [weak coordinator] in coordinator?.destination.address == $0.description },
      replace: { [weak coordinator] in coordinator?.libraryFiles.matchTitles(for: .removed) })
    let catalogue = coordinator.app.catalogue
    removedTitles.attach(catalogue.availability, of: TitleSource(catalogue.client.source), in: place)
  }

  private func addCommands() {
    window.addAction(.close) { [weak self] in self?.window.close() }
    on(.refresh) { $0.refresh() }
    on(.search) { $0.search() }
    on(.addToList) { $0.addToList() }
    on(.newList) { $0.createList() }
    on(.markWatched) { $0.markWatched() }
    on(.importFile) { $0.libraryFiles.importFile() }
    on(.exportLibrary) { $0.libraryFiles.exportLibrary() }
    on(.openMainMenu) { $0.openMenu() }
    on(.back) { $0.controller.pop() }
    on(.forward) { $0.controller.goForward() }
    on(.nextList) { $0.selectList(1) }
    on(.previousList) { $0.selectList(-1) }
    on(.nextPane) { $0.root.focusNextPane() }
    on(.previousPane) { $0.root.focusNextPane(-1) }
    for (_, destination) in Destinations.commands { on(destination.address) { $0.showOnce(destination) } }
    for tab in RootTab.allCases { on(tab.command) { $0.select(tab) } }
  }

  private func on(_ command: Command, _ body: @escaping (RootCoordinator) -> Void) { on(command.rawValue, body) }

  /// Adds an action on the visible page. It does nothing while the window asks for a profile.
  private func on(_ action: String, _ body: @escaping (RootCoordinator) -> Void) {
    window.addAction(action) { [weak self] in
      if let self, profileChooser == nil { body(coordinator) }
    }
  }
}
