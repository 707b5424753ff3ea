import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// The reviews of a title.
package enum ReviewsSection {
  package static func make() -> ComposedSection<TitlePage, [ReviewCard]> {
    ComposedSection(items: \.reviews) { reviews in
      [
        PageHeading.make(tr("Reviews")),
        Box(.vertical, spacing: 18, reviews.prefix(batchSize).map { ReviewView($0).widget }),
      ]
    }
  }
}

/// The maximum number of reviews. TMDB's site has the others.
private let batchSize = 4

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
    widget.own(text)
  }
}
