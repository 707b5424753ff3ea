import AppFoundation
import Catalogue
import Library
import Localization
import TitleIdentity

/// A season in the switcher of a series' page.
public struct SeasonTab: Identifiable, Hashable, Sendable {
  public let card: SeasonCard
  /// The number of the season and the progress, such as "Season 2, 3 of 22".
  public var title: String
  /// The name and progress for screen readers, such as "Season 2, 3 of 22 episodes watched".
  public var accessibleLabel: String

  public var id: SeasonID { card.id }
}

extension SeasonTab {
  /// - Parameter count: The user's progress in the season; `nil` if it is unknown.
  init(_ card: SeasonCard, _ count: ShowProgress.Count?, texts: TitleTexts) {
    self.card = card
    let count = count.flatMap { $0.total > 0 ? $0 : nil }
    let (watched, total) = (texts.count(count?.watched ?? 0), texts.count(count?.total ?? 0))
    title = card.id.title
    accessibleLabel = card.title
    guard let count else { return }
    title = tr(
      "{season}, {watched} of {total}", ["season": title, "watched": watched, "total": total])
    // A season may have a name without its number.
    let isNumber = card.id.number == 0 || card.title == card.id.title
    let spoken = isNumber ? card.title : "\(card.id.title), \(card.name)"
    accessibleLabel = tr(
      one: "{season}, {watched} of {count} episode watched", other: "{season}, {watched} of {count} episodes watched",
      count: count.total, ["season": spoken, "watched": watched, "count": total])
  }
}

extension SeasonList {
  /// Returns the tabs of all seasons, the specials last.
  public func tabs(_ progress: ShowProgress?, texts: TitleTexts) -> [SeasonTab] {
    let cards = seasons + [specials].compactMap(\.self)
    return cards.map { SeasonTab($0, progress?.seasons[$0.id.number], texts: texts) }
  }

  /// Returns the season to show first: that of the next episode to watch, else that of the coming episode, else the
  /// last one with aired episodes. Returns `nil` if there are no seasons.
  ///
  /// - Parameters:
  ///   - progress: The user's progress. If it is `nil`, the episodes on the series' page decide.
  ///   - coming: The episode that airs next; `nil` if it is unknown.
  ///   - isUnwatched: Whether the user hasn't watched any part of the series.
  public func currentSeason(
    _ progress: ShowProgress?, coming: EpisodeCard? = nil, isUnwatched: Bool = false
  ) -> SeasonID? {
    let lastAired = progress?.seasons.filter { $0.key > 0 && $0.value.total > 0 }.keys.max()
    let numbers =
      progress == nil
      ? [isUnwatched ? seasons.first?.id.number : nil, nextEpisode?.season.number, lastEpisode?.season.number]
      : [progress?.next?.season, coming?.season.number, lastAired]
    let current = numbers.lazy.compactMap { number in seasons.first { $0.id.number == number } }.first
    return (current ?? seasons.last ?? specials)?.id
  }

  /// Returns an episode if the series page includes it as the last or the next one.
  public func episode(_ number: Int, of season: Int) -> EpisodeCard? {
    [lastEpisode, nextEpisode].lazy.compactMap(\.self).first { $0.season.number == season && $0.number == number }
  }
}
