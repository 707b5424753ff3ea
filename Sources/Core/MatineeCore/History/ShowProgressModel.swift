import Foundation
import Library
import Observation
import ResponseCache
import TMDB
import TitleIdentity

/// A model of a profile's progress in a series, which also marks episodes as watched. Specials count separately.
@MainActor @Observable
public final class ShowProgressModel {
  /// The facts about a series: its reference for the library, and the number of episodes in each season.
  public struct Facts: Equatable, Sendable {
    public let title: TitleReference
    /// The number of aired episodes by season number; see ``SeasonList/airedEpisodes``.
    public let seasons: [Int: Int]
  }

  public let plays: TitlePlays
  /// The facts; `nil` until the series page has loaded or a change needs them.
  public private(set) var facts: Facts?
  @ObservationIgnored private let services: Services

  public init(of series: TVShow.ID, _ services: Services, in library: LibraryModel) {
    plays = services.plays(of: .show(series), in: library)
    self.services = services
  }

  /// Updates ``facts`` from the series page.
  public func take(_ page: TitlePage) {
    facts = Facts(title: services.reference(to: page), seasons: page.seasons?.airedEpisodes ?? [:])
  }

  /// The progress; `nil` until the facts and plays are known.
  public var progress: ShowProgress? {
    guard let facts, case .open(let plays) = plays.state else { return nil }
    return ShowProgress(plays.map(\.part), seasons: facts.seasons)
  }

  /// Returns the numbers of the watched episodes of a season.
  ///
  /// - Parameter numbers: The numbers of all episodes in the season.
  public func watched(in season: Int, of numbers: [Int]) -> Set<Int> {
    var watched: Set<Int> = []
    for play in plays.all {
      switch play.part {
      case .whole: if season > 0 { return Set(numbers) }
      case .season(season): return Set(numbers)
      case .episode(season, let number): watched.insert(number)
      case .season, .episode: break
      }
    }
    return watched.intersection(numbers)
  }

  /// Returns the facts. If the series page hasn't loaded yet, reads it from the cache or requests it.
  func loadFacts() async throws(TMDBError) -> Facts {
    if let facts { return facts }
    let request = services.request(for: plays.id, original: nil)
    let saved = await request.cached?.readInBackground()?.value
    let page = if let saved { saved } else { try await request.load() }
    take(page)
    return Facts(title: services.reference(to: page), seasons: page.seasons?.airedEpisodes ?? [:])
  }

  /// Returns an episode if its season is cached. Makes no request.
  public func cachedEpisode(_ episode: TitlePart) async -> EpisodeCard? {
    guard let season = episode.season, let number = episode.episode else { return nil }
    let request = services.request(for: SeasonID(show: plays.id.number, number: season), original: nil)
    return await request.cached?.readInBackground()?.value.episodes.first { $0.number == number }
  }
}
