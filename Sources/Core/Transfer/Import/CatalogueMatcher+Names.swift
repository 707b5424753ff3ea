import AppFoundation
import Catalogue
import Library
import LibraryFormats
import Localization
import TMDB
import TitleIdentity

/// Matching by title and year.
extension CatalogueMatcher {
  /// Returns the match of a title by name and year.
  ///
  /// The match is certain if it's the only title with that name and year. It's ambiguous if the year differs by one, or
  /// if the imported title has no year.
  /// Offline, the cached titles with that name and year are possible matches.
  func matchByName(_ title: ImportedTitle) async throws(TMDBError) -> ImportMatch {
    do {
      return try await searchByName(title)
    } catch {
      let names = title.names
      guard error.isOffline, let year = title.matchedYear else { throw error }
      let known = names.flatMap { cachedTitles.titles($0, year: year, kinds: title.kinds) }
      guard !known.isEmpty else { throw error }
      return .ambiguous(known.map { MatchedTitle($0) })
    }
  }

  private func searchByName(_ title: ImportedTitle) async throws(TMDBError) -> ImportMatch {
    let (names, kinds) = (title.names, title.kinds)
    guard !names.isEmpty else { return .missing(tr("No title has this ID.")) }
    var likely: [Found] = []
    for name in names {
      guard let year = title.matchedYear else {
        let found = try await search(name, nil, kinds).ofAnyYear
        likely += found.filter { $0.names.contains(MatchedName(name)) }
        continue
      }
      let (ofYear, ofAnyYear) = try await search(name, year, kinds)
      let same = ofYear.filter { $0.title.year == year && $0.names.contains(MatchedName(name)) }
      if same.count == 1 { return .certain(MatchedTitle(same[0].title)) }
      if !same.isEmpty { return .ambiguous(Self.candidates(same)) }
      likely += ofAnyYear.filter { found in
        found.names.contains(MatchedName(name)) && found.title.year.map { abs($0 - year) == 1 } == true
      }
      // TMDB also searches other names, which its responses don't include.
      if likely.isEmpty { likely += ofYear.prefix(3) }
    }
    return likely.isEmpty ? .missing(tr("No title has this name and year.")) : .ambiguous(Self.candidates(likely))
  }

  /// An entry in one of TMDB's lists, with its names.
  struct Found: Sendable {
    let title: TitleReference
    let names: Set<MatchedName>

    init(_ entry: some ListedTitle, of source: TitleSource, imdbID: String? = nil) {
      title = TitleReference(entry, of: source, imdbID: imdbID)
      names = Set([entry.title, entry.originalTitle].filter { !$0.isEmpty }.map(MatchedName.init))
    }
  }

  private static func candidates(_ found: [Found]) -> [MatchedTitle] {
    var seen: Set<TitleReference.Key> = []
    return found.filter { seen.insert($0.title.key).inserted }.prefix(5).map { MatchedTitle($0.title) }
  }

  /// Searches without the year first. If the results fit on one page, the request with the year isn't necessary.
  private func search(
    _ name: String, _ year: Int?, _ kinds: [TitleID.Kind]
  ) async throws(TMDBError) -> (ofYear: [Found], ofAnyYear: [Found]) {
    let name = BoundedText.line(name)
    var (ofYear, ofAnyYear): ([Found], [Found]) = ([], [])
    for kind in kinds {
      let (found, isComplete) = try await page(name, nil, kind)
      ofAnyYear += found
      guard let year else { continue }
      ofYear += isComplete ? found.filter { $0.title.year == year } : try await page(name, year, kind).found
    }
    return (ofYear, ofAnyYear)
  }

  /// Returns the first page of results, and whether it's the only one.
  private func page(
    _ name: String, _ year: Int?, _ kind: TitleID.Kind
  ) async throws(TMDBError) -> (found: [Found], isComplete: Bool) {
    switch kind {
    case .movie:
      let page = try await searchClient.value(of: SearchTarget.movies(name, primaryReleaseYear: year))
      return (found(page.results), page.totalPages <= 1)
    case .show:
      let page = try await searchClient.value(of: SearchTarget.shows(name, firstAirDateYear: year))
      return (found(page.results), page.totalPages <= 1)
    }
  }

  private func found(_ entries: [some ListedTitle]) -> [Found] {
    entries.map { Found($0, of: source) }.filter { !excluded.contains($0.title.key) }
  }
}
