import AppFoundation
import Foundation
import Localization
import TMDB
import TitleIdentity

/// An episode's row.
public struct EpisodeCard: Identifiable, Hashable, Sendable {
  public let id: Episode.ID
  public var season: SeasonID
  public var number: Int
  /// The season and number, such as "S2 E5", or "Special 3" for a special.
  public var numberText: String
  /// The name, or a text such as "Episode 5" if there is none.
  public var name: String
  public var day: DayDate?
  /// The date in the locale's medium format, or `nil` if it is unknown. It is independent of the time zone.
  public var airDate: String?
  /// Whether the episode's date is in the future or unknown.
  public var isAhead: Bool
  /// A notice such as "Not aired yet" or "Season finale", or `nil` if there is none.
  public var notice: String?
  public var runningTime: String?
  /// The rating, or `nil` if the episode hasn't aired.
  public var rating: RatingText?
  public var overview: String?
  /// The still's address in one size, marked with its kind (see ``PictureRenditions``). Stills are wide.
  public var still: URL?
  /// The row as one sentence for screen readers.
  public var accessibleLabel: String
}

extension EpisodeCard {
  package init(_ episode: Episode, of series: TVShow.ID, format: PageFormat) {
    let texts = format.texts
    id = episode.id
    season = SeasonID(show: series, number: episode.seasonNumber)
    number = episode.episodeNumber
    numberText =
      episode.seasonNumber == 0
      ? tr("Special {episode}", ["episode": "\(episode.episodeNumber)"])
      : tr(
        "S{season}\u{A0}E{episode}",
        ["season": "\(episode.seasonNumber)", "episode": "\(episode.episodeNumber)"])
    let name = BoundedText.line(episode.name)
    self.name = name.isEmpty ? tr("Episode {episode}", ["episode": "\(episode.episodeNumber)"]) : name
    day = episode.airDate
    airDate = episode.airDate.map(texts.date)
    // Without a known current date, an episode with a date counts as aired.
    isAhead = episode.airDate.map { day in format.today.map { day > $0 } ?? false } ?? true
    notice = isAhead ? tr("Not aired yet") : Self.notice(episode.type)
    runningTime = texts.runningTime(episode.runtime)
    rating = isAhead ? nil : RatingText(episode.voteAverage, votes: episode.voteCount, texts: texts)
    let overview = BoundedText.paragraphs(episode.overview, maximumLength: 10_000)
    self.overview = overview.isEmpty ? nil : overview
    still = format.picture(episode.stillPath, .still)
    let parts = [
      numberText == self.name ? nil : accessibleNumber(episode), self.name, airDate,
      texts.accessibleRunningTime(episode.runtime),
      rating.flatMap { episode.voteCount > 0 ? $0.accessibleLabel : nil }, notice,
    ]
    accessibleLabel = parts.compactMap(\.self).joined(separator: ", ")
  }

  private static func notice(_ type: EpisodeType?) -> String? {
    switch type {
    case EpisodeType.finale: tr("Season finale")
    case EpisodeType.midSeason: tr("Mid-season finale")
    default: nil
    }
  }
}

private func accessibleNumber(_ episode: Episode) -> String {
  episode.seasonNumber == 0
    ? tr("special {episode}", ["episode": "\(episode.episodeNumber)"])
    : tr(
      "season {season}, episode {episode}",
      ["season": "\(episode.seasonNumber)", "episode": "\(episode.episodeNumber)"])
}
