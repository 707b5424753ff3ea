import AppFoundation
import Catalogue
import Containment
import Localization
import ScreenFoundation
import Transfer

/// The flow for matching titles in the library to TMDB's, in its own window: the list of matches, and the choices for
/// each title.
final class TitleMatchCoordinator {
  private let pages: NavigationController
  private let window: PagesWindow
  private let choices: TitleChoices

  /// Opens the window and starts looking up the titles.
  ///
  /// - Parameter perform: Performs the actions of the app that messages offer.
  @discardableResult
  static func present(
    _ model: TitleMatchModel, format: PageFormat, images: any ImageProviding, over parent: (any DialogParent)?,
    perform: @escaping (AppAction) -> Void
  ) -> PagesWindow {
    let coordinator = TitleMatchCoordinator(model, format, images, over: parent, perform)
    coordinator.window.present()
    return coordinator.window
  }

  private init(
    _ model: TitleMatchModel, _ format: PageFormat, _ images: any ImageProviding, over parent: (any DialogParent)?,
    _ perform: @escaping (AppAction) -> Void
  ) {
    let content = TitleMatchController(model, format: format, images: images)
    let page = StatefulContentController(content)
    page.handle { [weak page] (action: AppAction) in
      perform(action)
      page?.reload()
    }
    pages = NavigationController(root: page)
    window = PagesWindow(title: model.purpose.title, height: 640, pages, over: parent)
    choices = TitleChoices(model, pages: pages, format: format, images: images)
    content.onFinish = { [weak window] in window?.close() }
    content.decisions.onOpen = { [weak self] in self?.choices.open($0) }
    window.retainOwner(self)
  }
}

extension TitleMatchModel.Purpose {
  /// The title of the window.
  var title: String {
    switch self {
    case .sample: tr("Match Sample Titles")
    case .removed: tr("Titles Removed from TMDB")
    }
  }
}
