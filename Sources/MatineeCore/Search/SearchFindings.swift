import TitleIndex

/// What a search found: the best of all, and each kind by itself; or one list, where one kind was asked for.
public struct SearchFindings: Hashable, Sendable {
  /// The best of all kinds, which is in no section; `nil` where one list was asked for.
  public var best: SearchRow?
  public var sections: [Section]
  /// What may have been meant, where what was typed is nowhere to be found.
  public var suggestion: String?

  /// What was found of one kind.
  public struct Section: Hashable, Sendable {
    /// Where all of it is searched; `nil` for what is the whole answer.
    public var scope: SearchScope?
    public var rows: [SearchRow]
    /// How many there are, these among them; `nil` when unknown.
    public var total: Int?

    public init(_ scope: SearchScope?, _ rows: [SearchRow], total: Int? = nil) {
      self.scope = scope
      self.rows = rows
      self.total = total
    }

    /// Whether there is more than is shown.
    public var hasMore: Bool { scope != nil && (total.map { $0 > rows.count } ?? false) }
  }

  public init(best: SearchRow? = nil, _ sections: [Section], suggestion: String? = nil) {
    self.best = best
    self.sections = sections
    self.suggestion = suggestion
  }
}

extension SearchFindings {
  /// All rows, in the order in which they are shown.
  public var rows: [SearchRow] { [best].compactMap(\.self) + sections.flatMap(\.rows) }

  public var isEmpty: Bool { best == nil && sections.allSatisfy(\.rows.isEmpty) }

  /// How many results there are, as they are announced.
  public var counted: String {
    let count = rows.count
    let hasMore = sections.contains { $0.hasMore || $0.scope == nil && ($0.total ?? 0) > $0.rows.count }
    return "\(count) \(count == 1 ? "result" : "results")" + (hasMore ? ", and more" : "")
  }

  /// One list.
  static func list(_ rows: [SearchRow], total: Int? = nil) -> SearchFindings {
    SearchFindings([Section(nil, rows, total: total)])
  }

  /// A section for each kind, and above them what matches best.
  ///
  /// - Parameter found: of each kind its rows, best first, and how many there are in all.
  static func sections(
    _ found: [(kind: TitleKind, rows: [SearchRow], total: Int?)], for letters: MatchedLetters
  ) -> SearchFindings {
    let best = found.compactMap(\.rows.first).min { letters.place($0) < letters.place($1) }
    let sections = found.compactMap { kind, rows, total -> Section? in
      let others = rows.filter { $0.id != best?.id }
      guard !others.isEmpty else { return nil }
      let left = total.map { $0 - (others.count == rows.count ? 0 : 1) }
      return Section(.all(kind), Array(others.prefix(mostInSection)), total: left ?? others.count)
    }
    return SearchFindings(best: best, sections)
  }

  /// The same with one list longer by what came after it.
  func appending(_ rows: [SearchRow]) -> SearchFindings {
    var findings = self
    guard let last = sections.indices.last else { return .list(rows) }
    let known = Set(sections[last].rows.map(\.id))
    findings.sections[last].rows += rows.filter { !known.contains($0.id) }
    return findings
  }

  /// The same with other rows.
  func map(_ transform: (SearchRow) -> SearchRow) -> SearchFindings {
    var findings = self
    findings.best = best.map(transform)
    findings.sections = sections.map { section in
      var section = section
      section.rows = section.rows.map(transform)
      return section
    }
    return findings
  }
}

extension MatchedLetters {
  /// What rows are put in order by.
  func place(_ row: SearchRow) -> (MatchTier, Double) { (tier(of: row.title) ?? .similar, -row.popularity) }
}

/// Several of each kind fit a window beside those of another.
private let mostInSection = 5
