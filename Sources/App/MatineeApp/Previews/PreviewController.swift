import AppFoundation
import Catalogue
import CatalogueUI
import Containment
import GTK
import Library
import ScreenFoundation
import TMDB
import TitleIdentity
import Tracking
import TrackingUI

/// A container for a preview. It navigates to the pages that the controller opens, and has its own library.
package final class PreviewController: ViewController, Navigator {
  let app: AppDependencies
  private(set) lazy var context = PageContext(app, navigator: self) {}
  private(set) lazy var controller = NavigationController(root: makeRoot())
  /// Returns whether the controller has finished its work, if it doesn't report this as a ``Screen``.
  var isReady: () -> Bool = { true }
  private let preview: Preview<PreviewController>
  private let state: PreviewState
  private var retained: [AnyObject] = []

  /// - Parameter networking: The network that provides the sample catalogue's data, in the preview's state.
  package init(
    _ preview: Preview<PreviewController>, _ state: PreviewState = .content, over networking: any Networking
  ) {
    self.preview = preview
    self.state = state
    let networkAccess = NetworkAccess()
    let catalogue = CatalogueDependencies.preview(over: networking, networkAccess: networkAccess)
    app = AppDependencies(
      catalogue, session: ProfileSession(PreviewLibrary.model(state)),
      connectivity: Connectivity(networkAccess) { await catalogue.client.probe() })
    super.init(title: preview.title)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    controller.view.setItemMenuProvider(context.menus.menu)
    add(child: controller)
  }

  package override var preferredFocus: Widget { controller.preferredFocus }

  /// Whether everything visible has loaded, including pictures and badges, as far as it loads in the preview's state.
  package var isSettled: Bool {
    let loads = state != .loading && state != .libraryOpening
    return isVisible && visibleScreens.allSatisfy { $0.isSettled || !loads && !$0.loadsPreview }
      && app.images.pendingCount == 0 && PreviewLibrary.isLoaded(app.library, state) && app.badges.isSettled
      && isReady()
  }

  private func makeRoot() -> ViewController {
    let root = preview.make(self)
    if root.title == nil { root.title = preview.title }
    return root
  }

  /// Makes the screen of a destination, without the tab that contains it, or makes the tab if it is one.
  func makeScreen(of destination: any Destination) -> ViewController {
    if let screen = context.screen(of: destination) { return screen() }
    for tab in RootTab.allCases.lazy.map({ $0.makeCoordinator(self.context) }) where tab.show(destination) {
      retain(tab)
      return tab.tabController
    }
    return ViewController()
  }

  /// Retains a value for as long as the preview exists.
  func retain(_ value: AnyObject) { retained.append(value) }
}

/// Navigation. The requests that only the app's main window can perform show a notification.
extension PreviewController {
  /// Pushes a page. Tabs have no pages to be above.
  func show(_ destination: any Destination) {
    guard destination is any PageDestination else { return notifyUnavailable() }
    controller.push(makeScreen(of: destination))
  }

  func perform(_ action: AppAction) { notifyUnavailable() }

  func view(_ pictures: [GalleryPicture], at index: Int) {
    controller.push(
      PictureViewerController(pictures, at: index, images: app.images, save: context.screens.actions.save))
  }

  func close(_ page: ViewController) {
    if controller.top === page { controller.pop() }
  }

  func addToList(_ title: TitleSummary) { notifyUnavailable() }

  func markWatched(_ title: TitleSummary) {
    context.tracking.history.markWatched(TitleReference(title, of: app.library.source))
  }

  private func notifyUnavailable() { controller.notify("Not available in a preview") }
}

extension Screen {
  /// Whether the screen loads what a previewed controller needs, rather than being that controller.
  fileprivate var loadsPreview: Bool { (self as? StatefulContentController)?.contentController is PreviewLoader }
}
