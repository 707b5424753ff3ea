import TMDB
import TitleIndex

/// Searches on TMDB for the search screen, in pages of rows.
extension Services {
  /// Returns TMDB's results for a request.
  func searchPages(_ request: SearchRequest) -> SearchPages {
    if let reference = request.reference { return SearchPages(first: found(reference)) }
    let words = request.words, year = request.countedYear
    switch request.scope {
    case .everything: return everything(words, year: year)
    case .films: return list(films(words, year), words)
    case .series: return list(series(words, year), words)
    case .people: return list(people(words), words)
    // TMDB doesn't have the user's lists.
    case .lists: return SearchPages { () async throws(TMDBError) in .list([]) }
    case .filmList(let list): return narrowed(list.target, words, most: pagesOfList) { $0.isOf(year) }
    case .seriesList(let list): return narrowed(list.target, words, most: pagesOfList) { $0.isOf(year) }
    case .genre(let genre):
      // TMDB can't search within a genre, so its results are filtered by genre.
      return genre.id.kind == .film
        ? list(films(words, year), words) { $0.genreIDs.contains(genre.id.number) }
        : list(series(words, year), words) { $0.genreIDs.contains(genre.id.number) }
    }
  }
}

extension Services {
  private func films(_ words: String, _ year: Int?) -> Target<Page<Movie>> {
    SearchTarget.movies(words, primaryReleaseYear: year)
  }

  private func series(_ words: String, _ year: Int?) -> Target<Page<TVShow>> {
    SearchTarget.shows(words, firstAirDateYear: year)
  }

  private func people(_ words: String) -> Target<Page<Person>> { SearchTarget.people(words) }

  /// Returns the first page of each kind. People are omitted if there is a year.
  private func everything(_ words: String, year: Int?) -> SearchPages {
    let letters = MatchedLetters(words)
    let films = RowSource(films(words, year), self, letters)
    let series = RowSource(series(words, year), self, letters)
    let people = year == nil ? RowSource(people(words), self, letters) : nil
    return SearchPages { () async throws(TMDBError) in
      async let ofFilms = films.firstResult()
      async let ofSeries = series.firstResult()
      async let ofPeople = people?.firstResult()
      let answers: [(TitleKind, Result<([SearchRow], Int?), TMDBError>?)] = [
        (.film, await ofFilms), (.series, await ofSeries), (.person, await ofPeople),
      ]
      var found: [(kind: TitleKind, rows: [SearchRow], total: Int?)] = []
      for (kind, answer) in answers {
        guard let (rows, total) = try answer?.get() else { continue }
        found.append((kind, rows, total))
      }
      return .sections(found, for: letters)
    }
  }

  /// Returns all pages of a list.
  private func list<Item: SearchableItem>(
    _ target: Target<Page<Item>>, _ words: String, where isWanted: @escaping @Sendable (Item) -> Bool = { _ in true }
  ) -> SearchPages {
    pages(RowSource(target, self, MatchedLetters(words), where: isWanted))
  }

  /// Returns the titles with matching names from the first pages of a list that TMDB can't search.
  private func narrowed<Item: SearchableItem>(
    _ target: Target<Page<Item>>, _ words: String, most: Int, where isWanted: @escaping @Sendable (Item) -> Bool
  ) -> SearchPages {
    let letters = MatchedLetters(words)
    return pages(
      RowSource(target, self, letters, mostPages: most) { item in
        isWanted(item) && item.names.contains { letters.tier(of: $0) != nil }
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
private let pagesOfList = 10
