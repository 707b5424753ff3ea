/// A matcher that compares titles with a query, one at a time.
struct TitleMatcher {
  let query: SearchQuery
  /// The folding of the last title.
  private(set) var folding = TitleFolding()
  /// The query's words as found in the title.
  private(set) var found: [Found] = []
  /// Whether title and query differ only in spaces, so that their words don't correspond.
  private var differsInSpaces = false

  struct Found: Equatable {
    /// The index of the word in the query.
    var queryWord: Int
    /// The index of the word in the title.
    var word: Int
    var alternative: Int
  }

  /// The quality of a match; better matches are smaller.
  struct Quality: Comparable {
    /// The number of mistakes.
    var distance: Int
    var tier: MatchTier

    static func < (left: Self, right: Self) -> Bool { (left.distance, left.tier) < (right.distance, right.tier) }
  }

  init(_ query: SearchQuery) { self.query = query }

  /// Returns how well a title matches, or `nil` if it lacks a word of the query.
  mutating func matchQuality(of title: UnsafeBufferPointer<UInt8>) -> Quality? {
    folding.fold(title)
    differsInSpaces = false
    let articles = folding.articles
    if query.words.isEmpty {
      return folding.words.isEmpty && title.elementsEqual(query.text.utf8) ? Quality(distance: 0, tier: .exact) : nil
    }
    let starts = articles > query.articles ? [articles, 0] : [0, articles]
    for start in starts where matches(at: start) {
      let isWhole = start + query.words.count == folding.words.count && lastWordIsWhole
      let tier: MatchTier = !isWhole ? .prefix : start == 0 ? .exact : .nearlyExact
      return Quality(distance: distance, tier: tier)
    }
    let last = folding.words.count - query.words.count
    if last >= 1 {
      for start in 1...last where matches(at: start) { return Quality(distance: distance, tier: .phrase) }
    }
    if matchesAnywhere() { return Quality(distance: distance, tier: .allWords) }
    differsInSpaces = folding.key == query.key
    return differsInSpaces ? Quality(distance: 0, tier: .nearlyExact) : nil
  }
}

extension TitleMatcher {
  private var distance: Int {
    found.reduce(query.words.count - found.count) {
      $0 + query.words[$1.queryWord].alternatives[$1.alternative].distance
    }
  }

  private var lastWordIsWhole: Bool {
    guard let last = found.last, let word = query.words.last else { return false }
    return word.alternatives[last.alternative].letters.count == folding.words[last.word].range.count
  }

  private mutating func matches(at start: Int) -> Bool {
    guard start + query.words.count <= folding.words.count else { return false }
    found.removeAll(keepingCapacity: true)
    for (offset, word) in query.words.enumerated() {
      guard let alternative = alternative(of: word, at: start + offset) else { return false }
      found.append(Found(queryWord: offset, word: start + offset, alternative: alternative))
    }
    return true
  }

  private mutating func matchesAnywhere() -> Bool {
    found.removeAll(keepingCapacity: true)
    for (queryWord, word) in query.words.enumerated() {
      var best: (found: Found, distance: Int)?
      for position in folding.words.indices {
        guard let alternative = alternative(of: word, at: position) else { continue }
        let distance = word.alternatives[alternative].distance
        if distance < best?.distance ?? .max {
          best = (Found(queryWord: queryWord, word: position, alternative: alternative), distance)
        }
      }
      guard best != nil || word.isOptional else { return false }
      if let best { found.append(best.found) }
    }
    return !found.isEmpty
  }

  /// Returns the first matching alternative. Alternatives are sorted by distance, so the first is the best.
  private func alternative(of word: QueryWord, at position: Int) -> Int? {
    let range = folding.words[position].range
    for (index, alternative) in word.alternatives.enumerated() {
      let count = alternative.letters.count
      guard alternative.isPrefix ? count <= range.count : count == range.count else { continue }
      var isSame = true
      for offset in 0..<count where folding.letters[range.lowerBound + offset] != alternative.letters[offset] {
        isSame = false
        break
      }
      if isSame { return index }
    }
    return nil
  }
}

extension TitleMatcher {
  /// The ranges of the query's words in the title's UTF-8, in order.
  var ranges: [Range<Int>] {
    if differsInSpaces { return folding.words.map(\.source) }
    let ranges = found.map { found in
      let titleWord = folding.words[found.word]
      let count = query.words[found.queryWord].alternatives[found.alternative].letters.count
      guard count < titleWord.range.count else { return titleWord.source }
      // One letter of the title can fold to two; the range includes it as a whole.
      let rest = folding.sources[(titleWord.range.lowerBound + count)..<titleWord.range.upperBound]
      let last = folding.sources[titleWord.range.lowerBound + count - 1]
      let end = rest.first { $0 > last }.map(Int.init) ?? titleWord.source.upperBound
      return titleWord.source.lowerBound..<end
    }
    return Set(ranges).sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }
}
