import Catalogue
import TMDB
import TitleIdentity
import TitleIndex

/// Searches for the command line.
extension NetworkSearch {
  /// Returns results from as many of TMDB's pages as needed, best first. An ID or address finds only its own title.
  ///
  /// - Parameters:
  ///   - kind: The kind to search, or `nil` for all kinds.
  ///   - year: The year of a film's release, or of a series' first episode. People are omitted because they have none.
  ///   - limit: The maximum number of results.
  @concurrent
  public func results(
    for query: String, kind: MediaKind?, year: Int? = nil, limit: Int
  ) async throws(TMDBError) -> SearchResults {
    if let reference = PageReference(query) { return try await results(for: reference) }
    let typed = try await results(matching: query, kind: kind, year: year, limit: limit)
    guard kind != .person, let dated = SearchRequest(query, year: year).withYearOfText else { return typed }
    // The year at the end may be a part of the name or the year of the title.
    let ofYear = try await results(matching: dated.text, kind: kind, year: dated.year, limit: limit).results
    guard !ofYear.isEmpty else { return typed }
    let letters = MatchedLetters(query)
    let byName = typed.results.filter { letters.isBeginning(of: $0.title) }
    return SearchResults(Array((byName + ofYear.filter { !byName.contains($0) }).prefix(limit)))
  }

  private func results(
    matching query: String, kind: MediaKind?, year: Int?, limit: Int
  ) async throws(TMDBError) -> SearchResults {
    let films = SearchTarget.movies(query, primaryReleaseYear: year)
    let series = SearchTarget.shows(query, firstAirDateYear: year)
    switch (kind, year) {
    case (.movie, _): return SearchResults(try await rows(of: films, limit) { SearchResult($0) })
    case (.show, _): return SearchResults(try await rows(of: series, limit) { SearchResult($0) })
    case (.person, _): return SearchResults(try await rows(of: SearchTarget.people(query), limit) { SearchResult($0) })
    case (nil, nil): return SearchResults(try await rows(of: SearchTarget.multi(query), limit) { SearchResult($0) })
    case (nil, _?):
      // TMDB's search of all kinds doesn't support years.
      async let films = rows(of: films, limit) { SearchResult($0) }
      async let series = rows(of: series, limit) { SearchResult($0) }
      do {
        return SearchResults(Self.merged(try await films, try await series, limit))
      } catch {
        throw error as? TMDBError ?? .cancelled
      }
    }
  }
}

extension NetworkSearch {
  /// Returns the title or person with an ID or address, or no result if TMDB doesn't have it. A season resolves to its
  /// series.
  private func results(for reference: PageReference) async throws(TMDBError) -> SearchResults {
    do throws(TMDBError) {
      switch try await reference.resolved(by: client) {
      case .title(let id) where id.kind == .movie:
        return SearchResults([SearchResult(try await client.value(of: MovieTarget.details(id.number)).movie)])
      case .title(let id):
        return SearchResults([SearchResult(try await client.value(of: TVTarget.details(id.number)).show)])
      case .season(let id):
        return SearchResults([SearchResult(try await client.value(of: TVTarget.details(id.show)).show)])
      case .person(let id):
        return SearchResults([SearchResult(try await client.value(of: PersonTarget.details(id)).person)])
      case .collection, .imdb: return SearchResults([])
      }
    } catch .notFound {
      return SearchResults([])
    }
  }

  private func rows<Item: Decodable & Sendable & Identifiable>(
    of target: Target<Page<Item>>, _ limit: Int, _ result: @Sendable (Item) -> SearchResult?
  ) async throws(TMDBError) -> [SearchResult] where Item.ID: Sendable {
    let source = PagedSource(target, client: client.base)
    var results: [SearchResult] = []
    while results.count < limit {
      let items = try await source.next()
      if items.isEmpty { break }
      results += items.compactMap(result)
    }
    return Array(results.prefix(limit))
  }

  /// Merges two lists by popularity. The order of each list remains.
  private static func merged(_ first: [SearchResult], _ second: [SearchResult], _ limit: Int) -> [SearchResult] {
    var (first, second) = (first[...], second[...])
    var all: [SearchResult] = []
    while all.count < limit, let left = first.first ?? second.first {
      let right = second.first ?? left
      if first.isEmpty || right.popularity > left.popularity {
        all.append(right)
        second.removeFirst()
      } else {
        all.append(left)
        first.removeFirst()
      }
    }
    return all
  }
}

extension SearchResult {
  fileprivate init(_ film: Movie) { self.init(film, .movie, popularity: film.popularity) }

  fileprivate init(_ series: TVShow) { self.init(series, .show, popularity: series.popularity) }

  fileprivate init(_ person: Person) {
    self.init(kind: .person, number: person.id, title: person.name, popularity: person.popularity)
    if !person.originalName.isEmpty, person.originalName != person.name { originalTitle = person.originalName }
  }

  /// Creates the result of an item, or returns `nil` for an item that is neither a title nor a person.
  fileprivate init?(_ item: MediaItem) {
    switch item {
    case .movie(let film): self.init(film)
    case .show(let series): self.init(series)
    case .person(let person): self.init(person)
    case .collection, .season, .episode: return nil
    }
  }

  private init(_ entry: some ListedTitle, _ kind: MediaKind, popularity: Double) {
    self.init(kind: kind, number: entry.id, title: entry.shownTitle, date: entry.date, popularity: popularity)
    if entry.originalTitle != entry.shownTitle { originalTitle = entry.originalTitle }
    if !entry.overview.isEmpty { overview = entry.overview }
  }
}
