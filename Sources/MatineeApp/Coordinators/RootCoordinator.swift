import Containment
import GTK
import LoadingState
import MatineeCore

/// The whole app's flow: the tabs, the pages above them, and where each destination is.
package final class RootCoordinator {
  /// The pages.
  package let controller: NavigationController
  /// The pages, and what is said below them of the network.
  let root: OfflineController
  let images: PipelineImages
  let menu: MenuButton
  let tabs: TabsCoordinator
  let history: HistoryCoordinator
  let profiles: ProfilesCoordinator
  let watching: WatcherModel
  let people: HouseholdCoordinator
  private let trailers: WebTrailerPlayer
  let services: Services
  let library: LibraryModel
  let keeper: OfflineKeeper
  private let badges: RatingBadges
  private let perform: (String) -> Void
  /// What is offered where there is no network, and nothing was kept.
  private let offers: WaysOffer.Find
  let actions: PageActions
  /// What is about to be shown.
  private var preparing: Task<Void, Never>?
  /// Where each page that was opened leads, as long as it is there.
  private var places: [(page: Weak<ViewController>, destination: Destination, known: Known?)] = []

  /// - Parameters:
  ///   - lists: what is shown, and where it comes from.
  ///   - menu: the main menu, for the header.
  ///   - notice: what was wrong at start, to be said above the sample catalogue.
  ///   - connectivity: whether TMDB can be asked.
  ///   - keeper: what is kept for when it cannot.
  ///   - watching: who is watching, and so whose own is seen.
  ///   - desktop: what copies links, and opens them.
  ///   - perform: what a message's button asks of the app, by name.
  init(
    lists: TitleLists, menu: MenuButton, notice: String? = nil, connectivity: Connectivity, keeper: OfflineKeeper,
    watching: WatcherModel, desktop: Desktop = .live, perform: @escaping (String) -> Void
  ) {
    self.menu = menu
    self.perform = perform
    services = lists.services
    let library = watching.library
    self.library = library
    self.watching = watching
    self.keeper = keeper
    offers = { [services = lists.services] in await OfflineOffers(services, kept: keeper.places).ways() }
    images = PipelineImages(lists.services)
    badges = RatingBadges(library, lists.services)
    let link = OpenLink()
    actions = PageActions(desktop: desktop, services: lists.services) { [link] in link.coordinator?.controller }
    trailers = WebTrailerPlayer(openAddress: actions.tryToOpen)
    tabs = TabsCoordinator(
      TabsCoordinator.Surroundings(
        lists: lists, library: library, images: images, badges: badges, openAddress: actions.open,
        open: { [link] in link.open($0, $1) }, close: { [link] in link.close($0) },
        perform: { [link] in link.goOn($0) },
        offers: offers), menu: menu)
    if lists.services.source == .sample {
      tabs.controller.accessory = SampleBanner.make(reason: notice, perform: perform)
    }
    history = HistoryCoordinator(
      library: library, services: lists.services, images: images, badges: badges,
      open: { [link] in link.open($0, $1) }, window: { [link] in link.coordinator?.controller.view.window })
    profiles = ProfilesCoordinator(
      watching, images: images, desktop: desktop, open: { [link] in link.open($0, $1) }, perform: perform)
    people = HouseholdCoordinator(
      library: library, services: lists.services, pictures: watching.pictures, images: images, badges: badges,
      open: { [link] in link.open($0, $1) })
    // The menu says who is watching, too.
    let household = [WatcherButton(watching, images: images).button, people.bell.button]
    tabs.controller.navigationItem.trailing = [
      LayoutBox.dropping(household, spacing: 6, narrowest: MainWindow.narrowest), menu,
    ]
    controller = NavigationController(root: tabs.controller)
    root = OfflineController(
      controller, connectivity: connectivity, keeping: KeepingLine(keeper, texts: lists.services.texts),
      readOnly: ReadOnlyLine(library), texts: lists.services.texts)
    root.onAction = { [weak connectivity] action in
      if case .custom(let name) = action { perform(name) } else { connectivity?.tryAgain() }
    }
    link.coordinator = self
    let menus = EntryMenus(
      actions: actions, keeper: watching.isGuest ? nil : keeper, open: { link.open($0, $1) }, add: { link.add($0) }
    ) {
      link.markWatched($0)
    }
    tabs.lists.makeTitleMenu = { menus.menu(of: $0)?.sections ?? [] }
    history.makeTitleMenu = tabs.lists.makeTitleMenu
    people.makeTitleMenu = tabs.lists.makeTitleMenu
    controller.offerItemMenus(menus.menu)
    offerTitleDrags()
    controller.view.onTyping { [weak self] in self?.search(typing: $0) ?? false }
  }

  /// What is searched, and what has come of it.
  var searchModel: SearchModel { tabs.searchModel }

  /// Where the user is.
  var destination: Destination { pageDestinations.last ?? tabs.destination }

  /// The page where the user is, and what was known of it before it came; `nil` at a tab.
  var page: (page: ViewController, known: Known?)? {
    let pages = controller.viewControllers.compactMap { page in places.first { $0.page.value === page } }
    return pages.last.flatMap { place in place.page.value.map { ($0, place.known) } }
  }

  /// The screen of the top page, or the controller of the tabs.
  package var topContent: ViewController? {
    (controller.top as? RestorableController)?.content ?? controller.top
  }

  /// The way to where the user is: the tab's place, and the pages above it.
  var path: [Destination] { [tabs.destination] + pageDestinations }

  /// Goes to a place: a tab's puts all pages away, a page comes on top.
  ///
  /// - Parameter known: what is known of it already.
  package func show(_ destination: Destination, knowing known: Known? = nil) {
    preparing?.cancel()
    if tabs.show(destination) { controller.popToRoot() } else { push(destination, known) }
  }

  func select(_ tab: RootTab) {
    controller.popToRoot()
    tabs.select(tab)
  }

  /// Goes to the search, with the keyboard in its field.
  func search() {
    select(.search)
    controller.takeFocus()
  }

  /// Goes to the search with a key that was pressed where nothing has a use for it.
  private func search(typing key: TypedKey) -> Bool {
    controller.top === tabs.controller && tabs.search(typing: key)
  }

  /// Opens the menu in the header of what is seen.
  func openMenu() { controller.top?.navigationItem.trailing.lazy.compactMap { $0 as? MenuButton }.last?.open() }

  /// Goes to the next of the lists side by side, or to the previous one with a step of −1.
  func selectList(_ step: Int) {
    if controller.top === tabs.controller { tabs.selectList(step) }
  }
}

