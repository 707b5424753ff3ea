import Foundation
import TMDB

/// The episodes of a show as TMDB lists them, season by season.
///
/// Numbers may start anywhere, have gaps and begin with 0. The guide grows with each response about the show or one of
/// its seasons; until ``isComplete``, some episodes are unknown.
public struct EpisodeGuide: Hashable, Sendable {
  /// The date of the latest response that listed the seasons; `nil` before the first one.
  public internal(set) var listed: Date?
  /// Whether TMDB expects more episodes.
  public internal(set) var isOngoing = false
  /// The episode that airs next according to the latest response about the show; `nil` if there is none. It may be
  /// newer than the seasons.
  public internal(set) var nextEpisode: Episode?
  /// The seasons by number. Season 0 contains the specials.
  public internal(set) var seasons: [Season] = []

  /// A season in a guide.
  public struct Season: Hashable, Sendable {
    /// The number; 0 for the specials.
    public let number: Int
    /// The TMDB ID; `nil` if it is unknown.
    public internal(set) var id: Int?
    /// The number of episodes according to the latest response about the show, including announced ones; `nil` before
    /// the first one.
    public internal(set) var announced: Int?
    /// The value of ``announced`` when the episodes were listed; `nil` if it was unknown.
    public internal(set) var announcedThen: Int?
    /// The date of the response that listed the episodes; `nil` before the first one.
    public internal(set) var listed: Date?
    /// The language of the episodes' names, such as `de-DE`; `nil` if it is unknown.
    public internal(set) var language: String?
    /// The episodes by number.
    public internal(set) var episodes: [Episode] = []
  }

  /// An episode in a guide.
  public struct Episode: Hashable, Sendable {
    /// The season's number.
    public let season: Int
    /// The number in TMDB's list, usually but not always counted from 1.
    public let number: Int
    /// The TMDB ID; `nil` in TMDB's older responses.
    public var id: Int?
    /// The air date; `nil` if it is unknown.
    public var airDate: DayDate?
    /// The running time in minutes; `nil` if it is unknown.
    public var minutes: Int?
    /// The position in the season, such as a finale.
    public var type: EpisodeType?
    /// The path of the still; `nil` if there is none.
    public var still: String?
    /// The name, which may be a placeholder such as "Episode 3"; `nil` if it is unknown.
    public var name: String?
  }

  /// Creates a guide without any seasons.
  public init() {}

  /// Whether the episodes of all seasons are known, ignoring specials.
  public var isComplete: Bool {
    listed != nil && seasons.allSatisfy { $0.number == 0 || $0.listed != nil }
  }
}

extension EpisodeGuide {
  /// Adds the seasons in a response about the show, and the episodes of the appended ones.
  ///
  /// - Parameter language: The language of the response, such as `de-DE`; `nil` if it is unknown.
  public mutating func add(_ show: TVShowDetails, at date: Date, language: String? = nil) {
    if listed.map({ $0 <= date }) ?? true {
      listed = date
      isOngoing = show.isOngoing
      nextEpisode = show.nextEpisode.map { next in
        Episode(season: next.seasonNumber, number: next.episodeNumber, airDate: next.airDate)
      }
      let numbers = Set(show.seasons.map(\.seasonNumber))
      seasons.removeAll { !numbers.contains($0.number) }
      for summary in show.seasons where summary.seasonNumber >= 0 {
        update(summary.seasonNumber) { season in
          season.id = summary.tmdbID ?? season.id
          season.announced = max(summary.episodeCount, 0)
        }
      }
    }
    for (number, season) in show.appended.seasons {
      add(season, number: number, at: date, language: language)
    }
  }

  /// Adds the episodes in a response about a season.
  ///
  /// - Parameters:
  ///   - number: The season's number in the request.
  ///   - language: The language of the response, such as `de-DE`; `nil` if it is unknown.
  public mutating func add(_ season: TMDB.Season, number: Int, at date: Date, language: String? = nil) {
    var seen: Set<Int> = []
    let rows = season.episodes.filter { $0.episodeNumber >= 0 && seen.insert($0.episodeNumber).inserted }
      .sorted { $0.episodeNumber < $1.episodeNumber }
    set(
      rows.map {
        Episode(
          season: number, number: $0.episodeNumber, id: $0.tmdbID, airDate: $0.airDate, minutes: $0.runtime,
          type: $0.type, still: $0.stillPath?.rawValue, name: $0.name.isEmpty ? nil : $0.name)
      }, ofSeason: number, at: date, language)
  }

  /// Adds a season that the show's response lists, but for which there is no response.
  public mutating func addEmptySeason(_ number: Int, at date: Date) { set([], ofSeason: number, at: date, nil) }

  private mutating func set(_ episodes: [Episode], ofSeason number: Int, at date: Date, _ language: String?) {
    update(number) { season in
      guard season.listed.map({ $0 <= date }) ?? true else { return }
      season.listed = date
      season.language = language
      season.announcedThen = season.announced
      season.episodes = episodes
    }
  }

  /// Returns the guide without the parts from responses that arrived before a date; `nil` if nothing remains.
  func without(partsBefore start: Date) -> EpisodeGuide? {
    var guide = self
    if let listed, listed < start { guide.listed = nil }
    for index in seasons.indices where seasons[index].listed.map({ $0 < start }) ?? false {
      (guide.seasons[index].listed, guide.seasons[index].episodes) = (nil, [])
    }
    return guide.listed == nil && guide.seasons.allSatisfy { $0.listed == nil } ? nil : guide
  }

  private mutating func update(_ number: Int, _ body: (inout Season) -> Void) {
    let index = seasons.firstIndex { $0.number >= number } ?? seasons.count
    if index == seasons.count || seasons[index].number != number { seasons.insert(Season(number: number), at: index) }
    body(&seasons[index])
  }
}
