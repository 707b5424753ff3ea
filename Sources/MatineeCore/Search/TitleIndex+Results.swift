import TitleIndex

/// Searches that need no network.
extension TitleIndex {
  /// Finds titles, the best of all kinds first.
  ///
  /// - Returns: nil where none of the kinds has an index.
  public func results(
    for query: String, kinds: Set<TitleKind>, limit: Int
  ) async throws(TitleIndexError) -> SearchResults? {
    if let (id, kind) = PageReference(query)?.indexed, case .serving = try await status(of: kind) {
      return SearchResults([try await title(id, kind)].compactMap { $0.map(SearchResult.init) })
    }
    let matches = try await search(query, kinds: kinds, limit: limit)
    guard !matches.sections.isEmpty else { return nil }
    return SearchResults(matches.inOrder(limit: limit).map(SearchResult.init), suggestion: matches.suggestion)
  }

  /// How many titles of each of these kinds can be found; a kind that has no index is left out.
  public func counts(_ kinds: Set<TitleKind>) async -> [TitleKind: Int] {
    var counts: [TitleKind: Int] = [:]
    for kind in kinds {
      guard case .serving(let information)? = try? await status(of: kind) else { continue }
      counts[kind] = information.titles
    }
    return counts
  }
}

extension TitleMatches {
  /// The sections as one: the best of their first ones, then the best of what is left, and so on, so that each section's
  /// own order stays.
  fileprivate func inOrder(limit: Int) -> [TitleMatch] {
    var rest = sections.mapValues { $0[...] }
    var all: [TitleMatch] = []
    while all.count < limit {
      let best = rest.values.compactMap(\.first).min {
        ($0.tier, -$0.popularity, $0.kind) < ($1.tier, -$1.popularity, $1.kind)
      }
      guard let best else { break }
      all.append(best)
      rest[best.kind]?.removeFirst()
    }
    return all
  }
}

extension SearchResult {
  init(_ match: TitleMatch) {
    self.init(kind: match.kind, number: match.id, title: match.title, popularity: match.popularity)
  }
}
