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
