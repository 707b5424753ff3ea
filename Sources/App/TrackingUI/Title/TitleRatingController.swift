import Containment
import GTK
import Library
import Localization
import Tracking

/// The user's rating of a title, or the reason why it isn't available.
final class TitleRatingController: ViewController {
  /// The title; `nil` until it is known.
  var rated: TitleReference?
  private let rating: TitleRating
  private let stars: StarRatingView
  private let reason = Label(wrapping: "", styles: "dim-label")
  private let retry = Button(label: tr("Retry"))
  private var binding: Binding?

  /// - Parameter clock: The clock for the pause after which a typed rating is saved.
  init(_ rating: TitleRating, clock: any Clock<Duration>) {
    self.rating = rating
    stars = StarRatingView(name: tr("Your Rating"), clock: clock)
    super.init()
  }

  override func loadView() {
    retry.horizontalAlignment = .start
    retry.accessibleDescription = tr("Your Rating")
    view = Box(.vertical, spacing: 6, [stars.widget, reason, retry])
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
}

extension TitleRatingController {
  private func rate(_ stars: Double?) {
    guard let rated else { return }
    rating.rate(stars.flatMap(Score.init(stars:)), to: rated) { [weak self] in
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
