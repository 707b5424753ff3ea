import GRDB
import TitleIdentity

/// A search for titles of one kind.
struct KindSearch {
  let kind: MediaKind
  let limit: Int
  private let reader: IndexReader

  init(_ kind: MediaKind, limit: Int, in database: Database) {
    self.kind = kind
    self.limit = limit
    reader = IndexReader(database: database)
  }

  /// Returns the titles that match the query as typed, or the most popular titles for an empty query.
  func matches(_ query: SearchQuery) throws -> [TitleMatch] {
    var ranking = Ranking(query, kind: kind, limit: limit)
    if query.isBlank {
      try reader.mostPopular(limit: limit) { row in
        ranking.insert(row, with: TitleMatcher.Quality(distance: 0, tier: .allWords))
        return true
      }
      return ranking.matches()
    }
    // Exact matches can have a low rank, so they are looked up by key.
    try reader.titles(withKey: query.key, limit: maximumTitlesPerKey) { row in
      ranking.rank(row)
      return true
    }
    // Without the last word, no title matches. Counting the titles with the other words can take most of the time.
    if let last = query.words.last, query.words.count > 1, !last.isUsuallyKnown, try !isKnown(last) {
      return ranking.matches()
    }
    try addMatches(of: query, into: &ranking)
    if ranking.count < limit, query.articles > 0 {
      var others = Ranking(query.withoutArticle, kind: kind, limit: limit)
      try addMatches(of: query.withoutArticle, into: &others)
      return Array((ranking.matches() + others.matches().filter { !ranking.contains($0.id) }).prefix(limit))
    }
    return ranking.matches()
  }

  /// Returns titles that match a corrected query, and the corrected text.
  func similar(_ query: SearchQuery) throws -> (matches: [TitleMatch], suggestion: String?) {
    let vocabulary = VocabularySearch(reader.database)
    var query = query.withOptionalShortWords
    // If some words are in no title, only those are corrected.
    let unknown = try query.words.indices.filter { try !isKnown(query.words[$0]) }
    guard unknown.count <= maximumUnknownWords else { return ([], nil) }
    for position in unknown.isEmpty ? Array(query.words.indices) : unknown {
      query.words[position].alternatives += try vocabulary.corrections(of: query.words[position])
    }
    guard query.words.contains(where: { $0.isOptional || $0.alternatives.contains { $0.distance > 0 } }) else {
      return ([], nil)
    }
    var ranking = Ranking(query, kind: kind, limit: limit)
    try addMatches(of: query, into: &ranking, limit: maximumSimilarRows)
    return (ranking.matches().map { $0.with(.similar) }, ranking.suggestion())
  }
}

extension KindSearch {
  /// Returns whether any title has the word. Checks the whole word first, because a prefix query gathers all its
  /// expansions, unless the index stores the prefix.
  private func isKnown(_ word: QueryWord) throws -> Bool {
    if try !word.isIndexedPrefix && reader.hasTitles(matching: word.withoutPrefixMatching.pattern) { return true }
    return try reader.hasTitles(matching: word.pattern)
  }

  private func addMatches(of query: SearchQuery, into ranking: inout Ranking, limit: Int? = nil) throws {
    guard !query.words.isEmpty else { return }
    let limit = limit ?? (query.isLastWordRedundant ? maximumRedundantPrefixRows : maximumCandidates)
    let others = query.cheaperPatterns
    let rowLimit = others.patterns.isEmpty ? 0 : try reader.titleCount / others.share
    for pattern in others.patterns {
      let ranks = try reader.ranks(matching: pattern, limit: rowLimit + 1)
      guard ranks.count <= rowLimit else { continue }
      var matchCount = 0
      try reader.titles(withRanks: ranks) { row in
        if ranking.rank(row) { matchCount += 1 }
        return matchCount < limit && !ranking.isFull(at: row)
      }
      return
    }
    if let pattern = query.patternWithIndexedPrefix,
      try addMatches(of: pattern, limit, rowLimit: maximumPrefixRows, into: &ranking)
    {
      return
    }
    _ = try addMatches(of: query.pattern, limit, rowLimit: limit, into: &ranking)
  }

  /// Adds matching titles to the ranking.
  ///
  /// - Parameters:
  ///   - pattern: A pattern that can match more titles than the query.
  ///   - limit: The number of matching titles after which to stop.
  ///   - rowLimit: The maximum number of rows to read.
  /// - Returns: Whether the ranking is complete. `false` if `rowLimit` was reached first, or if too few rows match for
  ///   this pattern to be worthwhile.
  private func addMatches(
    of pattern: String, _ limit: Int, rowLimit: Int, into ranking: inout Ranking
  ) throws -> Bool {
    var seen = 0, matchCount = 0
    var isEnough = false, isUnproductive = false
    try reader.titles(matching: pattern, limit: rowLimit) { row in
      seen += 1
      if ranking.rank(row) { matchCount += 1 }
      isEnough = matchCount == limit || ranking.isFull(at: row)
      isUnproductive = rowLimit == maximumPrefixRows && seen == trialRows && matchCount * 8 < trialRows
      return !isEnough && !isUnproductive
    }
    return isEnough || seen < rowLimit && !isUnproductive
  }
}

extension TitleMatch {
  fileprivate func with(_ tier: MatchTier) -> TitleMatch {
    var match = self
    match.tier = tier
    return match
  }
}

/// The number of rows to read for a shortened last word before the search uses the full pattern.
private let maximumPrefixRows = 600
private let trialRows = 64
/// The number of most popular matches to rank. Less popular exact matches are found by key.
private let maximumCandidates = 200
/// The same limit for queries such as "the th", where the first word already matches the last.
private let maximumRedundantPrefixRows = 600
private let maximumSimilarRows = 250
/// The maximum number of unknown words. A query with more is probably about another kind.
private let maximumUnknownWords = 2
/// The maximum number of titles with the same key: hundreds share a title such as "Home".
private let maximumTitlesPerKey = 50
