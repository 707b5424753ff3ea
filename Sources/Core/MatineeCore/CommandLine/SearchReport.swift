import Foundation
import TMDB
import TitleIdentity
import TitleIndex

/// The results of a search for the command line, as lines of text or as JSON.
public struct SearchReport: CommandReport, Sendable {
  public let results: [SearchResult]

  public init(_ results: SearchResults) { self.results = results.results }

  /// Returns one line per title, with its reference for `matinee show`, its year and its name.
  public func text() -> String {
    let pages = results.map { "\($0.page)" }
    let width = pages.map(\.count).max() ?? 0
    return zip(results, pages).map { result, page in
      let year = result.year.map(String.init) ?? "    "
      let column = page.padding(toLength: width, withPad: " ", startingAt: 0)
      return "\(column)  \(year)  \(BoundedText.line(result.title))"
    }.joined(separator: "\n")
  }

  /// Returns one JSON array of objects.
  public func json() throws -> String {
    try results.map(Row.init).commandJSON()
  }
}

private struct Row: Encodable {
  let id: Int
  let kind: String
  let title: String
  let originalTitle: String?
  let overview: String?
  let releaseDate: String?
  let year: Int?
  let popularity: Double

  init(_ result: SearchResult) {
    id = result.number
    kind = result.kind.addressName
    title = result.title
    originalTitle = result.originalTitle
    overview = result.overview
    releaseDate = result.date?.description
    year = result.year
    popularity = result.popularity
  }
}

/// Messages that the search command prints in addition to its results.
public enum SearchText {
  public static func nothing(for query: String) -> String { "No results for “\(BoundedText.line(query))”." }

  /// Returns the message for an offline search without results.
  ///
  /// - Parameter coverage: The local content that was searched.
  public static func nothing(
    for query: String, year: Int?, _ coverage: SearchCoverage, usesSample: Bool
  ) -> String {
    let known = "\(nothing(for: query).dropLast())\(year.map { " from \($0)" } ?? "") among the cached titles"
    switch (coverage.extent, coverage.gaps.first) {
    case (_, .identifiers): return "This kind of ID can only be looked up online. Try again without --offline."
    case (.nothing, .years): return noYears
    case (.nothing, _): return noIndex(coverage.kinds, usesSample: usesSample)
    case (.knownTitles, .years): return known + ". Offline, only cached titles have a year."
    case (.knownTitles, _): return known + ". “\(update(usesSample))” creates an index of all titles."
    case (.index, _):
      let missing = coverage.notIndexed.map { " The title index has no \($0)." }
      return nothing(for: query) + (missing ?? "")
    }
  }

  /// The message for an offline search that uses a different source than an online search would.
  public static let otherSource =
    "These are TMDB’s titles. Without a key, online searches use the sample catalogue. To search it offline, add --sample."

  public static func suggestion(_ text: String) -> String { "Did you mean “\(BoundedText.line(text))”?" }

  /// Returns the message for an offline search without a title index for the requested kinds.
  private static func noIndex(_ kinds: Set<MediaKind>, usesSample: Bool) -> String {
    let what = kinds.count == 1 ? kinds.first.map { " of \($0.plural)" } ?? "" : ""
    return "There’s no title index\(what) for offline search yet. To create it, run “\(update(usesSample))”."
  }

  /// The message for an offline search by year when no titles are cached.
  private static let noYears = "The title index has no years, and no titles are cached. Try again without --year."

  /// Returns a message about the local content that can be searched without a network.
  public static func cached(_ content: SearchableContent) -> String {
    let parts = content.indexed.sorted { $0.key < $1.key }.map {
      "\($0.value) \($0.value == 1 ? $0.key.rawValue : $0.key.plural)"
    }
    let cached = content.cached == 1 ? "1 title is cached" : "\(content.cached) titles are cached"
    guard let last = parts.last else {
      return content.cached > 0
        ? "\(cached): search \(content.cached == 1 ? "it" : "them") with --offline."
        : "There’s nothing to search offline yet. When you’re online, run “\(update(false))” to download the titles."
    }
    let list = parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " and \(last)"
    guard content.cached > 0 else { return "The title index has \(list): search it with --offline." }
    return "The title index has \(list), and \(cached): search both with --offline."
  }

  private static func update(_ usesSample: Bool) -> String { "matinee index update" + (usesSample ? " --sample" : "") }
}
