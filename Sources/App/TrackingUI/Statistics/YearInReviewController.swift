import Containment
import GTK
import Localization
import ScreenFoundation
import Tracking

/// The page that looks back at a year: numbers, titles, habits and favorites.
final class YearInReviewController: ViewController, LibraryContentController {
  /// Called with the screen of the card or row that the user opens.
  var onOpen: (Tally.Screen) -> Void = { _ in }
  let model: YearInReviewModel
  private let content: YearInReviewView
  private var binding: Binding?

  init(_ model: YearInReviewModel, images: any ImageProviding) {
    self.model = model
    content = YearInReviewView(model.year, images: images)
    super.init(title: tr("{year} in Review", ["year": "\(model.year)"]))
  }

  override func loadView() { view = content.widget }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.onOpen = { [weak self] in self?.onOpen($0) }
    binding = Binding({ [model] in model.review }) { [content] in if let review = $0 { content.show(review) } }
  }
}
