import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation
import Transfer

/// The flow for matching titles in the library to TMDB's, in its own window: the list of matches, and the choices for
/// each title.
final class TitleMatchCoordinator {
  private let pages: NavigationController
  private let window: Window
  private let choices: TitleChoices

  /// Opens the window and starts looking up the titles.
  @discardableResult
  static func present(
    _ model: TitleMatchModel, format: PageFormat, images: any ImageProviding, over parent: Window?
  ) -> Window {
    let coordinator = TitleMatchCoordinator(model, format, images, over: parent)
    coordinator.window.present()
    return coordinator.window
  }

  private init(_ model: TitleMatchModel, _ format: PageFormat, _ images: any ImageProviding, over parent: Window?) {
    let content = TitleMatchController(model, format: format, images: images)
    pages = NavigationController(root: StatefulContentController(content))
    window = PagesWindow.make(title: model.purpose.title, height: 640, pages, over: parent)
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
