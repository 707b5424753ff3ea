import Foundation
import TMDB
import TitleIndex

/// What a search found, for the command line: as lines for a person, or as JSON for a program.
public struct SearchReport: Sendable {
  public let results: [SearchResult]

  public init(_ results: SearchResults) { self.results = results.results }

  /// One line a title: what `matinee show` calls it, year, title.
  public func text() -> String {
    let pages = results.map { "\($0.page)" }
    let width = pages.map(\.count).max() ?? 0
    return zip(results, pages).map { result, page in
      let year = result.date.map { String($0.year) } ?? "    "
      let column = page.padding(toLength: width, withPad: " ", startingAt: 0)
      return "\(column)  \(year)  \(BoundedText.line(result.title))"
    }.joined(separator: "\n")
  }

  /// One array of objects.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(results.map(Row.init)), as: UTF8.self)
  }
}

private struct Row: Encodable {
  let id: Int
  let kind: String
  let title: String
  let originalTitle: String?
  let overview: String?
  let releaseDate: String?
  let popularity: Double

  init(_ result: SearchResult) {
    id = result.number
    kind = result.kind.addressName
    title = result.title
    originalTitle = result.originalTitle
    overview = result.overview
    releaseDate = result.date?.description
    popularity = result.popularity
  }
}

/// What is said beside the results.
public enum SearchWords {
  public static func nothing(for query: String) -> String { "There is nothing for “\(BoundedText.line(query))”." }

  public static func suggestion(_ text: String) -> String { "Did you mean “\(BoundedText.line(text))”?" }

  /// What to do where there is no index of what is asked for.
  public static func noIndex(kind: TitleKind?, usesSample: Bool) -> String {
    let what = kind.map { " of \($0.plural)" } ?? ""
    let command = "matinee index update" + (usesSample ? " --sample" : "")
    return "There is no title index\(what) to search offline yet. “\(command)” makes it."
  }

  /// What can be searched though the network cannot.
  public static func saved(_ counts: [TitleKind: Int]) -> String {
    let parts = counts.sorted { $0.key < $1.key }.map {
      "\($0.value) \($0.value == 1 ? $0.key.rawValue : $0.key.plural)"
    }
    guard let last = parts.last else {
      return "Nothing is saved to search offline: “matinee index update” gets the titles once there is a network."
    }
    let list = parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " and \(last)"
    return "The title index has \(list): search it with --offline."
  }
}
