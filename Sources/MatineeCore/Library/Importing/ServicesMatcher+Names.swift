import Library
import LibraryFormats
import TMDB

/// Matching by title and year.
extension ServicesMatcher {
  /// A title of the same name and year is certain, if it is the only one; one of the year before or after is doubtful, and so
  /// is whatever the app gives no year of.
  func matchByName(_ title: ImportedTitle, kinds: [TitleReference.Kind]) async throws(TMDBError) -> ImportMatch {
    let names = ([title.name] + title.alternativeNames).filter { $0.contains { !$0.isWhitespace } }
    guard !names.isEmpty else { return .missing("There is no title of this number.") }
    var likely: [Found] = []
    for name in names {
      if let year = title.year, let known = saved.title(name, year: year, kinds: kinds) {
        return .certain(MatchedTitle(known))
      }
      guard let year = title.year else {
        likely += try await search(name, nil, kinds).filter { $0.names.contains(MatchedName(name)) }
        continue
      }
      let ofYear = try await search(name, year, kinds)
      let same = ofYear.filter { $0.title.year == year && $0.names.contains(MatchedName(name)) }
      if same.count == 1 { return .certain(MatchedTitle(same[0].title)) }
      if !same.isEmpty { return .doubtful(Self.candidates(same)) }
      likely += try await search(name, nil, kinds).filter { found in
        found.names.contains(MatchedName(name)) && found.title.year.map { abs($0 - year) == 1 } == true
      }
      // What TMDB finds by another name of it, which answers do not hold.
      if likely.isEmpty { likely += ofYear.prefix(3) }
    }
    return likely.isEmpty ? .missing("There is no title of this name and year.") : .doubtful(Self.candidates(likely))
  }

  private struct Found: Sendable {
    let title: TitleReference
    let names: Set<MatchedName>

    init(_ entry: some ListedTitle, of source: TitleSource) {
      title = TitleReference(entry, of: source)
      names = Set([entry.title, entry.originalTitle].filter { !$0.isEmpty }.map(MatchedName.init))
    }
  }

  private static func candidates(_ found: [Found]) -> [MatchedTitle] {
    var seen: Set<TitleReference.Key> = []
    return found.filter { seen.insert($0.title.key).inserted }.prefix(5).map { MatchedTitle($0.title) }
  }

  private func search(_ name: String, _ year: Int?, _ kinds: [TitleReference.Kind]) async throws(TMDBError) -> [Found] {
    let name = BoundedText.line(name)
    var found: [Found] = []
    for kind in kinds {
      switch kind {
      case .film:
        found += try await services.client.value(of: SearchTarget.movies(name, primaryReleaseYear: year)).results.map {
          Found($0, of: source)
        }
      case .series:
        found += try await services.client.value(of: SearchTarget.shows(name, firstAirDateYear: year)).results.map {
          Found($0, of: source)
        }
      }
    }
    return found
  }
}
