import TitleIdentity
import TitleIndex

/// A search of the local content: the title index, the cached titles, and the titles on the user's lists.
public struct DeviceSearch: Sendable {
  /// The index of all of TMDB's titles by name, or `nil` if there is none.
  var index: TitleIndex?
  /// The cached titles and those on lists, by name, picture and year, or `nil` if there are none.
  var localTitles: LocalTitleSearch?

  /// Returns the results to show on a screen. Unreadable content is ignored.
  ///
  /// - Returns: `nil` if there is nothing to search.
  func findings(_ request: SearchRequest) async -> SearchFindings? {
    if let reference = request.reference {
      guard let row = try? await found(reference) else {
        return index == nil || reference.indexed == nil ? nil : .list([])
      }
      return .list([row])
    }
    let matches = try? await indexed(request, limit: maximumPerKind)
    let known = await localTitles?.rows(for: request, MatchedLetters(request.query), limit: maximumCached)
    guard matches != nil || known?.isEmpty == false else { return nil }
    let ranked = merged(matches, known, request)
    guard request.scope == .everything else { return .list(ranked.map(\.rows).merged().map(\.row)) }
    let found = ranked.map { (kind: $0, rows: $1.map(\.row), total: Int?.none) }
    var findings = SearchFindings.sections(found, for: MatchedLetters(request.query))
    findings.suggestion = matches?.suggestion
    return findings
  }

  /// Returns the results for the command line, best first.
  ///
  /// - Parameters:
  ///   - kind: The kind to search, or `nil` for all kinds.
  ///   - year: The year to search. Only cached and listed titles have one.
  ///   - limit: The maximum number of results.
  /// - Returns: `nil` if there is nothing to search.
  public func results(
    for query: String, kind: MediaKind?, year: Int? = nil, limit: Int
  ) async throws(TitleIndexError) -> SearchResults? {
    let request = SearchRequest(query, in: kind.map(SearchScope.all) ?? .everything, year: year)
    if let reference = request.reference, let row = try await found(reference) {
      return SearchResults([SearchResult(row)].compactMap(\.self))
    }
    let matches = try await indexed(request, limit: limit)
    let known = await localTitles?.rows(for: request, MatchedLetters(request.query), limit: limit)
    if matches == nil, known?.isEmpty != false, await localTitles?.isEmpty(in: request.scope) != false { return nil }
    let rows = merged(matches, known, request).map(\.rows).merged(limit: limit)
    return SearchResults(rows.compactMap { SearchResult($0.row) }, suggestion: matches?.suggestion)
  }

  /// Returns the amount of local content of these kinds that can be searched.
  public func content(_ kinds: Set<MediaKind>) async -> SearchableContent {
    SearchableContent(indexed: await index?.counts(kinds) ?? [:], cached: await localTitles?.count(of: kinds) ?? 0)
  }
}

extension DeviceSearch {
  /// Returns matches from the index. It has only names, so it can't search by year, list or genre.
  private func indexed(_ request: SearchRequest, limit: Int) async throws(TitleIndexError) -> TitleMatches? {
    guard request.countedYear == nil, let index else { return nil }
    switch request.scope {
    case .everything, .movies, .shows, .people: break
    case .lists, .movieList, .showList, .genre: return nil
    }
    let matches = try await index.search(request.query, kinds: request.scope.kinds, limit: limit)
    return matches.sections.isEmpty ? nil : matches
  }

  private func merged(
    _ matches: TitleMatches?, _ localTitles: [MediaKind: [RankedRow]]?, _ request: SearchRequest
  ) -> [(kind: MediaKind, rows: [RankedRow])] {
    let letters = MatchedLetters(request.query)
    return request.scope.kinds.sorted().map { kind in
      (kind, merged(matches?.sections[kind] ?? [], localTitles?[kind] ?? [], letters))
    }
  }

  /// Merges matches from the index with cached and listed titles. A title in both has its place from the index and its
  /// details from the cache or list.
  private func merged(_ matches: [TitleMatch], _ localTitles: [RankedRow], _ letters: MatchedLetters) -> [RankedRow] {
    let known = Dictionary(localTitles.map { ($0.row.id, $0.row) }, uniquingKeysWith: { first, _ in first })
    let rows = matches.map { match in
      RankedRow(tier: match.tier, row: known[match.page] ?? SearchRow(match).marked(letters))
    }
    let listed = Set(rows.map(\.row.id))
    return [rows, localTitles.filter { !listed.contains($0.row.id) }].merged()
  }

  private func found(_ reference: PageReference) async throws(TitleIndexError) -> SearchRow? {
    if let row = await localTitles?.row(reference) { return row }
    guard let (id, kind) = reference.indexed, let match = try await index?.title(id, kind) else { return nil }
    return SearchRow(match)
  }
}

extension SearchRow {
  fileprivate init(_ match: TitleMatch) {
    self.init(match.page, title: match.title)
    popularity = match.popularity
  }
}

extension TitleMatch {
  fileprivate var page: PageReference { SearchResult(self).page }
}

extension PageReference {
  /// The page's ID and kind in the title index, if the index can contain it.
  var indexed: (id: Int, kind: MediaKind)? {
    switch self {
    case .title(let id): (id.number, id.kind == .movie ? .movie : .show)
    case .person(let id): (id, .person)
    case .season, .collection, .imdb: nil
    }
  }
}

/// The maximum number of matches of a kind, which suffices for the first page.
private let maximumPerKind = 20
private let maximumCached = 50
