import Catalogue
import Containment
import Foundation
import Library
import Localization
import ScreenFoundation
import TitleIdentity
import Tracking

/// The badges of titles in all lists: whether a title is on the watchlist or was watched, and the user's rating.
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
    return ItemBadge(
      library.score(of: id), isOnWatchlist: library.isOnWatchlist(id),
      isWatched: library.isWatched(id) || series.isWatched(id))
  }
}

/// The badges of plays and episodes: the user's rating. Every play was watched, and episodes have their own check mark.
final class PartBadges: BadgeProviding {
  private let library: LibraryModel

  init(_ library: LibraryModel) { self.library = library }

  func badge(for subject: PartSubject) -> ItemBadge? {
    ItemBadge(library.score(of: subject.title, subject.part))
  }
}

/// The badges of titles that could be added to a list: whether they are on it.
final class ListBadges: BadgeProviding {
  private let members: ListMembers

  init(_ members: ListMembers) { self.members = members }

  func badge(for title: TitleSubject) -> ItemBadge? {
    members.contains(title.id) ? ItemBadge("", isTicked: true, description: tr("on this list")) : nil
  }
}

/// A title, or a season or episode of it.
public nonisolated struct PartSubject: Sendable {
  let title: TitleID
  let part: TitlePart
}

extension ItemBadge {
  fileprivate init?(_ score: Score?, isOnWatchlist: Bool = false, isWatched: Bool = false) {
    guard score != nil || isOnWatchlist || isWatched else { return nil }
    let text = score.map { $0.stars.formatted(.number.precision(.fractionLength(0...1))) }
    let rating = score.map { tr("your rating {rating}", ["rating": StarRatingView.defaultText($0.stars)]) }
    let parts = [isOnWatchlist ? tr("on your watchlist") : nil, rating, isWatched ? tr("watched") : nil]
    self.init(
      text ?? "", isBookmarked: isOnWatchlist, isTicked: isWatched,
      description: parts.compactMap(\.self).joined(separator: ", "))
  }
}
