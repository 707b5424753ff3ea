import Foundation
import SyntheticExports

/// How many titles can be among the first three when only their beginning is typed, whoever searches: titles that begin with
/// the same letters, after an article or not, stand in order of popularity, found by looking at every one.
nonisolated struct BeginningLimit {
  /// Of the titles that are looked for.
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
