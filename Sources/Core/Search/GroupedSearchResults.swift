import Localization
import TitleIdentity
import TitleIndex

/// The results of a search: the best result and a section per kind, or a single list for a search of one kind.
public struct GroupedSearchResults: Hashable, Sendable {
  /// The best result of all kinds, which isn't part of a section. It is `nil` for a single list.
  public var best: SearchRow?
  public var sections: [Section]
  /// A suggested correction of a query without exact matches.
  public var suggestion: String?

  /// The results of one kind.
  public struct Section: Hashable, Sendable {
    /// The scope that shows all results of this kind, or `nil` for a single list.
    public var scope: SearchScope?
    public var rows: [SearchRow]
    /// The total number of results including these, or `nil` if it is unknown.
    public var total: Int?

    public init(_ scope: SearchScope?, _ rows: [SearchRow], total: Int? = nil) {
      self.scope = scope
      self.rows = rows
      self.total = total
    }

    /// Whether there are more results than the section shows.
    public var hasMore: Bool { scope != nil && (total.map { $0 > rows.count } ?? false) }
  }

  public init(best: SearchRow? = nil, _ sections: [Section], suggestion: String? = nil) {
    self.best = best
    self.sections = sections
    self.suggestion = suggestion
  }
}

extension GroupedSearchResults {
  /// All rows in display order.
  public var rows: [SearchRow] { [best].compactMap(\.self) + sections.flatMap(\.rows) }

  public var isEmpty: Bool { best == nil && sections.allSatisfy(\.rows.isEmpty) }

  /// The number of results as a text for screen readers.
  public var counted: String {
    let count = rows.count
    let hasMore = sections.contains { $0.hasMore || $0.scope == nil && ($0.total ?? 0) > $0.rows.count }
    return hasMore
      ? tr(one: "{count} result, and more", other: "{count} results, and more", count: count)
      : tr(one: "{count} result", other: "{count} results", count: count)
  }

  /// Returns a single list.
  package static func list(_ rows: [SearchRow], total: Int? = nil) -> GroupedSearchResults {
    GroupedSearchResults([Section(nil, rows, total: total)])
  }

  /// Returns a section for each kind, and the best result of all kinds.
  ///
  /// - Parameter found: The rows of each kind, best first, and their total number.
  static func sections(
    _ found: [(kind: MediaKind, rows: [SearchRow], total: Int?)], for letters: MatchedLetters
  ) -> GroupedSearchResults {
    let best = found.compactMap(\.rows.first).min { letters.sortKey(of: $0) < letters.sortKey(of: $1) }
    let sections = found.compactMap { kind, rows, total -> Section? in
      let others = rows.filter { $0.id != best?.id }
      guard !others.isEmpty else { return nil }
      let left = total.map { $0 - (others.count == rows.count ? 0 : 1) }
      return Section(.all(kind), Array(others.prefix(maximumRowsPerSection)), total: left ?? others.count)
    }
    return GroupedSearchResults(best: best, sections)
  }

  /// Returns a copy with further rows at the end of the last list.
  func appending(_ rows: [SearchRow]) -> GroupedSearchResults {
    var results = self
    guard let last = sections.indices.last else { return .list(rows) }
    let known = Set(sections[last].rows.map(\.id))
    results.sections[last].rows += rows.filter { !known.contains($0.id) }
    return results
  }

  /// Returns a copy with transformed rows.
  func map(_ transform: (SearchRow) -> SearchRow) -> GroupedSearchResults {
    var results = self
    results.best = best.map(transform)
    results.sections = sections.map { section in
      var section = section
      section.rows = section.rows.map(transform)
      return section
    }
    return results
  }
}

extension MatchedLetters {
  /// Returns the sort key of a row.
  func sortKey(of row: SearchRow) -> (MatchTier, Double) { (tier(of: row.title) ?? .similar, -row.popularity) }
}

/// The maximum number of rows in a section, so that several sections fit in a window.
private let maximumRowsPerSection = 5
