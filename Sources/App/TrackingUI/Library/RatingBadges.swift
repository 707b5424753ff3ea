import Catalogue
import Containment
import Foundation
import Library
import Localization
import ScreenFoundation
import TitleIdentity
import Tracking

/// The badges of titles in all lists: the user's rating, and whether they watched it.
package final class RatingBadges: BadgeProviding {
  private let library: LibraryModel
  private let series: WatchedShows
  package let actions: (any CardActionProviding<TitleSubject>)?

  package init(_ library: LibraryModel, _ pages: PageClient, _ guides: EpisodeGuides) {
    self.library = library
    series = WatchedShows(library, pages.client, guides)
    actions = TitleCardActions(library, pages, guides)
  }

  /// Whether all badges on screen show what the library contains.
  package var isSettled: Bool { library.isSettled && series.isSettled }

  package func badge(for title: TitleSubject) -> ItemBadge? {
    let id = title.id
    return ItemBadge(library.score(of: id), isWatched: library.isWatched(id) || series.isWatched(id))
  }
}

/// The badges of plays and episodes: the user's rating. Every play was watched, and episodes have their own check mark.
final class PartBadges: BadgeProviding {
  private let library: LibraryModel

  init(_ library: LibraryModel) { self.library = library }

  func badge(for subject: PartSubject) -> ItemBadge? {
    ItemBadge(library.score(of: subject.title, subject.part), isWatched: false)
  }
}

/// A title, or a season or episode of it.
public nonisolated struct PartSubject: Sendable {
  let title: TitleID
  let part: TitlePart
}

extension ItemBadge {
  fileprivate init?(_ score: Score?, isWatched: Bool) {
    guard score != nil || isWatched else { return nil }
    let text = score.map { $0.stars.formatted(.number.precision(.fractionLength(0...1))) }
    let rating = score.map { tr("your rating {rating}", ["rating": StarRatingView.defaultText($0.stars)]) }
    let parts = [rating, isWatched ? tr("watched") : nil]
    self.init(text ?? "", isTicked: isWatched, description: parts.compactMap(\.self).joined(separator: ", "))
  }
}
