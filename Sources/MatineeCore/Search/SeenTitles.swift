import TitleIndex

/// The titles that were seen, to be searched by name: read once for letters that are typed in a row.
actor SeenTitles {
  /// A title that was seen.
  struct Entry: Sendable {
    var row: SearchRow
    var year: Int?
    var genres: [Int] = []
    /// What it is called, in any language that is known; folded once, as each letter that is typed goes through all.
    let names: [[[String]]]

    init(_ row: SearchRow, year: Int? = nil, genres: [Int] = [], names: [String]) {
      self.row = row
      self.year = year
      self.genres = genres
      self.names = names.map { FoldedWord.all(in: $0).map(\.letters) }
    }
  }

  private let read: @Sendable (SearchScope) async -> [TitleKind: [Entry]]
  private var kept: (scope: SearchScope, time: ContinuousClock.Instant, entries: [TitleKind: [Entry]])?

  /// - Parameter read: what was seen in a scope; of a list, what was seen of it.
  init(_ read: @escaping @Sendable (SearchScope) async -> [TitleKind: [Entry]]) { self.read = read }

  /// The rows of each kind that match, the best first.
  ///
  /// - Parameter limit: how many of a kind at most.
  func rows(
    for request: SearchRequest, _ letters: MatchedLetters, limit: Int
  ) async -> [TitleKind: [RankedRow]] {
    let entries = await entries(in: request.scope)
    var rows: [TitleKind: [RankedRow]] = [:]
    for (kind, entries) in entries {
      guard !Task.isCancelled else { return [:] }
      let found = entries.compactMap { entry -> RankedRow? in
        guard request.countedYear == nil || entry.year == request.countedYear else { return nil }
        return entry.names.compactMap(letters.tier).min().map { RankedRow(tier: $0, row: entry.row) }
      }
      rows[kind] = found.sorted(by: <).prefix(limit).map { RankedRow(tier: $0.tier, row: $0.row.marked(letters)) }
    }
    return rows.filter { !$0.value.isEmpty }
  }

  /// The row of a page, if it was seen.
  func row(_ page: PageReference) async -> SearchRow? {
    guard let kind = page.indexed?.kind else { return nil }
    return await entries(in: .all(kind))[kind]?.first { $0.row.id == page }?.row
  }

  /// Whether nothing was seen in a scope.
  func isEmpty(in scope: SearchScope) async -> Bool { await entries(in: scope).allSatisfy(\.value.isEmpty) }

  /// How many titles of these kinds were seen.
  func count(of kinds: Set<TitleKind>) async -> Int {
    await entries(in: .everything).reduce(0) { $0 + (kinds.contains($1.key) ? $1.value.count : 0) }
  }

  /// Reads anew the next time: there is more by now.
  func forget() { kept = nil }

  private func entries(in scope: SearchScope) async -> [TitleKind: [Entry]] {
    if let kept, kept.scope == scope, ContinuousClock.now - kept.time < .seconds(1) { return kept.entries }
    let entries = await read(scope)
    // What has just been seen is to be found, and where there is nothing reading costs nothing.
    guard entries.contains(where: { !$0.value.isEmpty }) else { return entries }
    kept = (scope, .now, entries)
    return entries
  }
}
