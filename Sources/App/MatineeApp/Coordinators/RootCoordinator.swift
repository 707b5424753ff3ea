import Containment
import GTK
import LoadingState
import MatineeCore
import TitleIdentity

/// The app's main flow: the tabs, the pages above them, and the screen of each destination.
package final class RootCoordinator {
  /// The navigation stack.
  package let controller: NavigationController
  /// The navigation stack with the banners about the network below it.
  let root: OfflineController
  let images: PipelineImages
  let menu: MenuButton
  let tabs: TabsCoordinator
  let history: HistoryCoordinator
  let profiles: ProfilesCoordinator
  let session: ProfileSession
  let people: HouseholdCoordinator
  private let trailers: WebTrailerPlayer
  let services: Services
  let library: LibraryModel
  let downloadManager: DownloadManager
  private let badges: RatingBadges
  private let perform: (String) -> Void
  /// Finds offline suggestions for a page that isn't cached.
  private let suggestions: SuggestionLoader.Find
  let actions: PageActions
  /// The task that preloads the next page.
  private var preparing: Task<Void, Never>?
  /// The destinations of the pages on the stack.
  private var places: [(page: Weak<ViewController>, destination: Destination, preview: PagePreview?)] = []

  /// - Parameters:
  ///   - lists: The lists to show, with the services behind them.
  ///   - menu: The main menu, for the header bar.
  ///   - notice: A problem at launch, shown above the sample catalogue.
  ///   - connectivity: Whether TMDB can be reached.
  ///   - downloadManager: Manages downloads.
  ///   - session: Provides the current profile and its library.
  ///   - desktop: Copies links and opens them.
  ///   - perform: Performs the named action of a message's button.
  init(
    lists: TitleLists, menu: MenuButton, notice: String? = nil, connectivity: Connectivity,
    downloadManager: DownloadManager,
    session: ProfileSession, desktop: Desktop = .live, perform: @escaping (String) -> Void
  ) {
    self.menu = menu
    self.perform = perform
    services = lists.services
    let library = session.library
    self.library = library
    self.session = session
    self.downloadManager = downloadManager
    suggestions = { [services = lists.services] in
      await OfflineSuggestions(services, downloads: downloadManager.items).suggestions()
    }
    images = PipelineImages(lists.services)
    badges = RatingBadges(library, lists.services)
    let link = OpenLink()
    actions = PageActions(desktop: desktop, services: lists.services) { [link] in link.coordinator?.controller }
    trailers = WebTrailerPlayer(openAddress: actions.tryToOpen)
    tabs = TabsCoordinator(
      TabsCoordinator.Dependencies(
        lists: lists, library: library, images: images, badges: badges, openAddress: actions.open,
        open: { [link] in link.open($0, $1) }, close: { [link] in link.close($0) },
        perform: { [link] in link.handleAction($0) },
        suggestions: suggestions), menu: menu)
    if lists.services.source == .sample {
      tabs.controller.accessory = SampleBanner.make(reason: notice, perform: perform)
    }
    history = HistoryCoordinator(
      library: library, services: lists.services, images: images, badges: badges,
      open: { [link] in link.open($0, $1) }, window: { [link] in link.coordinator?.controller.view.window })
    profiles = ProfilesCoordinator(
      session, images: images, desktop: desktop, open: { [link] in link.open($0, $1) }, perform: perform)
    people = HouseholdCoordinator(
      library: library, services: lists.services, pictures: session.pictures, images: images, badges: badges,
      open: { [link] in link.open($0, $1) })
    // In a narrow window these buttons are hidden; the menu names the current profile, too.
    let household = [ProfileButton(session, images: images).button, people.bell.button]
    tabs.controller.navigationItem.trailing = [
      LayoutBox.dropping(household, spacing: 6, minimumWidth: MainWindow.minimumWidth), menu,
    ]
    controller = NavigationController(root: tabs.controller)
    root = OfflineController(
      controller, connectivity: connectivity,
      downloadBanner: DownloadBanner(downloadManager, texts: lists.services.texts),
      readOnly: ReadOnlyBanner(library), texts: lists.services.texts)
    root.onAction = { [weak connectivity] action in
      if case .custom(let name) = action { perform(name) } else { connectivity?.tryAgain() }
    }
    link.coordinator = self
    let menus = EntryMenus(
      actions: actions, downloadManager: session.isGuest ? nil : downloadManager, open: { link.open($0, $1) },
      add: { link.add($0) }
    ) {
      link.markWatched($0)
    }
    tabs.lists.makeTitleMenu = { menus.menu(of: $0)?.sections ?? [] }
    history.makeTitleMenu = tabs.lists.makeTitleMenu
    people.makeTitleMenu = tabs.lists.makeTitleMenu
    controller.setItemMenuProvider(menus.menu)
    installTitleDrags()
    controller.view.onTyping { [weak self] in self?.search(typing: $0) ?? false }
  }

  /// The search model.
  var searchModel: SearchModel { tabs.searchModel }

  /// The current destination.
  var destination: Destination { pageDestinations.last ?? tabs.destination }

  /// The top page, and the information that was known before it loaded; `nil` at a tab.
  var page: (page: ViewController, preview: PagePreview?)? {
    let pages = controller.viewControllers.compactMap { page in places.first { $0.page.value === page } }
    return pages.last.flatMap { place in place.page.value.map { ($0, place.preview) } }
  }

  /// The top page's content, or the tab bar controller.
  package var topContent: ViewController? {
    (controller.top as? RestorableController)?.content ?? controller.top
  }

  /// The current path: the tab's destination, followed by those of the pages above it.
  var path: [Destination] { [tabs.destination] + pageDestinations }

  /// Navigates to a destination. A tab's destination pops all pages; any other is pushed.
  ///
  /// - Parameter preview: The information about the destination that is already available.
  package func show(_ destination: Destination, preview: PagePreview? = nil) {
    preparing?.cancel()
    if tabs.show(destination) { controller.popToRoot() } else { push(destination, preview) }
  }

  func select(_ tab: RootTab) {
    controller.popToRoot()
    tabs.select(tab)
  }

  /// Shows the search tab and focuses its field.
  func search() {
    select(.search)
    controller.takeFocus()
  }

  /// Starts a search with a key that no focused widget handled.
  private func search(typing key: TypedKey) -> Bool {
    controller.top === tabs.controller && tabs.search(typing: key)
  }

  /// Opens the menu in the visible header bar.
  func openMenu() { controller.top?.navigationItem.trailing.lazy.compactMap { $0 as? MenuButton }.last?.open() }

  /// Selects the next of the tab's lists, or the previous one for a step of −1.
  func selectList(_ step: Int) {
    if controller.top === tabs.controller { tabs.selectList(step) }
  }
}

