import Catalogue
import Containment
import GTK

/// A review: author, rating, date and text.
final class ReviewView {
  let widget: Widget
  private let text = ExpandableText(lines: 4)

  init(_ review: ReviewCard) {
    let author = Label(wrapping: review.author, styles: "heading")
    let details = [review.rating, review.date].compactMap(\.self)
    let detail = Label(wrapping: details.joined(separator: " · "), styles: "caption", "dim-label")
    detail.isVisible = !details.isEmpty
    text.text = review.text
    widget = Box(.vertical, spacing: 3, [author, detail, text.widget])
    widget.retain(text, for: "matinee-review")
  }
}
