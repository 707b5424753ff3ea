import Containment
import GTK
import MatineeCore

/// A review: who, how many stars, when, and what they say.
final class ReviewView {
  let widget: Widget
  private let text = ExpandableText(lines: 4)

  init(_ review: ReviewCard) {
    let author = Label(review.author)
    author.addStyle("heading")
    let detail = Label([review.rating, review.date].compactMap(\.self).joined(separator: " · "))
    detail.addStyle("caption", "dim-label")
    detail.isVisible = !detail.text.isEmpty
    for label in [author, detail] {
      label.justification = .start
      label.wraps = true
      label.breaksWords = true
    }
    text.text = review.text
    widget = Box(.vertical, spacing: 3, [author, detail, text.widget])
    widget.keep(text, for: "matinee-review")
  }
}
