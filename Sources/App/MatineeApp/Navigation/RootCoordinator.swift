import AppFoundation
import Catalogue
import CatalogueUI
import Containment
import GTK
import Library
import LoadingState
import ScreenFoundation
import TransferUI

/// The app's main flow: the tabs, and the pages above them.
package final class RootCoordinator {
  let app: AppDependencies
  let menu: MenuButton
  private lazy var pages = PageStack(root: tabs.controller)
  /// The navigation stack with the banners about the network below it.
  private(set) lazy var root = OfflineController(controller, app, perform: context.screens.perform)
  private(set) lazy var tabs = TabsCoordinator(context, header: .main(context, menu: menu, notice: notice))
  private(set) lazy var context = PageContext(app, navigator: self, onKeepProfile: onKeepProfile)
  private(set) lazy var libraryFiles = LibraryFilesCoordinator(
    app.screens, app.library, presenter: controller, perform: context.screens.perform)
  private let notice: String?
  private let performInApp: (SettingsAction) -> Void
  private let onKeepProfile: () -> Void

  /// - Parameters:
  ///   - menu: The main menu, for the header bar.
  ///   - notice: A problem at launch, shown above the sample catalogue.
  ///   - perform: Performs the actions that show or change the app's settings.
  ///   - onKeepProfile: Called when the user chooses the current profile again.
  init(
    _ app: AppDependencies, menu: MenuButton, notice: String? = nil, perform: @escaping (SettingsAction) -> Void,
    onKeepProfile: @escaping () -> Void = {}
  ) {
    self.app = app
    self.menu = menu
    self.notice = notice
    self.onKeepProfile = onKeepProfile
    performInApp = perform
    context.menus.install(in: controller.view)
    // The Lists tab opens when a drag rests on it.
    controller.view.setItemDragProvider { [titles] (entry: any PageEntry) in
      titles.title(in: entry).map { ItemDrag($0.name, $0) }
    }
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
    if tabs.show(destination) {
      controller.popToRoot()
    } else if let make = context.screen(of: destination) {
      pages.push(RestorableController(make), for: destination, isCached: app.catalogue.client.cache != nil)
    }
  }

  /// Navigates to a destination unless it is the current one.
  func showOnce(_ destination: any Destination) {
    if self.destination.address != destination.address { show(destination) }
  }

  func perform(_ action: AppAction) {
    switch action {
    case .open(let address): Destinations.destination(at: address.description).map(show)
    case .replaceRemovedTitles: libraryFiles.replaceRemovedTitles()
    case .settings(let action): performInApp(action)
    }
  }

  /// Pushes the picture viewer, which isn't a destination.
  func view(_ pictures: [GalleryPicture], at index: Int) {
    var shown = index
    controller.push(
      RestorableController { [images = app.images, actions = context.screens.actions] in
        let viewer = PictureViewerController(pictures, at: shown, images: images) { actions.save($0) }
        viewer.onPageChange = { shown = $0 }
        return viewer
      })
  }

  func close(_ page: ViewController) { pages.close(page) }
}
