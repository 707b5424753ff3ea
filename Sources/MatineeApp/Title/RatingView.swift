import Containment
import GTK
import MatineeCore

/// A rating: stars, the number, and how many voted.
final class RatingView {
  let widget: Box
  private let stars = StarsView()
  private let value = Label()
  private let votes = Label()

  init() {
    widget = Box(.horizontal, spacing: 6, [stars.widget, value, votes])
    value.addStyle("heading", "numeric")
    votes.addStyle("dim-label", "numeric")
    votes.wraps = true
    votes.justification = .start
    // It is said as one sentence instead of three parts.
    widget.setAccessibleRole(.group)
    for label in [value, votes] { label.setAccessibleHidden(true) }
  }

  func show(_ rating: RatingText) {
    stars.score = rating.score
    value.text = rating.value
    votes.text = rating.votes ?? ""
    votes.isVisible = rating.votes != nil
    widget.accessibleLabel = rating.spoken
  }
}
