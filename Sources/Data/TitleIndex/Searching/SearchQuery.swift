/// A parsed search query.
struct SearchQuery: Sendable {
  let text: String
  /// The key of exact matches; see ``TitleFolding/key``.
  let key: Int32
  /// The number of leading words that are an article.
  let articles: Int
  var words: [QueryWord]

  init(_ text: String) {
    self.text = String(text.prefix(maximumQueryLength))
    var folding = TitleFolding()
    folding.fold(self.text)
    key = folding.key
    articles = folding.articles
    words = folding.words.prefix(maximumWords).map { word in
      QueryWord(alternatives: [QueryWord.Alternative(letters: Array(folding.letters(of: word)))])
    }
    guard let last = folding.words.prefix(maximumWords).last else { return }
    words[words.count - 1].alternatives[0].isPrefix = true
    if let roman = last.roman {
      // "vi" can be the number 6 or the beginning of "victory".
      words[words.count - 1].alternatives.append(QueryWord.Alternative(letters: roman.roman, isPrefix: true))
      words[words.count - 1].alternatives[0].isPrefix = false
    }
  }

  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// Whether the last word is a prefix of another word, so that it matches every title that has the other words.
  var isLastWordRedundant: Bool {
    guard let last = words.last?.alternatives.first, last.isPrefix else { return false }
    return words.dropLast().contains { word in
      !word.isOptional && word.alternatives.allSatisfy { $0.letters.starts(with: last.letters) }
    }
  }

  /// The query without its leading article.
  var withoutArticle: SearchQuery {
    var query = self
    query.words.removeFirst(articles)
    return query
  }

  /// The query with its short words made optional, unless all are short. Short words can't be corrected reliably.
  var withOptionalShortWords: SearchQuery {
    var query = self
    guard words.contains(where: { !$0.isShort }) else { return query }
    for position in words.indices where words[position].isShort { query.words[position].isOptional = true }
    return query
  }

  /// The FTS5 query. Folded words contain no quotes or operators. A redundant last word is omitted, because matching it
  /// is expensive.
  var pattern: String { Self.pattern(isLastWordRedundant ? words.dropLast() : words[...]) }
}

/// Patterns that match more titles than the query but cost less. A prefix query merges the lists of all matching words,
/// or reads a list with every fifth title. If a cheaper pattern matches few titles, the search uses it and checks each
/// title.
extension SearchQuery {
  /// The patterns without an unfinished last word, and without a leading article. Such a pattern is cheaper if no more
  /// than one title in `share` matches it.
  var cheaperPatterns: (patterns: [String], share: Int) {
    guard words.count > 1, let last = words.last, last.allowsPrefix, !last.isOptional else { return ([], 1) }
    let rare = words.dropFirst(min(articles, words.count - 1))
    let patterns = [words.dropLast(), rare.dropLast()].map(Self.pattern).filter { !$0.isEmpty }
    let isLong = (2...longestIndexedPrefix).contains(last.alternatives[0].letters.count)
    return (articles > 0 ? patterns : Array(patterns.prefix(1)), isLong ? 16_000 : 4_000)
  }

  /// The pattern with the last word shortened to the longest prefix that the index stores, or `nil` if it isn't longer.
  var patternWithIndexedPrefix: String? {
    guard let last = words.last, last.allowsPrefix, !last.isOptional, last.alternatives.count == 1,
      last.alternatives[0].letters.count > longestIndexedPrefix
    else { return nil }
    var query = self
    query.words[words.count - 1].alternatives[0].letters = last.alternatives[0].letters.beginning(
      ofLetters: longestIndexedPrefix)
    return query.pattern
  }

  private static func pattern(_ words: ArraySlice<QueryWord>) -> String {
    words.filter { !$0.isOptional }.map(\.pattern).joined(separator: " AND ")
  }
}

extension [UInt8] {
  /// Returns the first letters of a UTF-8 text.
  fileprivate func beginning(ofLetters count: Int) -> [UInt8] {
    Array(String(decoding: self, as: UTF8.self).unicodeScalars.prefix(count).map(String.init).joined().utf8)
  }
}

/// A word of the query with its alternatives.
struct QueryWord: Sendable {
  var alternatives: [Alternative]
  /// Whether titles may lack the word. A missing word counts as one mistake.
  var isOptional = false

  struct Alternative: Sendable {
    var letters: [UInt8]
    /// Whether the word may continue.
    var isPrefix = false
    /// The number of mistakes between this alternative and the typed word.
    var distance = 0
  }
}

extension QueryWord {
  var pattern: String { "(" + alternatives.map(\.pattern).joined(separator: " OR ") + ")" }

  /// Whether any alternative may continue.
  var allowsPrefix: Bool { alternatives.contains(where: \.isPrefix) }

  /// The word without prefix matching.
  var withoutPrefixMatching: QueryWord {
    var word = self
    for position in alternatives.indices { word.alternatives[position].isPrefix = false }
    return word
  }

  /// Whether the index stores the titles that match the word, because it's a short prefix in Latin script.
  var isIndexedPrefix: Bool {
    alternatives.allSatisfy { $0.isPrefix && $0.letters.count <= longestIndexedPrefix }
  }

  /// Whether some title almost certainly has the word, because it's a prefix of one or two letters.
  var isUsuallyKnown: Bool { alternatives.contains { $0.isPrefix && $0.letters.count <= 2 } }

  fileprivate var isShort: Bool { alternatives.allSatisfy { $0.letters.count <= 3 } }
}

extension QueryWord.Alternative {
  fileprivate var pattern: String { "\"\(String(decoding: letters, as: UTF8.self))\"" + (isPrefix ? " *" : "") }
}

/// The longest prefix that FTS5 indexes; see ``IndexSchema``.
private let longestIndexedPrefix = 4
/// The maximum length of a query in characters. Longer queries are cut.
private let maximumQueryLength = 200
private let maximumWords = 16
