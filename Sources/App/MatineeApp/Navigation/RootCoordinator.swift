import AppFoundation
import Catalogue
import CatalogueUI
import Containment
import Library
import LoadingState
import ScreenFoundation
import SearchUI
import TMDB
import TrackingUI
import Transfer
import TransferUI

/// The app's main flow: the tabs, and the pages above them.
package final class RootCoordinator {
  let app: AppDependencies
  let menu = MainMenu()
  private lazy var pages = PageStack(root: tabs.controller)
  /// The navigation stack with the banners about the network below it.
  private(set) lazy var root = OfflineController(controller, app, perform: context.screens.perform)
  private(set) lazy var tabs = TabsCoordinator(context)
  private(set) lazy var context = PageContext(app, navigator: self, onKeepProfile: onKeepProfile)
  private(set) lazy var libraryFiles = LibraryFilesCoordinator(
    app.screens, app.library, presenter: controller, perform: context.screens.perform)
  private let performInApp: (SettingsAction) -> Void
  private let onKeepProfile: () -> Void

  /// - Parameters:
  ///   - notice: The notice about the sample catalogue.
  ///   - perform: Performs the actions that show or change the app's settings.
  ///   - onKeepProfile: Called when the user chooses the current profile again.
  init(
    _ app: AppDependencies, notice: SampleNotice = SampleNotice(), perform: @escaping (SettingsAction) -> Void,
    onKeepProfile: @escaping () -> Void = {}
  ) {
    self.app = app
    self.onKeepProfile = onKeepProfile
    performInApp = perform
    tabs.controller.fillHeader(context, menu: menu, notice: notice)
    controller.view.setItemMenuProvider(context.menus.menu)
    // The Lists tab opens when a drag rests on it.
    controller.view.setItemDragProvider { [titles] (entry: any PageEntry) in
      titles.title(in: entry).map { ItemDrag($0.name, $0) }
    }
    controller.typeSearches { [weak self] in
      if let self, controller.top === tabs.controller { tabs.showSearchField() } else { nil }
    }
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

  /// Whether there is content to read on screen, or all that is visible is empty or has failed to load; observable.
  var hasResult: Bool {
    _ = root.screenChanges
    return controller.visibleScreens.haveResult
  }

  /// Whether everything visible has loaded, including pictures and badges.
  package var isSettled: Bool {
    controller.visibleScreens.areSettled && app.images.pendingCount == 0 && app.badges.isSettled
  }
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

  /// Shows the page of a reference, which the source may have to resolve first. Notifies the user if there is no such
  /// page.
  func show(_ reference: PageReference) {
    if let destination = reference.destination { return show(destination) }
    Task { [weak self, client = app.catalogue.client] in
      do throws(TMDBError) {
        let found = try await reference.resolved(by: client)
        found.destination.map { self?.show($0) }
      } catch {
        self?.controller.notify(error.sentence(about: reference, isSample: client.contentSource == .sample))
      }
    }
  }

  /// Navigates to a destination unless it is the current one.
  func showOnce(_ destination: any Destination) {
    if self.destination.address != destination.address { show(destination) }
  }

  func perform(_ action: AppAction) {
    switch action {
    case .open(let address): Destinations.destination(at: address.description).map(show)
    case .replaceRemovedTitles: libraryFiles.matchTitles(for: .removed)
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
