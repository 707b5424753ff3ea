import AppFoundation
import Foundation
import Localization
import TMDB
import TitleIdentity

/// The seasons and episodes on a series' page.
public struct SeasonList: Equatable, Sendable {
  /// The seasons by number.
  public var seasons: [SeasonCard] = []
  /// Season 0, which is listed separately.
  public var specials: SeasonCard?
  public var lastEpisode: EpisodeCard?
  public var nextEpisode: EpisodeCard?
}

extension SeasonList {
  /// - Returns: `nil` if there are no seasons and episodes.
  init?(_ series: TVShowDetails, format: PageFormat) {
    var seen: Set<Int> = []
    let numbered = series.seasons.filter { $0.seasonNumber >= 0 && seen.insert($0.seasonNumber).inserted }
      .sorted { $0.seasonNumber < $1.seasonNumber }
    let cards = numbered.map { SeasonCard($0, of: series.id, format: format) }
    seasons = cards.filter { $0.id.number > 0 }
    specials = cards.first { $0.id.number == 0 }
    lastEpisode = series.lastEpisode.map { EpisodeCard($0, of: series.id, format: format) }
    nextEpisode = series.nextEpisode.map { EpisodeCard($0, of: series.id, format: format) }
    if cards.isEmpty, lastEpisode == nil, nextEpisode == nil { return nil }
  }
}

extension SeasonList {
  /// Returns the seasons before and after a season; `nil` where there is none.
  public func neighbors(of id: SeasonID) -> (previous: SeasonCard?, next: SeasonCard?) {
    guard let index = seasons.firstIndex(where: { $0.id == id }) else { return (nil, nil) }
    return (seasons[..<index].last, seasons[(index + 1)...].first)
  }
}

/// A season's ID. TMDB identifies a season by its series and its number.
public struct SeasonID: Hashable, Sendable {
  public let show: TVShow.ID
  /// The season's number, which is 0 for the specials.
  public let number: Int

  public init(show: TVShow.ID, number: Int) {
    self.show = show
    self.number = number
  }
}

/// The form in TMDB's addresses, such as `tv/1396/season/1`.
extension SeasonID: LosslessStringConvertible {
  public var description: String { "tv/\(show)/season/\(number)" }

  public init?(_ description: String) {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "tv", parts[2] == "season",
      !parts.contains(where: { $0.hasPrefix("+") }), let show = Int(parts[1]), show > 0,
      let number = Int(parts[3]), number >= 0
    else { return nil }
    self.init(show: show, number: number)
  }
}

/// A season's card.
public struct SeasonCard: Identifiable, Hashable, Sendable {
  public let id: SeasonID
  public var name: String
  /// The year, or an empty string if it is unknown.
  public var year: String
  /// The number of episodes, such as "10 episodes", or an empty string if it is unknown.
  public var episodes: String
  /// The number of episodes, or 0 if it is unknown.
  public var episodeCount: Int
  public var overview: String?
  /// The poster's address in one size, marked with its kind (see ``PictureRenditions``).
  public var poster: URL?
  /// The card as one sentence for screen readers.
  public var accessibleLabel: String
}

extension SeasonCard {
  /// Creates a card of a season of which only the name is known.
  package init(_ id: SeasonID, name: String) {
    self.init(id: id, name: name, year: "", episodes: "", episodeCount: 0, accessibleLabel: name)
  }

  init(_ season: SeasonSummary, of series: TVShow.ID, format: PageFormat) {
    id = SeasonID(show: series, number: season.seasonNumber)
    name = SeasonCard.name(season)
    year = format.texts.year(season.airDate) ?? ""
    episodeCount = max(season.episodeCount, 0)
    episodes =
      season.episodeCount > 0
      ? tr(
        one: "{count} episode", other: "{count} episodes", count: season.episodeCount,
        ["count": format.texts.count(season.episodeCount)])
      : ""
    let overview = BoundedText.paragraphs(season.overview, maximumLength: 10_000)
    self.overview = overview.isEmpty ? nil : overview
    poster = format.picture(season.posterPath, .poster)
    accessibleLabel = [name, year, episodes].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  static func name(_ season: SeasonSummary) -> String {
    let name = BoundedText.line(season.name)
    guard name.isEmpty else { return name }
    return season.seasonNumber == 0
      ? tr("Specials") : tr("Season {season}", ["season": "\(season.seasonNumber)"])
  }
}