extension RootCoordinator {
  private var pageDestinations: [Destination] {
    controller.viewControllers.compactMap { page in places.first { $0.page.value === page }?.destination }
  }

  /// Goes where a message's way leads; what leads nowhere is asked of the app.
  func goOn(_ action: String) {
    if let destination = StateMessage.place(of: action).flatMap({ Destination($0) }) {
      show(destination)
    } else {
      perform(action)
    }
  }

  /// Looks at pictures over the page that they are of; that is no place of its own.
  private func view(_ pictures: [GalleryPicture], at index: Int) {
    var shown = index
    controller.push(
      RestorableController { [images, actions] in
        let viewer = PictureViewerController(pictures, at: shown, images: images) { actions.save($0) }
        viewer.onTurn = { shown = $0 }
        return viewer
      })
  }

  private func push(_ destination: Destination, _ known: Known?) {
    let factory = PageFactory(
      services: services, images: images, badges: badges, library: library, history: history, profiles: profiles,
      people: people,
      trailers: trailers,
      perform: { [weak self] in self?.goOn($0) }, actions: actions,
      view: { [weak self] in self?.view($0, at: $1) }, open: { [weak self] in self?.show($0, knowing: $1) },
      makeList: { [tabs] in tabs.lists.makePage($0, name: $1) },
      offers: offers)
    guard let page = factory.make(destination, knowing: known) else { return }
    places.removeAll { $0.page.value == nil }
    places.append((Weak(page), destination, known))
    guard services.catalogue != nil, controller.isVisible, let prepared = page.content as? any Preparing else {
      return controller.push(page)
    }
    preparing = Task { [weak self] in
      await prepared.prepare(atMost: longestPreparation)
      Task.isCancelled ? prepared.abandon() : self?.controller.push(page)
    }
  }
}

/// A page is the navigation's to keep.
private struct Weak<Value: AnyObject> {
  private(set) weak var value: Value?

  init(_ value: Value) { self.value = value }
}

/// For so long what is saved is waited for before a page is shown without it.
private let longestPreparation = Duration.milliseconds(50)
