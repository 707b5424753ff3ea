import Catalogue
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import Tracking

/// The user's rating of a season. It is hidden while the library isn't available.
final class SeasonRatingSection: ViewController, PageSection {
  private let progress: ShowProgressModel
  private let stars: StarRatingView
  private var season: Int?
  private var binding: Binding?

  /// - Parameter clock: The clock for the pause after which a typed rating is saved.
  init(_ progress: ShowProgressModel, clock: any Clock<Duration>) {
    self.progress = progress
    stars = StarRatingView(name: tr("Your Rating"), clock: clock)
    super.init()
  }

  /// Always `false`, because the user came for the episodes.
  var isStart: Bool { false }

  override func loadView() {
    stars.widget.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    view = stars.widget
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stars.onChange = { [weak self] in self?.rate($0) }
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    stars.commit()
  }

  func show(_ page: SeasonPage) {
    loadViewIfNeeded()
    season = page.id.number
    binding = Binding({ [progress] in
      (progress.plays.library.state == .open, progress.score(ofSeason: page.id.number))
    }) { [weak self] in self?.update($0, $1) }
  }
}

extension SeasonRatingSection {
  private func update(_ isOpen: Bool, _ score: Score?) {
    view.isVisible = isOpen
    stars.rating = score?.stars
  }

  private func rate(_ stars: Double?) {
    guard let season else { return }
    progress.rate(season: season, stars.flatMap(Score.init(stars:))) { [weak self] in
      guard let self else { return }
      // Restores the saved rating.
      update(true, progress.score(ofSeason: season))
    }
  }
}
