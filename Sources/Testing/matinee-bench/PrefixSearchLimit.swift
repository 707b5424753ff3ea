import Foundation
import SyntheticExports

/// The highest possible success rate of searches by title prefix, computed by brute force.
///
/// A title counts if it is among the three most popular ones that begin with the typed text, with or without an
/// article.
nonisolated struct PrefixSearchLimit {
  /// The percentage of the titles that can be found.
  let percent: Double

  init(_ all: [ExportTitle], queries: [(title: String, typed: String)]) {
    let folded = all.map { (letters: Array(Self.folded($0.title).utf8), popularity: $0.popularity, title: $0.title) }
    let possible = queries.filter { query in
      let typed = Array(Self.folded(query.typed).utf8)
      let found = folded.filter { title in
        title.letters.starts(with: typed)
          || Self.articles.contains {
            title.letters.starts(with: $0) && title.letters.dropFirst($0.count).starts(with: typed)
          }
      }.sorted { $0.popularity > $1.popularity }
      return found.prefix(3).contains { $0.title == query.title }
    }
    percent = 100 * Double(possible.count) / Double(max(queries.count, 1))
  }

  private static let articles = [
    "the ", "a ", "an ", "la ", "le ", "el ", "les ", "los ", "der ", "das ", "il ", "une ",
  ]
  .map { Array($0.utf8) }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
