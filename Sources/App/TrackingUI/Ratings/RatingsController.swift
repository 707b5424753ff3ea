import Catalogue
import Containment
import GTK
import Library
import LoadingState
import Localization
import ScreenFoundation
import Tracking

/// The titles that the user has rated, the latest rating first.
final class RatingsController: ViewController, StatefulContentLoadable {
  private let model: RatingsModel
  private let grid: GridController<CardView<TitleSummary>>
  private var binding: Binding?

  /// - Parameter open: Opens a title.
  init(_ model: RatingsModel, images: any ImageProviding, badges: any TitleBadges, open: @escaping Open) {
    self.model = model
    grid = GridController { CardView(images: images, badges: badges) }
    super.init(title: tr("Ratings"))
    grid.onSelect = { open(TitleDestination($0)) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: grid)
    grid.onReachEnd = { [model] in model.loadMore() }
    binding = Binding({ [model] in model.titles }) { [grid] in grid.items = $0 ?? [] }
  }

  override var preferredFocus: Widget { grid.preferredFocus }

  func loadContent() async -> LoadResult {
    await .library { [model] () async throws(LibraryError) in
      try await model.load()
      return model.titles?.isEmpty == true ? .empty(.noRatings) : .content
    }
  }
}
