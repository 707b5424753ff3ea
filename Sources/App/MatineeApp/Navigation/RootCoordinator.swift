import Containment
import GTK
import LoadingState
import MatineeCore

/// The app's main flow: the tabs, and the pages above them.
package final class RootCoordinator {
  let app: AppDependencies
  let menu: MenuButton
  private lazy var pages = PageStack(root: tabs.controller)
  /// The navigation stack with the banners about the network below it.
  private(set) lazy var root = makeRoot()
  private(set) lazy var tabs = TabsCoordinator(context, header: makeHeader())
  private(set) lazy var context = ScreenContext(app, navigator: self, onKeepProfile: onKeepProfile)
  private let notice: String?
  private let performInApp: (AppAction) -> Void
  private let onKeepProfile: () -> Void

  /// - Parameters:
  ///   - menu: The main menu, for the header bar.
  ///   - notice: A problem at launch, shown above the sample catalogue.
  ///   - perform: Performs the actions that no screen performs.
  ///   - onKeepProfile: Called when the user chooses the current profile again.
  init(
    _ app: AppDependencies, menu: MenuButton, notice: String? = nil, perform: @escaping (AppAction) -> Void,
    onKeepProfile: @escaping () -> Void = {}
  ) {
    self.app = app
    self.menu = menu
    self.notice = notice
    self.onKeepProfile = onKeepProfile
    performInApp = perform
    controller.view.setItemMenuProvider(context.menus.menu)
    installTitleDrags()
    controller.view.onTyping { [weak self] in self?.search(typing: $0) ?? false }
  }

  /// The navigation stack.
  package var controller: NavigationController { pages.controller }

  /// The current destination.
  var destination: any Destination { path.last ?? tabs.destination }

  /// The current path: the tab's destination, followed by those of the pages above it.
  var path: [any Destination] { [tabs.destination] + pages.destinations }

  /// The top page; `nil` at a tab.
  var page: ViewController? { pages.top }

  /// The top page's content, or the tab bar controller.
  package var topContent: ViewController? { pages.topContent }
}

extension RootCoordinator: Navigator {
  /// Navigates to a destination. A tab's destination pops all pages; any other is pushed.
  package func show(_ destination: any Destination) {
    pages.cancelPreparation()
    if let destination = destination as? any PageDestination {
      push(destination)
    } else if tabs.show(destination) {
      controller.popToRoot()
    }
  }

  /// Navigates to a destination unless it is the current one.
  func showOnce(_ destination: any Destination) {
    if self.destination.address != destination.address { show(destination) }
  }

  func perform(_ action: AppAction) {
    switch action {
    case .showSearch: show(SearchDestination())
    case .showLists: show(ListsDestination())
    case .showDownload(let download): Destinations.destination(of: download).map(show)
    default: performInApp(action)
    }
  }

  /// Pushes the picture viewer, which isn't a destination.
  func view(_ pictures: [GalleryPicture], at index: Int) {
    var shown = index
    controller.push(
      RestorableController { [images = app.images, actions = context.actions] in
        let viewer = PictureViewerController(pictures, at: shown, images: images) { actions.save($0) }
        viewer.onPageChange = { shown = $0 }
        return viewer
      })
  }

  func close(_ page: ViewController) { pages.close(page) }

  private func push(_ destination: any PageDestination) {
    pages.push(
      RestorableController(destination.makeScreen(context)), for: destination,
      isCached: app.services.responseCache != nil)
  }
}

extension RootCoordinator {
  /// The buttons in the header bar. In a narrow window those of the household are hidden; the menu names the current
  /// profile, too.
  private func makeHeader() -> TabsCoordinator.Header {
    let household = [ProfileButton(app.session, images: app.images).button, context.household.bell.button]
    let banner = app.services.source == .sample ? SampleBanner.make(reason: notice, perform: context.perform) : nil
    return TabsCoordinator.Header(
      trailing: [LayoutBox.dropping(household, spacing: 6, minimumWidth: MainWindow.minimumWidth), menu],
      banner: banner)
  }

  private func makeRoot() -> OfflineController {
    let root = OfflineController(
      controller, connectivity: app.connectivity,
      downloadBanner: DownloadBanner(app.downloads, texts: app.services.texts), readOnly: ReadOnlyBanner(app.library),
      texts: app.services.texts)
    root.onAction = { [perform = context.perform, weak connectivity = app.connectivity] action in
      if case .custom(let action as AppAction) = action { perform(action) } else { connectivity?.tryAgain() }
    }
    return root
  }
}
