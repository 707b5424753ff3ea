import Catalogue
import Containment
import GTK

/// An average rating: a star, the number, and the votes.
package final class RatingView {
  package let widget: LayoutBox
  private let star = Icon("starred-symbolic")
  private let value = Label()
  private let votes = Label()

  package init() {
    // In a narrow window, the votes wrap to the next line as a whole.
    widget = .wrapping([Box(.horizontal, spacing: 6, [star, value]), votes], spacing: 6)
    value.addStyle("heading", "numeric")
    votes.addStyle("dim-label", "numeric")
    // Screen readers announce one sentence instead of three parts.
    widget.setAccessibleRole(.group)
    for label in [value, votes] { label.setAccessibleHidden(true) }
  }

  package func show(_ rating: RatingText) {
    star.isVisible = rating.score != nil
    value.text = rating.value
    votes.text = rating.votes.map { "(\($0))" } ?? ""
    votes.isVisible = rating.votes != nil
    widget.accessibleLabel = rating.accessibleLabel
  }
}
