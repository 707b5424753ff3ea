import TitleIdentity

/// A ranking of the best matches. Titles must be added in order of popularity.
struct Ranking {
  private let kind: MediaKind
  private let limit: Int
  private var matcher: TitleMatcher
  /// The most popular exact match. Other exact matches rank with titles that begin with the query. Otherwise obscure
  /// titles would precede the famous one whose name the user is still typing.
  private var leader: Candidate?
  private var best: [Candidate] = []
  private var ids: Set<Int> = []

  /// A ranked title. Its matching ranges are computed only if it is among the results.
  private struct Candidate {
    let quality: TitleMatcher.Quality
    let sortKey: SortKey
    let title: IndexedTitle
  }

  init(_ query: SearchQuery, kind: MediaKind, limit: Int) {
    matcher = TitleMatcher(query)
    self.kind = kind
    self.limit = limit
  }

  var count: Int { all.count }

  func contains(_ id: Int) -> Bool { ids.contains(id) }

  /// Returns whether titles less popular than this row can no longer enter the results.
  func isFull(at row: borrowing TitleRow) -> Bool {
    guard best.count >= limit, let last = best.last else { return false }
    return last.sortKey < SortKey(TitleMatcher.Quality(distance: 0, tier: .prefix), row.rank)
  }

  /// Ranks a title, and returns whether it matches the query.
  @discardableResult
  mutating func rank(_ row: borrowing TitleRow) -> Bool {
    guard let quality = row.withTitle({ matcher.matchQuality(of: $0) }) else { return false }
    insert(row, with: quality)
    return true
  }

  mutating func insert(_ row: borrowing TitleRow, with quality: TitleMatcher.Quality) {
    let mayLead = quality.distance == 0 && quality.tier < .prefix
    let sortKey = SortKey(mayLead ? TitleMatcher.Quality(distance: 0, tier: .prefix) : quality, row.rank)
    if !mayLead, best.count >= limit, let last = best.last, !(sortKey < last.sortKey) { return }
    let title = row.title
    guard ids.insert(title.id).inserted else { return }
    var candidate: Candidate? = Candidate(quality: quality, sortKey: sortKey, title: title)
    if mayLead, leader.map({ (quality, title.rank) < ($0.quality, $0.title.rank) }) ?? true {
      swap(&leader, &candidate)
    }
    guard let candidate else { return }
    best.insert(candidate, at: best.firstIndex { candidate.sortKey < $0.sortKey } ?? best.count)
    if best.count > limit { best.removeLast() }
  }

  /// Returns the best titles with their matching ranges.
  mutating func matches() -> [TitleMatch] {
    all.map { candidate in
      let title = candidate.title
      locate(title.title)
      return TitleMatch(
        kind: kind, id: title.id, title: title.title, popularity: title.popularity, tier: candidate.quality.tier,
        ranges: matcher.ranges.compactMap { title.title.range(utf8: $0) })
    }
  }

  /// Returns the query in the spelling of the best title, or `nil` if it has no mistakes.
  mutating func suggestion() -> String? {
    guard let first = all.first, first.quality.distance > 0 else { return nil }
    locate(first.title.title)
    return matcher.correction(in: first.title.title).joined(separator: " ")
  }
}

extension Ranking {
  private var all: ArraySlice<Candidate> { ((leader.map { [$0] } ?? []) + best).prefix(limit) }

  private mutating func locate(_ title: String) {
    var title = title
    title.withUTF8 { _ = matcher.matchQuality(of: $0) }
  }
}

/// The sort key of a title: first its match quality, then its popularity.
private struct SortKey: Comparable {
  private let number: UInt64

  init(_ quality: TitleMatcher.Quality, _ rank: Int) {
    number =
      UInt64(clamping: quality.distance) << 40 | UInt64(quality.tier.rawValue) << 32
      | UInt64(UInt32(clamping: rank))
  }

  static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

extension TitleMatcher {
  /// Returns the title's words that match the query's words, in the query's order.
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
