import Catalogue
import Foundation
import Library
import Observation
import TMDB

/// How far somebody is with a series, and noting its episodes. Specials stand apart.
@MainActor @Observable
public final class SeriesWatching {
  /// What is known of the series: what is remembered of it, and how many episodes each season has.
  public struct Facts: Equatable, Sendable {
    public let title: TitleReference
    /// By their numbers; see ``SeasonList/shownEpisodes``.
    public let seasons: [Int: Int]
  }

  public let plays: TitlePlays
  /// `nil` until the series' page has come, or is needed.
  public private(set) var facts: Facts?
  @ObservationIgnored private let services: Services

  public init(of series: TVShow.ID, _ services: Services, in library: LibraryModel) {
    plays = services.plays(of: .series(series), in: library)
    self.services = services
  }

  /// Takes what the series' page tells.
  public func take(_ page: TitlePage) {
    facts = Facts(title: plays.reference(page), seasons: page.seasons?.shownEpisodes ?? [:])
  }

  /// `nil` until it is known.
  public var progress: SeriesProgress? {
    guard let facts, case .open(let plays) = plays.state else { return nil }
    return SeriesProgress(plays.map(\.part), seasons: facts.seasons)
  }

  /// The numbers of the episodes of a season that were watched.
  ///
  /// - Parameter numbers: of all that there are.
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

  /// What the series' page tells, asked for where it has not come yet: from what is saved, or of the network.
  func loadFacts() async throws(TMDBError) -> Facts {
    if let facts { return facts }
    let question = services.question(of: plays.id, original: nil)
    let saved = await question.kept?.readSoon()?.value
    let page = if let saved { saved } else { try await question.ask() }
    take(page)
    return Facts(title: plays.reference(page), seasons: page.seasons?.shownEpisodes ?? [:])
  }

  /// What an episode is called, where that is saved; asks nobody.
  public func savedName(of episode: TitlePart) async -> String? {
    guard let season = episode.season, let number = episode.episode else { return nil }
    let question = services.question(of: SeasonID(series: plays.id.number, number: season), original: nil)
    return await question.kept?.readSoon()?.value.episodes.first { $0.number == number }?.name
  }
}
