import Catalogue
import Containment
import GTK

/// A rating: stars, score and number of votes.
package final class RatingView {
  package let widget: LayoutBox
  private let stars = StarsView()
  private let value = Label()
  private let votes = Label()

  package init() {
    // In a narrow window, the votes wrap to the next line as a whole.
    widget = .wrapping([Box(.horizontal, spacing: 6, [stars.widget, value]), votes], spacing: 6)
    value.addStyle("heading", "numeric")
    votes.addStyle("dim-label", "numeric")
    // Screen readers announce one sentence instead of three parts.
    widget.setAccessibleRole(.group)
    for label in [value, votes] { label.setAccessibleHidden(true) }
  }

  package func show(_ rating: RatingText) {
    stars.score = rating.score
    value.text = rating.value
    votes.text = rating.votes ?? ""
    votes.isVisible = rating.votes != nil
    widget.accessibleLabel = rating.accessibleLabel
  }
}
