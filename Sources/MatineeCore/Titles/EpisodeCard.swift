import Foundation
import TMDB

/// An episode as a row shows it.
public struct EpisodeCard: Identifiable, Hashable, Sendable {
  public let id: Episode.ID
  public var season: SeasonID
  public var number: Int
  /// "S2 E5"; of a special "Special 3".
  public var place: String
  /// "Episode 5" where it has no name.
  public var name: String
  public var day: DayDate?
  /// In the reader's medium format, never shifted by a time zone; `nil` when unknown.
  public var airDate: String?
  /// Whether its day lies ahead, or nobody knows it.
  public var isAhead: Bool
  /// "Not aired yet", "Season finale"; `nil` for most.
  public var notice: String?
  public var runningTime: String?
  /// `nil` before it was shown.
  public var rating: RatingText?
  public var overview: String?
  /// Wide, in one size, and marked with its kind (see ``PictureRenditions``).
  public var still: URL?
  /// The row as one sentence.
  public var spoken: String
}

extension EpisodeCard {
  init(_ episode: Episode, of series: TVShow.ID, format: PageFormat) {
    let texts = format.texts
    id = episode.id
    season = SeasonID(series: series, number: episode.seasonNumber)
    number = episode.episodeNumber
    place =
      episode.seasonNumber == 0
      ? "Special \(episode.episodeNumber)" : "S\(episode.seasonNumber)\u{A0}E\(episode.episodeNumber)"
    let name = BoundedText.line(episode.name)
    self.name = name.isEmpty ? "Episode \(episode.episodeNumber)" : name
    day = episode.airDate
    airDate = episode.airDate.map(texts.date)
    // Without a clock, an episode with a day has been shown as far as anybody can tell.
    isAhead = episode.airDate.map { day in format.today.map { day > $0 } ?? false } ?? true
    notice = isAhead ? "Not aired yet" : Self.notice(episode.type)
    runningTime = texts.runningTime(episode.runtime)
    rating = isAhead ? nil : RatingText(episode.voteAverage, votes: episode.voteCount, texts: texts)
    let overview = BoundedText.paragraphs(episode.overview, most: 10_000)
    self.overview = overview.isEmpty ? nil : overview
    still = format.picture(episode.stillPath, .still)
    let parts = [
      place == self.name ? nil : spokenPlace(episode), self.name, airDate, texts.spokenRunningTime(episode.runtime),
      rating.flatMap { episode.voteCount > 0 ? $0.spoken : nil }, notice,
    ]
    spoken = parts.compactMap(\.self).joined(separator: ", ")
  }

  private static func notice(_ type: EpisodeType?) -> String? {
    switch type {
    case EpisodeType.finale: "Season finale"
    case EpisodeType.midSeason: "Mid-season finale"
    default: nil
    }
  }
}

private func spokenPlace(_ episode: Episode) -> String {
  episode.seasonNumber == 0
    ? "special \(episode.episodeNumber)" : "season \(episode.seasonNumber), episode \(episode.episodeNumber)"
}
