import AppFoundation
import Catalogue
import TitleIdentity
import TitleIndex

/// The cached titles and those in the user's library, prepared for searching by name. They are read up to once a second
/// while the user types.
package actor LocalTitleSearch {
  /// A title that is cached or in the library.
  package struct Entry: Sendable {
    let page: PageReference
    let year: Int?
    let genres: [Int]
    /// The folded words of the names in all known languages. They are computed once because each keystroke searches
    /// all titles.
    private(set) var names: [[[Unicode.Scalar]]]
    private let makeRow: @Sendable () -> SearchRow

    /// - Parameter row: Returns the row. It is created for titles that match, because there are many others.
    package init(
      _ page: PageReference, year: Int? = nil, genres: [Int] = [], names: [String],
      row: @escaping @Sendable () -> SearchRow
    ) {
      self.page = page
      self.year = year
      self.genres = genres
      self.names = names.map(FoldedText.letters)
      makeRow = row
    }

    var row: SearchRow { makeRow() }

    /// Returns the entry with the folded words of further names.
    func adding(_ others: [[[Unicode.Scalar]]]) -> Entry {
      var entry = self
      for name in others where !entry.names.contains(name) { entry.names.append(name) }
      return entry
    }
  }

  private let read: @Sendable (SearchScope) async -> [MediaKind: [Entry]]
  private let clock: any Clock<Duration>
  private var cached: (scope: SearchScope, age: () -> Duration, entries: [MediaKind: [Entry]])?

  /// - Parameters:
  ///   - clock: The clock that measures the age of the titles in memory.
  ///   - read: Returns the titles in a scope.
  package init(
    clock: any Clock<Duration> = ContinuousClock(),
    _ read: @escaping @Sendable (SearchScope) async -> [MediaKind: [Entry]]
  ) {
    self.clock = clock
    self.read = read
  }

  /// Returns the matching rows of each kind, best first. If few titles match, those with similar names follow.
  ///
  /// - Parameters:
  ///   - isMisspelled: Whether the query is probably misspelled, as far as the title index knows.
  ///   - limit: The maximum number of rows of a kind.
  func rows(
    for request: SearchRequest, _ letters: MatchedLetters, isMisspelled: Bool = true, limit: Int
  ) async -> [MediaKind: [RankedRow]] {
    let entries = await entries(in: request.scope)
    var rows = rows(in: entries, for: request, letters, limit: limit)
    guard isMisspelled, rows.values.joined().allSatisfy({ $0.tier > .prefix }),
      rows.values.reduce(0, { $0 + $1.count }) < fewMatches
    else { return rows }
    for (kind, similar) in similarRows(in: entries, for: request, letters, limit: limit) {
      let known = Set((rows[kind] ?? []).map(\.row.id))
      rows[kind, default: []] += similar.filter { !known.contains($0.row.id) }
    }
    return rows
  }

  private func rows(
    in entries: [MediaKind: [Entry]], for request: SearchRequest, _ letters: MatchedLetters, limit: Int
  ) -> [MediaKind: [RankedRow]] {
    var rows: [MediaKind: [RankedRow]] = [:]
    for (kind, entries) in entries {
      guard !Task.isCancelled else { return [:] }
      let found = entries.compactMap { entry -> RankedRow? in
        guard request.effectiveYear == nil || entry.year == request.effectiveYear else { return nil }
        return entry.names.compactMap(letters.tier).min().map { RankedRow(tier: $0, row: entry.row) }
      }
      rows[kind] = found.sorted(by: <).prefix(limit).map { RankedRow(tier: $0.tier, row: $0.row.marked(letters)) }
    }
    return rows.filter { !$0.value.isEmpty }
  }

  /// Returns the rows of titles with a name similar to the query, those with the fewest mistakes first.
  private func similarRows(
    in entries: [MediaKind: [Entry]], for request: SearchRequest, _ letters: MatchedLetters, limit: Int
  ) -> [MediaKind: [RankedRow]] {
    var query = MisspelledQuery(letters.words)
    var rows: [MediaKind: [RankedRow]] = [:]
    for (kind, entries) in entries {
      guard !Task.isCancelled else { return [:] }
      var found: [(mistakes: Int, row: SearchRow)] = []
      for entry in entries where request.effectiveYear == nil || entry.year == request.effectiveYear {
        let mistakes = entry.names.compactMap { query.mistakes(in: $0) }.min()
        if let mistakes { found.append((mistakes, entry.row)) }
      }
      found.sort { ($0.mistakes, -$0.row.popularity) < ($1.mistakes, -$1.row.popularity) }
      rows[kind] = found.prefix(limit).map { RankedRow(tier: .similar, row: $0.row.marked(letters)) }
    }
    return rows.filter { !$0.value.isEmpty }
  }

  /// Returns the rows of the given pages that match a request's scope and year, regardless of their names.
  func rows(of pages: Set<PageReference>, for request: SearchRequest) async -> [PageReference: SearchRow] {
    guard !pages.isEmpty else { return [:] }
    var rows: [PageReference: SearchRow] = [:]
    for entry in await entries(in: request.scope).values.joined() where pages.contains(entry.page) {
      if request.effectiveYear == nil || entry.year == request.effectiveYear { rows[entry.page] = entry.row }
    }
    return rows
  }

  /// Returns the row of a page, or `nil` if the page isn't among the titles.
  package func row(_ page: PageReference) async -> SearchRow? {
    guard let kind = page.indexed?.kind else { return nil }
    return await entries(in: .all(kind))[kind]?.first { $0.page == page }?.row
  }

  /// Returns whether there are no titles in a scope.
  func isEmpty(in scope: SearchScope) async -> Bool { await entries(in: scope).allSatisfy(\.value.isEmpty) }

  /// Returns the number of titles of these kinds.
  func count(of kinds: Set<MediaKind>) async -> Int {
    await entries(in: .everything).reduce(0) { $0 + (kinds.contains($1.key) ? $1.value.count : 0) }
  }

  private func entries(in scope: SearchScope) async -> [MediaKind: [Entry]] {
    if let cached, cached.scope == scope, cached.age() < maximumAge { return cached.entries }
    let entries = await read(scope)
    // An empty result isn't stored. New titles are then found immediately, and reading an empty cache is fast.
    guard entries.contains(where: { !$0.value.isEmpty }) else { return entries }
    cached = (scope, clock.stopwatch(), entries)
    return entries
  }
}

/// The number of matches below which a query may be misspelled.
private let fewMatches = 3
/// The time during which the titles in memory are searched without reading them again.
private let maximumAge = Duration.seconds(1)
