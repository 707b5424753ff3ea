/// Says how well one title after the other matches a query.
struct TitleMatcher {
  let query: SearchQuery
  /// Of the title that was judged last.
  private(set) var folding = TitleFolding()
  /// In which words of the title those of the query were found.
  private(set) var found: [Found] = []
  /// Whether title and query differ in their spaces, so that no word is another.
  private var isParted = false

  struct Found: Equatable {
    /// Of the query.
    var typed: Int
    /// Of the title.
    var word: Int
    var alternative: Int
  }

  struct Judgement: Comparable {
    /// How many mistakes were passed over.
    var distance: Int
    var tier: MatchTier

    static func < (left: Self, right: Self) -> Bool { (left.distance, left.tier) < (right.distance, right.tier) }
  }

  init(_ query: SearchQuery) { self.query = query }

  /// Nil where a word of the query is not in the title.
  mutating func judge(_ title: UnsafeBufferPointer<UInt8>) -> Judgement? {
    folding.fold(title)
    isParted = false
    let articles = folding.articles
    if query.words.isEmpty {
      return folding.words.isEmpty && title.elementsEqual(query.text.utf8) ? Judgement(distance: 0, tier: .whole) : nil
    }
    let starts = articles > query.articles ? [articles, 0] : [0, articles]
    for start in starts where matches(at: start) {
      let isWhole = start + query.words.count == folding.words.count && lastWordIsWhole
      let tier: MatchTier = !isWhole ? .beginning : start == 0 ? .whole : .nearlyWhole
      return Judgement(distance: distance, tier: tier)
    }
    let last = folding.words.count - query.words.count
    if last >= 1 {
      for start in 1...last where matches(at: start) { return Judgement(distance: distance, tier: .phrase) }
    }
    if matchesAnywhere() { return Judgement(distance: distance, tier: .words) }
    isParted = folding.key == query.key
    return isParted ? Judgement(distance: 0, tier: .nearlyWhole) : nil
  }
}

extension TitleMatcher {
  private var distance: Int {
    found.reduce(query.words.count - found.count) { $0 + query.words[$1.typed].alternatives[$1.alternative].distance }
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
      found.append(Found(typed: offset, word: start + offset, alternative: alternative))
    }
    return true
  }

  private mutating func matchesAnywhere() -> Bool {
    found.removeAll(keepingCapacity: true)
    for (typed, word) in query.words.enumerated() {
      var best: (found: Found, distance: Int)?
      for position in folding.words.indices {
        guard let alternative = alternative(of: word, at: position) else { continue }
        let distance = word.alternatives[alternative].distance
        if distance < best?.distance ?? .max {
          best = (Found(typed: typed, word: position, alternative: alternative), distance)
        }
      }
      guard best != nil || word.isOptional else { return false }
      if let best { found.append(best.found) }
    }
    return !found.isEmpty
  }

  /// Alternatives are in order of distance: the first that fits is the best.
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
  /// Where in the title's UTF-8 the words of the query were found, from its beginning to its end.
  var ranges: [Range<Int>] {
    if isParted { return folding.words.map(\.source) }
    let ranges = found.map { found in
      let titleWord = folding.words[found.word]
      let count = query.words[found.typed].alternatives[found.alternative].letters.count
      guard count < titleWord.range.count else { return titleWord.source }
      // A letter of the title may have become two, and is marked as a whole.
      let rest = folding.sources[(titleWord.range.lowerBound + count)..<titleWord.range.upperBound]
      let last = folding.sources[titleWord.range.lowerBound + count - 1]
      let end = rest.first { $0 > last }.map(Int.init) ?? titleWord.source.upperBound
      return titleWord.source.lowerBound..<end
    }
    return Set(ranges).sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }
}
