import GRDB

/// Finds titles of one kind.
struct KindSearch {
  let kind: TitleKind
  let limit: Int
  private let reading: IndexReading

  init(_ kind: TitleKind, limit: Int, in database: Database) {
    self.kind = kind
    self.limit = limit
    reading = IndexReading(database: database)
  }

  /// What is typed as it was typed; the most popular for nothing typed.
  func matches(_ query: SearchQuery) throws -> [TitleMatch] {
    var ranking = Ranking(query, kind: kind, limit: limit)
    if query.isBlank {
      try reading.mostPopular(limit: limit) { row in
        ranking.take(row, as: TitleMatcher.Judgement(distance: 0, tier: .words))
        return true
      }
      return ranking.matches()
    }
    // Titles that are what was typed may be far from popular.
    try reading.titles(withKey: query.key, limit: mostOfOneKey) { row in
      ranking.judge(row)
      return true
    }
    try take(query, into: &ranking)
    if ranking.count < limit, query.articles > 0 {
      var others = Ranking(query.withoutArticle, kind: kind, limit: limit)
      try take(query.withoutArticle, into: &others)
      return Array((ranking.matches() + others.matches().filter { !ranking.has($0.id) }).prefix(limit))
    }
    return ranking.matches()
  }

  /// What may have been meant, and how it is written.
  func similar(_ query: SearchQuery) throws -> (matches: [TitleMatch], suggestion: String?) {
    let vocabulary = VocabularySearch(reading.database)
    var query = query.withOptionalWords
    // A word that is in some title is right, if there is one that is in none.
    let unknown = try query.words.indices.filter { try !isKnown(query.words[$0]) }
    guard unknown.count <= mostUnknown else { return ([], nil) }
    for position in unknown.isEmpty ? Array(query.words.indices) : unknown {
      query.words[position].alternatives += try vocabulary.corrections(of: query.words[position])
    }
    guard query.words.contains(where: { $0.isOptional || $0.alternatives.contains { $0.distance > 0 } }) else {
      return ([], nil)
    }
    var ranking = Ranking(query, kind: kind, limit: limit)
    try take(query, into: &ranking, limit: mostSimilar)
    return (ranking.matches().map { $0.with(.similar) }, ranking.suggestion())
  }
}

extension KindSearch {
  /// Whether a title has the word. First as it is: where it may go on, all that it may become are gathered.
  private func isKnown(_ word: QueryWord) throws -> Bool {
    try reading.hasTitles(matching: word.asWhole.pattern, after: 0)
      || reading.hasTitles(matching: word.pattern, after: 0)
  }

  private func take(_ query: SearchQuery, into ranking: inout Ranking, limit: Int? = nil) throws {
    guard !query.words.isEmpty else { return }
    let limit = limit ?? (query.lastWordSaysNothing ? mostOfTwoInOne : mostCandidates)
    let others = query.otherWords
    let most = others.patterns.isEmpty ? 0 : try reading.titleCount / others.share
    for pattern in others.patterns where try !reading.hasTitles(matching: pattern, after: most) {
      _ = try take(pattern, limit, ofAtMost: most + 1, into: &ranking)
      return
    }
    if let pattern = query.patternOfListedBeginning, try take(pattern, limit, ofAtMost: mostOfBeginning, into: &ranking)
    {
      return
    }
    _ = try take(query.pattern, limit, ofAtMost: limit, into: &ranking)
  }

  /// - Parameters:
  ///   - pattern: may find more than the ranking is for.
  ///   - limit: how many of those are enough.
  /// - Returns: whether none is left that would have to be looked at. It is given up where too few fit.
  private func take(
    _ pattern: String, _ limit: Int, ofAtMost most: Int, into ranking: inout Ranking
  ) throws -> Bool {
    var seen = 0, fitting = 0
    var isEnough = false, isVain = false
    try reading.titles(matching: pattern, limit: most) { row in
      seen += 1
      if ranking.judge(row) { fitting += 1 }
      isEnough = fitting == limit || ranking.isFull(at: row)
      isVain = most == mostOfBeginning && seen == trial && fitting * 8 < trial
      return !isEnough && !isVain
    }
    return isEnough || seen < most && !isVain
  }
}

extension TitleMatch {
  fileprivate func with(_ tier: MatchTier) -> TitleMatch {
    var match = self
    match.tier = tier
    return match
  }
}

/// So many are looked at that begin with the same letters, before those with all letters are gathered.
private let mostOfBeginning = 600
private let trial = 64
/// The most popular that have every word: what is best is among them, or is found by its key.
private let mostCandidates = 200
/// In "the th", the last word is found in the first.
private let mostOfTwoInOne = 600
private let mostSimilar = 250
/// With more of them, it is a title of another kind, or of none.
private let mostUnknown = 2
/// Hundreds share a title such as "Home".
private let mostOfOneKey = 50
