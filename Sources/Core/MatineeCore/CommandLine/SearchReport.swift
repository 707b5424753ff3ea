import Foundation
import TMDB
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
  public static func nothing(for query: String) -> String { "There is nothing for “\(BoundedText.line(query))”." }

  /// Returns the message for an offline search without results when an online search might have some.
  ///
  /// - Parameter holdings: The local content that was searched.
  public static func nothing(for query: String, year: Int?, _ holdings: SearchableContent, usesSample: Bool) -> String {
    if let year {
      return "There is nothing for “\(BoundedText.line(query))” of \(year) among the titles that are saved, "
        + "which alone have years offline."
    }
    guard holdings.indexed.isEmpty else { return nothing(for: query) }
    return "There is nothing for “\(BoundedText.line(query))” among the titles that are saved. "
      + "“\(update(usesSample))” makes an index of all."
  }

  /// The message for an offline search that uses a different source than an online search would.
  public static let otherSource =
    "Without a key, search asks the sample catalogue; this is of TMDB’s titles. --sample searches the sample’s."

  public static func suggestion(_ text: String) -> String { "Did you mean “\(BoundedText.line(text))”?" }

  /// Returns the message for an offline search without a title index for the requested kind.
  public static func noIndex(kind: TitleKind?, usesSample: Bool) -> String {
    let what = kind.map { " of \($0.plural)" } ?? ""
    return "There is no title index\(what) to search offline yet. “\(update(usesSample))” makes it."
  }

  /// The message for an offline search by year when no titles are cached.
  public static let noYears = "The title index knows no years, and no titles are saved: leave out --year."

  /// Returns a message about the local content that can be searched without a network.
  public static func saved(_ holdings: SearchableContent) -> String {
    let parts = holdings.indexed.sorted { $0.key < $1.key }.map {
      "\($0.value) \($0.value == 1 ? $0.key.rawValue : $0.key.plural)"
    }
    let saved = holdings.saved == 1 ? "1 title is saved" : "\(holdings.saved) titles are saved"
    guard let last = parts.last else {
      return holdings.saved > 0
        ? "\(saved): search \(holdings.saved == 1 ? "it" : "them") with --offline."
        : "Nothing is saved to search offline: “\(update(false))” gets the titles once there is a network."
    }
    let list = parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " and \(last)"
    guard holdings.saved > 0 else { return "The title index has \(list): search it with --offline." }
    return "The title index has \(list), and \(saved): search both with --offline."
  }

  private static func update(_ usesSample: Bool) -> String { "matinee index update" + (usesSample ? " --sample" : "") }
}
