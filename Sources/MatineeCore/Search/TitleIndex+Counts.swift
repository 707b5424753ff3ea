import TitleIndex

/// What a title index says of what it holds and finds.
extension TitleIndex {
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

extension SearchResult {
  init(_ match: TitleMatch) {
    self.init(kind: match.kind, number: match.id, title: match.title, popularity: match.popularity)
  }
}
