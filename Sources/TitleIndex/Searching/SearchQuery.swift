/// What was typed, as the index sees it.
struct SearchQuery: Sendable {
  let text: String
  /// See ``TitleFolding/key``.
  let key: Int32
  /// What is left when an article at the beginning is passed over.
  let articles: Int
  var words: [QueryWord]

  init(_ text: String) {
    self.text = String(text.prefix(longestQuery))
    var folding = TitleFolding()
    folding.fold(self.text)
    key = folding.key
    articles = folding.articles
    words = folding.words.prefix(mostWords).map { word in
      QueryWord(alternatives: [QueryWord.Alternative(letters: Array(folding.letters(of: word)))])
    }
    guard let last = folding.words.prefix(mostWords).last else { return }
    words[words.count - 1].alternatives[0].isPrefix = true
    if let roman = last.roman {
      // "vi" may become "victory" as well as be 6.
      words[words.count - 1].alternatives.append(QueryWord.Alternative(letters: roman.roman, isPrefix: true))
      words[words.count - 1].alternatives[0].isPrefix = false
    }
  }

  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// Whether each title that has the other words has the last one, too, as that is the beginning of one of them.
  var lastWordSaysNothing: Bool {
    guard let last = words.last?.alternatives.first, last.isPrefix else { return false }
    return words.dropLast().contains { word in
      !word.isOptional && word.alternatives.allSatisfy { $0.letters.starts(with: last.letters) }
    }
  }

  /// The same without the article at the beginning.
  var withoutArticle: SearchQuery {
    var query = self
    query.words.removeFirst(articles)
    return query
  }

  /// The same, without asking for words that are too short to say what they were meant to be, if there are others.
  var withOptionalWords: SearchQuery {
    var query = self
    guard words.contains(where: { !$0.isShort }) else { return query }
    for position in words.indices where words[position].isShort { query.words[position].isOptional = true }
    return query
  }

  /// In FTS5's language. Folded words have neither quotes nor anything else that means something there. A last word that says
  /// nothing is left out, as the list of what begins with it is the longest of all.
  var pattern: String { Self.pattern(lastWordSaysNothing ? words.dropLast() : words[...]) }
}

/// Patterns that find more than was typed, at less cost. What a beginning may become is gathered from all its words, or from
/// a list that holds every fifth title: where another way is short, it is taken, and each title looked at.
extension SearchQuery {
  /// Without the last word, where that may go on and there are others, then also without the article at the beginning; and one
  /// in how many titles may have them for this to be the shorter way.
  var otherWords: (patterns: [String], share: Int) {
    guard words.count > 1, let last = words.last, last.mayGoOn, !last.isOptional else { return ([], 1) }
    let rare = words.dropFirst(min(articles, words.count - 1))
    let patterns = [words.dropLast(), rare.dropLast()].map(Self.pattern).filter { !$0.isEmpty }
    let isLong = (2...longestListedBeginning).contains(last.alternatives[0].letters.count)
    return (articles > 0 ? patterns : Array(patterns.prefix(1)), isLong ? 16_000 : 4_000)
  }

  /// With no more letters of the last word than the index has lists of beginnings for.
  var patternOfListedBeginning: String? {
    guard let last = words.last, last.mayGoOn, !last.isOptional, last.alternatives.count == 1,
      last.alternatives[0].letters.count > longestListedBeginning
    else { return nil }
    var query = self
    query.words[words.count - 1].alternatives[0].letters = last.alternatives[0].letters.beginning(
      ofLetters: longestListedBeginning)
    return query.pattern
  }

  private static func pattern(_ words: ArraySlice<QueryWord>) -> String {
    words.filter { !$0.isOptional }.map(\.pattern).joined(separator: " AND ")
  }
}

extension [UInt8] {
  /// The first letters of a text in UTF-8.
  fileprivate func beginning(ofLetters count: Int) -> [UInt8] {
    Array(String(decoding: self, as: UTF8.self).unicodeScalars.prefix(count).map(String.init).joined().utf8)
  }
}

/// A word that was typed, and what else is taken for it.
struct QueryWord: Sendable {
  var alternatives: [Alternative]
  /// Whether a title may lack it, which is as bad as a mistake.
  var isOptional = false

  struct Alternative: Sendable {
    var letters: [UInt8]
    /// Whether the word may go on.
    var isPrefix = false
    /// How many mistakes lie between it and what was typed.
    var distance = 0
  }
}

extension QueryWord {
  var pattern: String { "(" + alternatives.map(\.pattern).joined(separator: " OR ") + ")" }

  /// Whether any of what it is taken for may go on.
  var mayGoOn: Bool { alternatives.contains(where: \.isPrefix) }

  /// The same, where no letter follows.
  var asWhole: QueryWord {
    var word = self
    for position in alternatives.indices { word.alternatives[position].isPrefix = false }
    return word
  }

  fileprivate var isShort: Bool { alternatives.allSatisfy { $0.letters.count <= 3 } }
}

extension QueryWord.Alternative {
  fileprivate var pattern: String { "\"\(String(decoding: letters, as: UTF8.self))\"" + (isPrefix ? " *" : "") }
}

/// Of the lists that ``IndexSchema`` asks FTS5 for.
private let longestListedBeginning = 4
/// In characters; nobody types more, and no title is longer.
private let longestQuery = 200
private let mostWords = 16
