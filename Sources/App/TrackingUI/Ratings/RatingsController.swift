import Catalogue
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import Tracking

/// The titles that the user has rated, the latest rating first.
final class RatingsController: ViewController, LibraryContentController {
  let model: RatingsModel
  private let grid: GridController<CardView<TitleSummary>>
  private var binding: Binding?

  /// - Parameter onSelect: Called with the title that the user selects.
  init(
    _ model: RatingsModel, images: any ImageProviding, badges: any TitleBadges,
    onSelect: @escaping (TitleSummary) -> Void
  ) {
    self.model = model
    grid = GridController { CardView(images: images, badges: badges) }
    super.init(title: tr("Ratings"))
    grid.onSelect = onSelect
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: grid)
    grid.onReachEnd = { [model] in model.loadMore() }
    binding = Binding({ [model] in model.titles }) { [grid] in grid.items = $0 ?? [] }
  }

  override var preferredFocus: Widget { grid.preferredFocus }
}
