import Library
import LibraryFormats
import TMDB
import TitleIdentity

/// A matcher that identifies the titles in another app's records.
public protocol TitleMatching: Sendable {
  /// Returns the match of a title.
  ///
  /// - Throws: An error that prevents the lookup. A title that isn't found is a match, not an error.
  func match(_ wanted: WantedTitle) async throws(TMDBError) -> ImportMatch
}

/// A title to look up once, even if several records refer to it.
public struct WantedTitle: Hashable, Sendable {
  /// The title as the other app describes it.
  public let title: ImportedTitle
  /// The episode to look up; `nil` if there is none or its numbers identify it.
  public let episode: ImportedEpisode?

  public init(_ title: ImportedTitle, episode: ImportedEpisode? = nil) {
    self.title = title
    self.episode = episode.flatMap { $0.part == nil ? $0 : nil }
  }
}

/// The result of looking up a title.
public enum ImportMatch: Hashable, Sendable {
  /// The title was found by its id, or by its name and year.
  case certain(MatchedTitle)
  /// The title could be one of these, best match first.
  case ambiguous([MatchedTitle])
  /// The title wasn't found; a sentence explains why.
  case missing(String)
}

/// A title, and its part if the part had to be looked up, too.
public struct MatchedTitle: Hashable, Sendable {
  public let title: TitleReference
  public let part: TitlePart?

  public init(_ title: TitleReference, part: TitlePart? = nil) {
    self.title = title
    self.part = part
  }
}

extension ImportedEpisode {
  /// The part that the numbers identify: an episode or a whole season; `nil` if they aren't sufficient.
  var part: TitlePart? {
    guard let season else { return nil }
    if let number { return .episode(season: season, number: number) }
    return name == nil && ids.isEmpty ? .season(season) : nil
  }
}
