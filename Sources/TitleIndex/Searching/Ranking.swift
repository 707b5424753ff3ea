/// Puts titles, which come by popularity, in order of how well they match, and keeps the best.
struct Ranking {
  private let kind: TitleKind
  private let limit: Int
  private var matcher: TitleMatcher
  /// The most popular that is what was typed. Others of the same name come by popularity among those that begin with it:
  /// three forgotten films are not what somebody looks for who has typed half of a famous one.
  private var leader: Judged?
  private var best: [Judged] = []
  private var ids: Set<Int> = []

  private struct Judged {
    let judgement: TitleMatcher.Judgement
    let rank: Int
    let match: TitleMatch
    let correction: [String]

    /// What it is put in order by.
    var place: (TitleMatcher.Judgement, Int) {
      let isTyped = judgement.distance == 0 && judgement.tier < .beginning
      return (isTyped ? TitleMatcher.Judgement(distance: 0, tier: .beginning) : judgement, rank)
    }
  }

  init(_ query: SearchQuery, kind: TitleKind, limit: Int) {
    matcher = TitleMatcher(query)
    self.kind = kind
    self.limit = limit
  }

  var count: Int { all.count }
  var matches: [TitleMatch] { all.map(\.match) }

  func has(_ id: Int) -> Bool { ids.contains(id) }

  /// Whether none that is less popular than this row can come before those that are there.
  func isFull(at row: borrowing TitleRow) -> Bool {
    guard best.count >= limit, let last = best.last else { return false }
    return last.place < (TitleMatcher.Judgement(distance: 0, tier: .beginning), row.rank)
  }

  /// - Returns: whether it is what was typed, at any place.
  @discardableResult
  mutating func judge(_ row: borrowing TitleRow) -> Bool {
    guard let judgement = row.withTitle({ matcher.judge($0) }) else { return false }
    take(row, as: judgement)
    return true
  }

  mutating func take(_ row: borrowing TitleRow, as judgement: TitleMatcher.Judgement) {
    let mayLead = judgement.distance == 0 && judgement.tier < .beginning
    if !mayLead, best.count >= limit, let last = best.last, !((judgement, row.rank) < last.place) { return }
    let title = row.title
    guard ids.insert(title.id).inserted else { return }
    let match = TitleMatch(
      kind: kind, id: title.id, title: title.title, popularity: title.popularity, tier: judgement.tier,
      ranges: matcher.ranges.compactMap { title.title.range(utf8: $0) })
    let correction = judgement.distance > 0 ? matcher.correction(in: title.title) : []
    var judged: Judged? = Judged(judgement: judgement, rank: title.rank, match: match, correction: correction)
    if mayLead, leader.map({ (judgement, title.rank) < ($0.judgement, $0.rank) }) ?? true { swap(&leader, &judged) }
    guard let judged else { return }
    best.insert(judged, at: best.firstIndex { judged.place < $0.place } ?? best.count)
    if best.count > limit { best.removeLast() }
  }

  /// What was typed with its mistakes put right, as the best of the titles is written.
  var suggestion: String? {
    guard let first = all.first, first.judgement.distance > 0 else { return nil }
    return first.correction.joined(separator: " ")
  }
}

extension Ranking {
  private var all: ArraySlice<Judged> { ((leader.map { [$0] } ?? []) + best).prefix(limit) }
}

extension TitleMatcher {
  /// The title's own words that stand for those of the query, in the query's order.
  fileprivate func correction(in title: String) -> [String] {
    found.compactMap { found in
      title.range(utf8: folding.words[found.word].source).map { title[$0].lowercased() }
    }
  }
}

extension String {
  fileprivate func range(utf8 range: Range<Int>) -> Range<String.Index>? {
    guard range.upperBound <= utf8.count else { return nil }
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return start < end ? start..<end : nil
  }
}
