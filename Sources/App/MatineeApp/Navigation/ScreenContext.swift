import AppFoundation
import Catalogue
import Containment
import GTK
import Tracking

/// The requests of screens to the coordinator that shows them.
protocol Navigator: AnyObject {
  /// The controller that shows notifications. Dialogs appear over its window.
  var controller: NavigationController { get }
  func show(_ destination: any Destination)
  func perform(_ action: AppAction)
  /// Shows one of several pictures in the viewer.
  func view(_ pictures: [GalleryPicture], at index: Int)
  /// Leaves a page if it is on top.
  func close(_ page: ViewController)
  func addToList(_ title: TitleSummary)
  func markWatched(_ title: TitleSummary)
}

/// The context of a new screen: the app's dependencies, the shared flows, and closures that lead to other screens.
///
/// It retains neither the coordinator nor any screen, so screens can capture it.
struct ScreenContext {
  let app: AppDependencies
  let open: Open
  let perform: (AppAction) -> Void
  let view: ([GalleryPicture], Int) -> Void
  let actions: PageActions
  let menus: EntryMenus
  let trailers: WebTrailerPlayer
  let history: HistoryCoordinator
  let household: HouseholdCoordinator
  let lists: UserListsCoordinator
  let profiles: ProfilesCoordinator

  /// - Parameter onKeepProfile: Called when the user chooses the current profile again.
  init(_ app: AppDependencies, navigator: any Navigator, onKeepProfile: @escaping () -> Void) {
    self.app = app
    let open: Open = { [weak navigator] in navigator?.show($0) }
    self.open = open
    perform = { [weak navigator] in navigator?.perform($0) }
    view = { [weak navigator] in navigator?.view($0, at: $1) }
    actions = PageActions(desktop: app.desktop, services: app.services) { [weak navigator] in navigator?.controller }
    let history = HistoryCoordinator(app, open: open) { [weak navigator] in navigator?.controller.view.window }
    self.history = history
    menus = EntryMenus(
      actions: actions, downloads: app.session.isGuest ? nil : app.downloads, open: open,
      add: { [weak navigator] in navigator?.addToList($0) },
      markWatched: { [weak navigator] in navigator?.markWatched($0) }, watch: history.watch)
    trailers = WebTrailerPlayer(openAddress: actions.tryToOpen)
    household = HouseholdCoordinator(app, open: open)
    lists = UserListsCoordinator(app, open: open) { [weak navigator] in navigator?.close($0) }
    profiles = ProfilesCoordinator(app, open: open, perform: perform, onKeepProfile: onKeepProfile)
  }
}

extension ScreenContext {
  /// Connects the parts that all loading screens share: actions of messages, and suggestions while offline.
  func connect<Content>(_ screen: FetcherController<Content>) {
    screen.onAction = perform
    screen.setSuggestionSource(app.suggestions)
  }

  /// Connects the parts that all pages share: actions of messages, suggestions while offline, and the page's menu.
  func connect<Page: LinkedPage & Equatable>(
    _ page: PageFetcherController<Page>, _ reference: PageReference?
  ) -> PageFetcherController<Page> {
    connect(page)
    if let reference {
      let menu = PageMenu(reference, actions: actions)
      page.navigationItem.trailing = [menu.button]
      page.onPage = { menu.show($0.links) }
    }
    return page
  }
}
