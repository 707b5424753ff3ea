import Library
import LibraryFormats
import ResponseCache
import TMDB
import TitleIdentity

/// A matcher that identifies the titles and episodes in another app's records.
public protocol TitleMatching: Sendable {
  /// Returns the match of a title.
  ///
  /// - Throws: An error that prevents the lookup. A title that isn't found is a match, not an error.
  func match(_ title: ImportedTitle) async throws(TMDBError) -> ImportMatch

  /// Returns the episode with an ID from IMDb or TVDB; `nil` if TMDB doesn't know the ID.
  func episode(_ ids: ImportedIDs) async throws(TMDBError) -> MatchedTitle?

  /// Returns the episodes of a series; `nil` if TMDB doesn't have the series.
  func guide(of series: Int) async throws(TMDBError) -> EpisodeGuide?

  /// Returns the numbers of a season's episodes by name, without names that several episodes share.
  func episodeNames(_ season: Int, of series: Int) async throws(TMDBError) -> [MatchedName: Int]
}

/// Default implementations for matchers that don't look up episodes.
extension TitleMatching {
  public func episode(_ ids: ImportedIDs) async throws(TMDBError) -> MatchedTitle? { nil }
  public func guide(of series: Int) async throws(TMDBError) -> EpisodeGuide? { nil }
  public func episodeNames(_ season: Int, of series: Int) async throws(TMDBError) -> [MatchedName: Int] { [:] }
}

/// The result of looking up a title.
public enum ImportMatch: Hashable, Sendable {
  /// The title was found by its ID, or by its name and year.
  case certain(MatchedTitle)
  /// The title could be one of these, best match first.
  case ambiguous([MatchedTitle])
  /// The title wasn't found; a sentence explains why.
  case missing(String)

  /// The possible titles, best match first.
  package var candidates: [MatchedTitle] {
    switch self {
    case .certain(let title): [title]
    case .ambiguous(let titles): titles
    case .missing: []
    }
  }
}

/// A title, and its part if the source's ID is that of an episode.
public struct MatchedTitle: Hashable, Sendable {
  public let title: TitleReference
  public let part: TitlePart?

  public init(_ title: TitleReference, part: TitlePart? = nil) {
    self.title = title
    self.part = part
  }
}
