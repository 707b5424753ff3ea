import TitleIndex

/// Searches what is on this device: the title index, and the titles that were seen.
struct DeviceSearch: Sendable {
  /// All of TMDB's titles by name; `nil` where it is made of nothing.
  var index: TitleIndex?
  /// The titles that were seen, by name, picture and year; `nil` where none are kept.
  var seen: SeenTitles?

  /// - Returns: `nil` where there is nothing that could be searched.
  func findings(_ request: SearchRequest) async -> SearchFindings? {
    let letters = MatchedLetters(request.words)
    if let reference = request.reference { return await found(reference) }
    let matches = await indexed(request)
    let known = await seen?.rows(for: request, letters)
    guard matches != nil || known?.isEmpty == false else { return nil }
    let found = request.scope.kinds.sorted().map { kind in
      (kind: kind, rows: merged(matches?.sections[kind] ?? [], known?[kind] ?? [], letters), total: Int?.none)
    }
    guard request.scope == .everything else { return .list(found.flatMap(\.rows)) }
    var findings = SearchFindings.sections(found, for: letters)
    findings.suggestion = matches?.suggestion
    return findings
  }
}

extension DeviceSearch {
  /// The index knows names and nothing else: neither years nor what lists and genres hold.
  private func indexed(_ request: SearchRequest) async -> TitleMatches? {
    guard request.countedYear == nil else { return nil }
    switch request.scope {
    case .everything, .films, .series, .people: break
    case .filmList, .seriesList, .genre: return nil
    }
    guard let matches = try? await index?.search(request.words, kinds: request.scope.kinds, limit: mostOfKind),
      !matches.sections.isEmpty
    else { return nil }
    return matches
  }

  /// What was seen is shown with what is known of it, where the index has put it.
  private func merged(_ matches: [TitleMatch], _ seen: [SearchRow], _ letters: MatchedLetters) -> [SearchRow] {
    let known = Dictionary(seen.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let rows = matches.map { match in known[match.page] ?? SearchRow(match).marked(letters) }
    let listed = Set(rows.map(\.id))
    let others = seen.filter { !listed.contains($0.id) }
    guard !others.isEmpty else { return rows }
    return (rows + others).enumerated().sorted {
      let (left, right) = (letters.place($0.element), letters.place($1.element))
      return left != right ? left < right : $0.offset < $1.offset
    }.map(\.element)
  }

  private func found(_ reference: PageReference) async -> SearchFindings? {
    guard let (id, kind) = reference.indexed, let index else { return nil }
    guard let match = (try? await index.title(id, kind)) ?? nil else { return .list([]) }
    return .list([SearchRow(match)])
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
  /// Its place in the title index.
  var indexed: (id: Int, kind: TitleKind)? {
    switch self {
    case .title(let id): (id.number, id.kind == .film ? .film : .series)
    case .person(let id): (id, .person)
    case .season, .collection, .imdb: nil
    }
  }
}

/// Enough for a first page.
private let mostOfKind = 20
