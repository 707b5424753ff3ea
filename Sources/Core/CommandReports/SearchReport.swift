import AppFoundation
import Foundation
import Localization
import Search
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
  public static func nothing(for query: String) -> String {
    tr("No results for “{query}”.", ["query": BoundedText.line(query)])
  }

  /// Returns the message for an offline search without results.
  ///
  /// - Parameter coverage: The local content that was searched.
  public static func nothing(
    for query: String, year: Int?, _ coverage: SearchCoverage, usesSample: Bool
  ) -> String {
    switch (coverage.extent, coverage.gaps.first) {
    case (_, .identifiers): tr("This kind of ID can only be looked up online. Try again without --offline.")
    case (.nothing, .years): tr("The title index has no years, and no titles are cached. Try again without --year.")
    case (.nothing, _): noIndex(coverage.kinds, usesSample: usesSample)
    case (.knownTitles, .years):
      [nothingCached(for: query, year: year), tr("Offline, only cached titles have a year.")].joined(separator: " ")
    case (.knownTitles, _):
      [
        nothingCached(for: query, year: year),
        tr("“{command}” creates an index of all titles.", ["command": update(usesSample)]),
      ].joined(separator: " ")
    case (.index, _):
      [nothing(for: query), coverage.notIndexed.map { tr("The title index has no {kinds}.", ["kinds": $0]) }]
        .compactMap(\.self).joined(separator: " ")
    }
  }

  private static func nothingCached(for query: String, year: Int?) -> String {
    guard let year else {
      return tr("No results for “{query}” among the cached titles.", ["query": BoundedText.line(query)])
    }
    return tr(
      "No results for “{query}” from {year} among the cached titles.",
      ["query": BoundedText.line(query), "year": "\(year)"])
  }

  /// The message for an offline search that uses a different source than an online search would.
  public static let otherSource = tr(
    """
    These are TMDB’s titles. Without a key, online searches use the sample catalogue. To search it offline, add \
    --sample.
    """)

  /// Returns the message for an offline search without a title index for the requested kinds.
  private static func noIndex(_ kinds: Set<MediaKind>, usesSample: Bool) -> String {
    let command = update(usesSample)
    return switch kinds.count == 1 ? kinds.first : nil {
    case .movie:
      tr(
        "There’s no title index of films for offline search yet. To create it, run “{command}”.", ["command": command])
    case .show:
      tr(
        "There’s no title index of series for offline search yet. To create it, run “{command}”.", ["command": command])
    case .person:
      tr(
        "There’s no title index of people for offline search yet. To create it, run “{command}”.", ["command": command])
    case nil:
      tr("There’s no title index for offline search yet. To create it, run “{command}”.", ["command": command])
    }
  }

  /// Returns a message about the local content that can be searched without a network.
  public static func cached(_ content: SearchableContent) -> String {
    guard let titles = list(content.indexed) else {
      return content.cached > 0
        ? tr(
          one: "{count} title is cached: search it with --offline.",
          other: "{count} titles are cached: search them with --offline.", count: content.cached)
        : tr(
          "There’s nothing to search offline yet. When you’re online, run “{command}” to download the titles.",
          ["command": update(false)])
    }
    guard content.cached > 0 else {
      return tr("The title index has {titles}: search it with --offline.", ["titles": titles])
    }
    return tr(
      one: "The title index has {titles}, and {count} title is cached: search both with --offline.",
      other: "The title index has {titles}, and {count} titles are cached: search both with --offline.",
      count: content.cached, ["titles": titles])
  }

  /// Returns the numbers of titles, such as “3 films, 2 series and 1 person”, or `nil` if there are none.
  private static func list(_ indexed: [MediaKind: Int]) -> String? {
    let parts = indexed.sorted { $0.key < $1.key }.map { kind, count -> String in
      switch kind {
      case .movie: tr(one: "{count} film", other: "{count} films", count: count)
      case .show: tr(one: "{count} series", other: "{count} series", count: count)
      case .person: tr(one: "{count} person", other: "{count} people", count: count)
      }
    }
    guard let last = parts.last, parts.count > 1 else { return parts.first }
    // Translators: A list such as “3 films, 2 series and 1 person”.
    return tr("{list} and {last}", ["list": parts.dropLast().joined(separator: ", "), "last": last])
  }

  private static func update(_ usesSample: Bool) -> String { "matinee index update" + (usesSample ? " --sample" : "") }
}