extension RootCoordinator {
  private var pageDestinations: [Destination] {
    controller.viewControllers.compactMap { page in places.first { $0.page.value === page }?.destination }
  }

  /// Navigates to the place that a message's action names. Other actions are passed to the app.
  func handleAction(_ action: String) {
    if let destination = StateMessage.place(of: action).flatMap({ Destination($0) }) {
      show(destination)
    } else {
      perform(action)
    }
  }

  /// Pushes the picture viewer, which isn't a destination.
  private func view(_ pictures: [GalleryPicture], at index: Int) {
    var shown = index
    controller.push(
      RestorableController { [images, actions] in
        let viewer = PictureViewerController(pictures, at: shown, images: images) { actions.save($0) }
        viewer.onPageChange = { shown = $0 }
        return viewer
      })
  }

  private func push(_ destination: Destination, _ preview: PagePreview?) {
    let factory = PageFactory(
      services: services, images: images, badges: badges, library: library, history: history, profiles: profiles,
      people: people,
      trailers: trailers,
      perform: { [weak self] in self?.handleAction($0) }, actions: actions,
      view: { [weak self] in self?.view($0, at: $1) }, open: { [weak self] in self?.show($0, preview: $1) },
      createList: { [tabs] in tabs.lists.makePage($0, name: $1) },
      suggestions: suggestions)
    guard let page = factory.make(destination, preview: preview) else { return }
    places.removeAll { $0.page.value == nil }
    places.append((Weak(page), destination, preview))
    guard services.responseCache != nil, controller.isVisible, let prepared = page.content as? any Preloading else {
      return controller.push(page)
    }
    preparing = Task { [weak self] in
      await prepared.prepare(timeout: preparationTimeout)
      Task.isCancelled ? prepared.abandon() : self?.controller.push(page)
    }
  }
}

/// A weak reference to a page, because the navigation controller owns it.
private struct Weak<Value: AnyObject> {
  private(set) weak var value: Value?

  init(_ value: Value) { self.value = value }
}

/// The longest wait for cached content before a page is pushed without it.
private let preparationTimeout = Duration.milliseconds(50)
