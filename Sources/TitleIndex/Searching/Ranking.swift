/// Puts titles, which come by popularity, in order of how well they match, and keeps the best.
struct Ranking {
  private let kind: TitleKind
  private let limit: Int
  private var matcher: TitleMatcher
  /// The most popular that is what was typed. Others of the same name come by popularity among those that begin with it:
  /// three forgotten films are not what somebody looks for who has typed half of a famous one.
  private var leader: Candidate?
  private var best: [Candidate] = []
  private var ids: Set<Int> = []

  /// A title as it was judged; where it matches is looked up again if it is among the best in the end.
  private struct Candidate {
    let judgement: TitleMatcher.Judgement
    let place: Place
    let title: IndexedTitle
  }

  init(_ query: SearchQuery, kind: TitleKind, limit: Int) {
    matcher = TitleMatcher(query)
    self.kind = kind
    self.limit = limit
  }

  var count: Int { all.count }

  func has(_ id: Int) -> Bool { ids.contains(id) }

  /// Whether none that is less popular than this row can come before those that are there.
  func isFull(at row: borrowing TitleRow) -> Bool {
    guard best.count >= limit, let last = best.last else { return false }
    return last.place < Place(TitleMatcher.Judgement(distance: 0, tier: .beginning), row.rank)
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
    let place = Place(mayLead ? TitleMatcher.Judgement(distance: 0, tier: .beginning) : judgement, row.rank)
    if !mayLead, best.count >= limit, let last = best.last, !(place < last.place) { return }
    let title = row.title
    guard ids.insert(title.id).inserted else { return }
    var candidate: Candidate? = Candidate(judgement: judgement, place: place, title: title)
    if mayLead, leader.map({ (judgement, title.rank) < ($0.judgement, $0.title.rank) }) ?? true {
      swap(&leader, &candidate)
    }
    guard let candidate else { return }
    best.insert(candidate, at: best.firstIndex { candidate.place < $0.place } ?? best.count)
    if best.count > limit { best.removeLast() }
  }

  /// The best, with where they match.
  mutating func matches() -> [TitleMatch] {
    all.map { candidate in
      let title = candidate.title
      locate(title.title)
      return TitleMatch(
        kind: kind, id: title.id, title: title.title, popularity: title.popularity, tier: candidate.judgement.tier,
        ranges: matcher.ranges.compactMap { title.title.range(utf8: $0) })
    }
  }

  /// What was typed with its mistakes put right, as the best of the titles is written.
  mutating func suggestion() -> String? {
    guard let first = all.first, first.judgement.distance > 0 else { return nil }
    locate(first.title.title)
    return matcher.correction(in: first.title.title).joined(separator: " ")
  }
}

extension Ranking {
  private var all: ArraySlice<Candidate> { ((leader.map { [$0] } ?? []) + best).prefix(limit) }

  private mutating func locate(_ title: String) {
    var title = title
    title.withUTF8 { _ = matcher.judge($0) }
  }
}

/// What titles are put in order by: how well they match, then how popular they are.
private struct Place: Comparable {
  private let number: UInt64

  init(_ judgement: TitleMatcher.Judgement, _ rank: Int) {
    number =
      UInt64(clamping: judgement.distance) << 40 | UInt64(judgement.tier.rawValue) << 32
      | UInt64(UInt32(clamping: rank))
  }

  static func < (left: Self, right: Self) -> Bool { left.number < right.number }
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
