import Catalogue
import TitleIdentity
import TitleIndex

/// A search of the local content: the title index, the cached titles, and the titles in the user's library.
public struct DeviceSearch: Sendable {
  /// The index of all of TMDB's titles by name, or `nil` if there is none.
  var index: TitleIndex?
  /// The cached titles and those in the library, by name, picture and year, or `nil` if there are none.
  var localTitles: LocalTitleSearch?

  /// Returns the results to show on a screen, and the content that was searched. Unreadable content is ignored.
  package func results(_ request: SearchRequest) async -> LocalSearchResults {
    if let reference = request.reference {
      let row = try? await found(reference)
      let coverage = await coverage(of: request, indexed: indexedKinds(request))
      return LocalSearchResults(results: .list([row].compactMap(\.self)), coverage: coverage)
    }
    let found = (try? await found(request, limit: maximumPerKind, cached: maximumCached)) ?? Found()
    let coverage = await coverage(of: request, indexed: found.indexed)
    guard request.scope == .everything else {
      return LocalSearchResults(results: .list(found.rows.map(\.rows).merged().map(\.row)), coverage: coverage)
    }
    let rows = found.rows.map { (kind: $0, rows: $1.map(\.row), total: Int?.none) }
    var results = GroupedSearchResults.sections(rows, for: MatchedLetters(request.query))
    results.suggestion = found.suggestion
    return LocalSearchResults(results: results, coverage: coverage)
  }

  /// Returns the results for the command line, best first, and the content that was searched.
  ///
  /// - Parameters:
  ///   - kind: The kind to search, or `nil` for all kinds.
  ///   - year: The year to search. Only cached titles and those in the library have one.
  ///   - limit: The maximum number of results.
  public func results(
    for query: String, kind: MediaKind?, year: Int? = nil, limit: Int
  ) async throws(TitleIndexError) -> (results: SearchResults, coverage: SearchCoverage) {
    let request = SearchRequest(query, in: kind.map(SearchScope.all) ?? .everything, year: year)
    if let reference = request.reference {
      let row = try await found(reference)
      let results = SearchResults([row].compactMap { $0.flatMap(SearchResult.init) })
      return (results, await coverage(of: request, indexed: indexedKinds(request)))
    }
    let found = try await found(request, limit: limit, cached: limit)
    let rows = found.rows.map(\.rows).merged(limit: limit)
    let results = SearchResults(rows.compactMap { SearchResult($0.row) }, suggestion: found.suggestion)
    return (results, await coverage(of: request, indexed: found.indexed))
  }

  /// Returns the amount of local content of these kinds that can be searched.
  public func content(_ kinds: Set<MediaKind>) async -> SearchableContent {
    SearchableContent(indexed: await index?.counts(kinds) ?? [:], cached: await localTitles?.count(of: kinds) ?? 0)
  }
}

extension DeviceSearch {
  /// The results of a search before they are combined to a list.
  fileprivate struct Found {
    var rows: [(kind: MediaKind, rows: [RankedRow])] = []
    /// The kinds that the index has.
    var indexed: Set<MediaKind> = []
    var suggestion: String?
  }

  /// Returns the results of a request, and those with the year at the end of its text as a year.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of results of a kind from the index.
  ///   - cached: The maximum number of results of a kind from the cache and the library.
  private func found(
    _ request: SearchRequest, limit: Int, cached: Int
  ) async throws(TitleIndexError) -> Found {
    let matches = try await indexed(request, limit: limit)
    let rows = await merged(matches, request, limit: cached)
    let found = Found(rows: rows, indexed: matches?.kinds ?? [], suggestion: matches?.suggestion)
    guard let dated = request.withYearOfText else { return found }
    return found.adding(try await self.dated(dated, limit: limit, cached: cached))
  }

  /// Returns the titles with a name that aren't known to be from another year.
  private func dated(
    _ request: SearchRequest, limit: Int, cached: Int
  ) async throws(TitleIndexError) -> [(kind: MediaKind, rows: [RankedRow])] {
    let undated = SearchRequest(request.text, in: request.scope)
    var matches = try await indexed(undated, limit: limit)
    let known = await localTitles?.rows(of: matches?.pages ?? [], for: undated) ?? [:]
    matches?.sections[.person] = nil
    for (kind, section) in matches?.sections ?? [:] {
      matches?.sections[kind] = section.filter { known[$0.page]?.year.map { $0 == request.year } ?? true }
    }
    return await merged(matches, request, limit: cached).map { kind, rows in
      // Titles whose year is unknown come after those that have the year in their name.
      (kind, rows.map { RankedRow(tier: $0.row.year == nil ? max($0.tier, .prefix) : $0.tier, row: $0.row) })
    }
  }

