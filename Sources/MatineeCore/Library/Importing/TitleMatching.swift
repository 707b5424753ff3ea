import Library
import LibraryFormats
import TMDB

/// Says which titles another app means.
public protocol TitleMatching: Sendable {
  /// Which one it is.
  ///
  /// - Throws: what leaves it open which it is; where there is none, that is an answer.
  func match(_ wanted: WantedTitle) async throws(TMDBError) -> ImportMatch
}

/// What is looked up once, however many records are about it.
public struct WantedTitle: Hashable, Sendable {
  /// As the other app tells of it.
  public let title: ImportedTitle
  /// Only where its numbers do not say which it is.
  public let episode: ImportedEpisode?

  public init(_ title: ImportedTitle, episode: ImportedEpisode? = nil) {
    self.title = title
    self.episode = episode.flatMap { $0.part == nil ? $0 : nil }
  }
}

/// What was found of a title.
public enum ImportMatch: Hashable, Sendable {
  /// By its id, or by its title and year.
  case certain(MatchedTitle)
  /// It may be one of these; the likeliest first.
  case doubtful([MatchedTitle])
  /// Why there is none, in a sentence.
  case missing(String)
}

/// A title, and which part of it was asked for where that had to be looked up.
public struct MatchedTitle: Hashable, Sendable {
  public let title: TitleReference
  public let part: TitlePart?

  public init(_ title: TitleReference, part: TitlePart? = nil) {
    self.title = title
    self.part = part
  }
}

extension ImportedEpisode {
  /// Where numbers say so: an episode, or a season as a whole.
  var part: TitlePart? {
    guard let season else { return nil }
    if let number { return .episode(season: season, number: number) }
    return name == nil && ids.isEmpty ? .season(season) : nil
  }
}
