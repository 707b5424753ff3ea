import Catalogue
import Containment
import Foundation
import Library
import Localization
import ScreenFoundation
import TitleIdentity
import Tracking

/// The badges of titles and episodes in all lists: the user's rating, and whether they watched it.
package final class RatingBadges: BadgeProviding {
  private let library: LibraryModel
  private let series: WatchedShows
  package let actions: (any CardActionProviding)?

  package init(_ library: LibraryModel, _ pages: PageClient, _ guides: EpisodeGuides) {
    self.library = library
    series = WatchedShows(library, pages.client, guides)
    actions = TitleCardActions(library, pages, guides)
  }

  /// Whether all badges on screen show what the library contains.
  package var isSettled: Bool { library.isSettled && series.isSettled }

  package func badge(for item: Any) -> ItemBadge? {
    guard let (id, part, isPlay) = subject(of: item) else { return nil }
    let score = library.score(of: id, part)
    // Every entry in the history was watched, and episodes have their own check mark.
    let isWatched = part == .whole && !isPlay && (library.isWatched(id) || series.isWatched(id))
    guard score != nil || isWatched else { return nil }
    let text = score.map { $0.stars.formatted(.number.precision(.fractionLength(0...1))) }
    let rating = score.map { tr("your rating {rating}", ["rating": StarRatingView.defaultText($0.stars)]) }
    let parts = [rating, isWatched ? tr("watched") : nil]
    return ItemBadge(
      text ?? "", isTicked: isWatched, description: parts.compactMap(\.self).joined(separator: ", "))
  }

  private func subject(of item: Any) -> (id: TitleID, part: TitlePart, isPlay: Bool)? {
    // A history entry may come from another source, whose ids mean other titles.
    if let entry = item as? HistoryEntry { return entry.title.map { ($0.id, entry.play.part, true) } }
    if let entry = item as? UserListEntry { return entry.title.map { ($0.id, .whole, false) } }
    if let episode = item as? EpisodeCard { return (.show(episode.season.show), episode.part, false) }
    guard let title = (item as? any PageEntry)?.destination as? TitleDestination else { return nil }
    return (title.id, .whole, false)
  }
}