  /// Returns matches from the index, or `nil` if there is no index. The index has only names, so a search by list,
  /// genre or year returns only those matches that are also cached or in the library. The index finds misspelled names.
  private func indexed(_ request: SearchRequest, limit: Int) async throws(TitleIndexError) -> TitleMatches? {
    guard let index else { return nil }
    guard !request.gaps.isEmpty else {
      return try await index.search(request.query, kinds: request.kinds, limit: limit)
    }
    var matches = try await index.search(request.query, kinds: request.kinds, limit: max(limit, mostToNarrow))
    let known = await localTitles?.rows(of: matches.pages, for: request) ?? [:]
    matches.sections = matches.sections.mapValues { $0.filter { known[$0.page] != nil } }
    if known.isEmpty { matches.suggestion = nil }
    return matches
  }

  /// Returns the matches from the index merged with the cached titles and those in the library, for each kind.
  private func merged(
    _ matches: TitleMatches?, _ request: SearchRequest, limit: Int
  ) async -> [(kind: MediaKind, rows: [RankedRow])] {
    let letters = MatchedLetters(request.query)
    let isMisspelled = matches?.isProbablyMisspelled ?? true
    let local =
      await localTitles?.rows(for: request, letters, isMisspelled: isMisspelled, limit: limit) ?? [:]
    let known = await localTitles?.rows(of: matches?.pages ?? [], for: request) ?? [:]
    return request.kinds.sorted().map { kind in
      // A title in both takes its position from the index and its details from the cache or library.
      let rows = (matches?.sections[kind] ?? []).map { match in
        RankedRow(tier: match.tier, row: (known[match.page] ?? SearchRow(match)).marked(letters))
      }
      let listed = Set(rows.map(\.row.id))
      return (kind, [rows, (local[kind] ?? []).filter { !listed.contains($0.row.id) }].merged())
    }
  }

  private func indexedKinds(_ request: SearchRequest) async -> Set<MediaKind> {
    Set((await index?.counts(request.kinds) ?? [:]).keys)
  }

  private func coverage(of request: SearchRequest, indexed: Set<MediaKind>) async -> SearchCoverage {
    let scope: SearchScope? = request.reference.map { $0.indexed.map { SearchScope.all($0.kind) } } ?? request.scope
    var hasTitles = false
    if let localTitles, let scope { hasTitles = await !localTitles.isEmpty(in: scope) }
    return SearchCoverage(kinds: request.kinds, indexed: indexed, gaps: request.gaps, hasTitles: hasTitles)
  }

  private func found(_ reference: PageReference) async throws(TitleIndexError) -> SearchRow? {
    if let row = await localTitles?.row(reference) { return row }
    guard let (id, kind) = reference.indexed, let match = try await index?.title(id, kind) else { return nil }
    return SearchRow(match)
  }
}

extension DeviceSearch.Found {
  /// Returns the results with further ones. Similar spellings give way to them.
  fileprivate func adding(_ others: [(kind: MediaKind, rows: [RankedRow])]) -> Self {
    guard others.contains(where: { !$0.rows.isEmpty }) else { return self }
    var found = self
    found.suggestion = nil
    found.rows = others.map { kind, others in
      let own = (rows.first { $0.kind == kind }?.rows ?? []).filter { $0.tier < .similar }
      let known = Set(own.map(\.row.id))
      return (kind, [own, others.filter { !known.contains($0.row.id) }].merged())
    }
    return found
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

extension TitleMatches {
  /// Whether the index has few titles with the query as typed, and none that begins with it.
  fileprivate var isProbablyMisspelled: Bool {
    let exact = sections.values.joined().filter { $0.tier < .similar }
    return exact.count < 3 && exact.allSatisfy { $0.tier > .prefix }
  }

  /// The kinds that the index has.
  fileprivate var kinds: Set<MediaKind> { Set(sections.keys) }
  fileprivate var pages: Set<PageReference> { Set(sections.values.joined().map(\.page)) }
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
/// The maximum number of matches of a kind to request from the index before filtering them.
private let mostToNarrow = 200
