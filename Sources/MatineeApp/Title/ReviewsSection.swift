import Containment
import GTK
import MatineeCore

/// What others wrote about a title.
enum ReviewsSection {
  static func make() -> ComposedSection<TitlePage, [ReviewCard]> {
    ComposedSection(items: \.reviews) { reviews in
      [
        PageHeading.make("Reviews"),
        Box(.vertical, spacing: 18, reviews.prefix(mostAtOnce).map { ReviewView($0).widget }),
      ]
    }
  }
}

/// More are at TMDB.
private let mostAtOnce = 4
