import Containment
import GTK
import Library
import Localization
import MatineeCore

/// The user's rating of a title, or the reason why it isn't available.
final class RatingSection: ViewController, PageSection {
  private let rating: TitleRating
  private let stars: StarRatingView
  private let reason = Label(wrapping: "", styles: "dim-label")
  private let retry = Button(label: tr("Retry"))
  private var page: TitlePage?
  private var binding: Binding?

  /// - Parameter clock: The clock for the pause after which a typed rating is saved.
  init(_ rating: TitleRating, clock: any Clock<Duration>) {
    self.rating = rating
    stars = StarRatingView(name: tr("Your Rating"), clock: clock)
    super.init()
  }

  override func loadView() {
    let box = Box(.vertical, spacing: 6, [PageHeading.make(tr("Your Rating")), stars.widget, reason, retry])
    retry.horizontalAlignment = .start
    retry.accessibleDescription = tr("Your Rating")
    box.setMargins(top: 12, bottom: 0, start: 12, end: 12)
    view = box
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    retry.onClick { [rating] in rating.retry() }
    stars.onChange = { [weak self] in self?.rate($0) }
    binding = Binding({ [rating] in rating.state }) { [weak self] in self?.update($0) }
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    // A rating entered with keys may still be waiting for further keys.
    stars.commit()
  }

  var isStart: Bool { false }

  func show(_ page: TitlePage) { self.page = page }
}

extension RatingSection {
  private func rate(_ stars: Double?) {
    guard let page else { return }
    rating.rate(stars.flatMap(Score.init(stars:)), to: page) { [weak self] in
      guard let self else { return }
      // Restores the saved rating.
      update(rating.state)
    }
  }

  private func update(_ state: TitleRating.State) {
    if case .open(let score) = state { stars.rating = score?.stars }
    stars.widget.isVisible = !state.isClosed
    stars.widget.isSensitive = state != .opening
    reason.text = if case .closed(let sentence) = state { sentence } else { "" }
    reason.isVisible = state.isClosed
    retry.isVisible = state.isClosed
  }
}

extension TitleRating.State {
  fileprivate var isClosed: Bool { if case .closed = self { true } else { false } }
}
