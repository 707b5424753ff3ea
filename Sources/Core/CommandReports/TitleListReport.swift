import AppFoundation
import Catalogue
import Foundation
import ResponseCache
import TMDB
import TitleIdentity

/// A page of films or series for the command line, as lines of text or as JSON.
public struct TitleListReport<Entry: ListedTitle>: CommandReport, Sendable {
  public let entries: [Entry]

  public init(_ entries: [Entry]) { self.entries = entries }

  /// Requests a page of one of TMDB's lists.
  ///
  /// - Parameter page: The page's number, 1 to 500.
  public init<List: TitleList>(
    of list: List, page: Int, from client: CachingClient
  ) async throws(TMDBError) where List.Entry == Entry {
    self.init(try await client.value(of: list.target.page(page)).results)
  }

  /// Returns a cached page of one of TMDB's lists, or `nil` if it isn't cached.
  ///
  /// - Parameter page: The page's number, 1 to 500.
  public static func cached<List: TitleList>(
    _ list: List, page: Int, from client: CachingClient
  ) async -> CachedValue<Self>? where List.Entry == Entry {
    await client.cached(list.target.page(page)) { Self($0.results) }?.readInBackground()
  }

  /// Returns one line per title, with its rating, year and name.
  public func text() -> String {
    entries.map { entry in
      let rating = entry.voteCount > 0 ? String(format: "%4.1f", max(0, min(entry.voteAverage, 10))) : "   –"
      let year = entry.date.map { String($0.year) } ?? "    "
      return "\(rating)  \(year)  \(entry.titleLine)"
    }.joined(separator: "\n")
  }

  /// Returns one JSON array of objects.
  public func json() throws -> String {
    try entries.map(Row.init).commandJSON()
  }
}

private struct Row: Encodable {
  let id: Int
  let kind: String
  let title: String
  let originalTitle: String
  let overview: String
  let releaseDate: String?
  let voteAverage: Double
  let voteCount: Int

  init(_ entry: some ListedTitle) {
    id = entry.id
    kind = entry.titleID.kind.rawValue
    title = entry.shownTitle
    originalTitle = entry.originalTitle
    overview = entry.overview
    releaseDate = entry.date?.description
    voteAverage = entry.voteAverage
    voteCount = entry.voteCount
  }
}
