import Catalogue
import TMDB
import TitleIdentity
import TitleIndex

/// A search on TMDB.
public struct NetworkSearch: Sendable {
  let pages: PageClient

  public init(_ pages: PageClient) { self.pages = pages }

  var client: CachingClient { pages.client }

  /// Returns TMDB's results for a request, in pages of rows for the search screen.
  package func results(_ request: SearchRequest) -> SearchPages {
    if let reference = request.reference { return SearchPages(first: found(reference)) }
    let results = pages(of: request)
    guard let dated = request.withYearOfText else { return results }
    return DatedPages(results, pages(of: dated), query: request.query).searchPages
  }

  private func pages(of request: SearchRequest) -> SearchPages {
    let query = request.query, year = request.effectiveYear
    switch request.scope {
    case .everything: return everything(query, year: year)
    case .movies: return list(films(query, year), query)
    case .shows: return list(series(query, year), query)
    case .people: return list(people(query), query)
    // TMDB doesn't have the user's lists.
    case .lists: return SearchPages { () async throws(TMDBError) in .list([]) }
    case .movieList(let list):
      return filtered(list.target, query, maximumPages: maximumListPages) { $0.matchesYear(year) }
    case .showList(let list):
      return filtered(list.target, query, maximumPages: maximumListPages) { $0.matchesYear(year) }
    case .genre(let genre):
      // TMDB can't search within a genre, so its results are filtered by genre.
      return genre.id.kind == .movie
        ? list(films(query, year), query) { $0.genreIDs.contains(genre.id.number) }
        : list(series(query, year), query) { $0.genreIDs.contains(genre.id.number) }
    }
  }
}

extension NetworkSearch {
  private func films(_ query: String, _ year: Int?) -> Target<Page<Movie>> {
    SearchTarget.movies(query, primaryReleaseYear: year)
  }

  private func series(_ query: String, _ year: Int?) -> Target<Page<TVShow>> {
    SearchTarget.shows(query, firstAirDateYear: year)
  }

  private func people(_ query: String) -> Target<Page<Person>> { SearchTarget.people(query) }

  /// Returns the first page of each kind. People are omitted if there is a year.
  private func everything(_ query: String, year: Int?) -> SearchPages {
    let letters = MatchedLetters(query)
    let films = RowSource(films(query, year), pages, letters)
    let series = RowSource(series(query, year), pages, letters)
    let people = year == nil ? RowSource(people(query), pages, letters) : nil
    return SearchPages { () async throws(TMDBError) in
      async let ofFilms = films.firstResult()
      async let ofSeries = series.firstResult()
      async let ofPeople = people?.firstResult()
      let results: [(MediaKind, Result<([SearchRow], Int?), TMDBError>?)] = [
        (.movie, await ofFilms), (.show, await ofSeries), (.person, await ofPeople),
      ]
      var found: [(kind: MediaKind, rows: [SearchRow], total: Int?)] = []
      for (kind, result) in results {
        guard let (rows, total) = try result?.get() else { continue }
        found.append((kind, rows, total))
      }
      return .sections(found, for: letters)
    }
  }

  /// Returns all pages of a list.
  private func list<Item: SearchableItem>(
    _ target: Target<Page<Item>>, _ query: String, where isIncluded: @escaping @Sendable (Item) -> Bool = { _ in true }
  ) -> SearchPages {
    pages(RowSource(target, pages, MatchedLetters(query), where: isIncluded))
  }

  /// Returns the titles with matching names from the first pages of a list that TMDB can't search.
  private func filtered<Item: SearchableItem>(
    _ target: Target<Page<Item>>, _ query: String, maximumPages: Int,
    where isIncluded: @escaping @Sendable (Item) -> Bool
  ) -> SearchPages {
    let letters = MatchedLetters(query)
    return pages(
      RowSource(target, pages, letters, maximumPages: maximumPages) { item in
        isIncluded(item) && item.names.contains { letters.tier(of: $0) != nil }
      })
  }

  private func pages<Item>(_ source: RowSource<Item>) -> SearchPages {
    SearchPages(
      first: { () async throws(TMDBError) in
        let (rows, total) = try await source.firstResult().get()
        return .list(rows, total: total)
      }, next: { () async throws(TMDBError) in try await source.next() }, isAtEnd: { await source.isAtEnd })
  }
}

/// The maximum number of a list's pages to search.
private let maximumListPages = 10
