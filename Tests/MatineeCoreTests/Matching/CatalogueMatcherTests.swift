import Foundation
import Library
import LibraryFormats
import ResponseCache
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import AppFoundation
@testable import Catalogue
@testable import Transfer

/// The rules by which an imported title is certain, ambiguous or missing.
struct CatalogueMatcherTests {
  private let networking = ReplayNetworking()

  init() {
    film(1, "Star Ferry: Farewell", 2004, members: #""imdb_id":"tt0000011""#)
    show(1, "Cooking Duel", 1978)
    show(2, "Morning Weather", 1990, members: #""external_ids":{"tvdb_id":922}"#)
    film(
      3, "Chihiros Reise ins Zauberland", 2001, members: #""original_title":"千と千尋の神隠し""#,
      alternatives: ["Spirited Away"])
    film(4, "Drift", 2024)
    film(5, "Drift", 2024)
    show(6, "Castle", 2009)
    find("tt0000021", #""tv_results":[{"id":7,"name":"A Holiday Hour","first_air_date":"2011-01-01"}]"#)
    find("tt0000022", #""movie_results":[{"id":8,"title":"Filed as Series","release_date":"2005-01-01"}]"#)
    find(
      "tt0000023",
      #""movie_results":[{"id":9,"title":"Twice","release_date":"2005-01-01"}],"#
        + #""tv_results":[{"id":9,"name":"Twice","first_air_date":"2005-01-01"}]"#)
    find("tt0000024", #""tv_episode_results":[{"id":61,"show_id":6,"season_number":2,"episode_number":3}]"#)
    find("33", #""tv_results":[{"id":6,"name":"Castle","first_air_date":"2009-03-09"}]"#)
    search("movie", "Drift", (4...5).map { #"{"id":\#($0),"title":"Drift","release_date":"2024-05-01"}"# })
    search("movie", "Lost and Found", [#"{"id":10,"title":"Lost and Found","release_date":"1999-05-01"}"#])
    search("tv", "Castle", [#"{"id":6,"name":"Castle","first_air_date":"2009-03-09"}"#])
  }

  private func film(
    _ id: Int, _ title: String, _ year: Int, members: String = #""imdb_id":null"#, alternatives: [String] = []
  ) {
    let names = alternatives.map { #"{"title":"\#($0)","iso_3166_1":"US"}"# }.joined(separator: ",")
    networking.stub(
      "/3/movie/\(id)",
      json: #"{"id":\#(id),"title":"\#(title)","release_date":"\#(year)-05-01",\#(members),"#
        + #""alternative_titles":{"titles":[\#(names)]}}"#)
  }

  private func show(_ id: Int, _ name: String, _ year: Int, members: String = #""status":"Ended""#) {
    networking.stub(
      "/3/tv/\(id)", json: #"{"id":\#(id),"name":"\#(name)","first_air_date":"\#(year)-05-01",\#(members)}"#)
  }

  private func find(_ id: String, _ results: String) { networking.stub("/3/find/\(id)", json: "{\(results)}") }

  private func search(_ kind: String, _ name: String, _ results: [String]) {
    networking.stub(
      "/3/search/\(kind)?query=\(name)",
      json: #"{"page":1,"results":[\#(results.joined(separator: ","))],"total_pages":1}"#)
  }

  /// A title as an app describes it, and the match: "=" is certain, "?" ambiguous, "–" missing.
  struct Rule: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let title: ImportedTitle
    let match: String

    init(
      _ rule: String, _ name: String, _ year: Int?, _ kind: TitleID.Kind?, _ ids: ImportedIDs,
      _ match: String
    ) {
      testDescription = rule
      title = ImportedTitle(name: name, year: year, kind: kind, ids: ids)
      self.match = match
    }
  }

  static let rules = [
    Rule(
      "A number is certain if name and year agree", "Star Ferry: Farewell", 2004, .movie, ImportedIDs(tmdb: 1),
      "= movie/1"),
    Rule("Case and punctuation don’t matter", "STAR FERRY – farewell", 2004, .movie, ImportedIDs(tmdb: 1), "= movie/1"),
    Rule("The year may differ by one", "Star Ferry: Farewell", 2005, .movie, ImportedIDs(tmdb: 1), "= movie/1"),
    Rule(
      "The year may not differ by more", "Star Ferry: Farewell", 2006, .movie, ImportedIDs(tmdb: 1), "? movie/1"),
    Rule("One of the other names is enough", "Spirited Away", 2001, .movie, ImportedIDs(tmdb: 3), "= movie/3"),
    Rule("The original name is enough", "千と千尋の神隠し", 2001, .movie, ImportedIDs(tmdb: 3), "= movie/3"),
    Rule("A year after the name counts as the year", "Castle (2009)", nil, .show, ImportedIDs(tmdb: 6), "= tv/6"),
    Rule("A number without a name is certain", "", nil, .show, ImportedIDs(tmdb: 2), "= tv/2"),
    Rule(
      "A film that the app lists as a series is a film", "Star Ferry: Farewell", 2004, .show, ImportedIDs(tmdb: 1),
      "= movie/1"),
    Rule(
      "A film whose kind the app doesn’t specify is found", "Star Ferry: Farewell", 2004, nil, ImportedIDs(tmdb: 1),
      "= movie/1"),
    Rule(
      "A number of another title is ambiguous", "Something Else", 1994, .show, ImportedIDs(tmdb: 2), "? tv/2"),
    Rule(
      "The title with the name comes before the one with the number", "Lost and Found", 1999, .movie,
      ImportedIDs(tmdb: 4), "? movie/10 movie/4"),
    Rule(
      "The same IMDb ID outweighs another name", "Étoile", 1990, .movie, ImportedIDs(tmdb: 1, imdb: "tt0000011"),
      "= movie/1"),
    Rule(
      "The same TVDB ID outweighs another name", "Wetter am Morgen", 1990, .show, ImportedIDs(tmdb: 2, tvdb: 922),
      "= tv/2"),
    Rule(
      "If the number is unknown, the name identifies the title", "Lost and Found", 1999, .movie, ImportedIDs(tmdb: 404),
      "= movie/10"),
    Rule(
      "An IMDb ID decides the kind: a film may be a series", "A Holiday Hour", 2011, .movie,
      ImportedIDs(imdb: "tt0000021"), "= tv/7"),
    Rule(
      "An IMDb ID decides the kind: a series may be a film", "Filed as Series", 2005, .show,
      ImportedIDs(imdb: "tt0000022"), "= movie/8"),
    Rule("An IMDb ID needs no kind", "Bare Row", nil, nil, ImportedIDs(imdb: "tt0000021"), "= tv/7"),
    Rule(
      "Of two titles with an IMDb ID, the app’s kind decides", "Twice", 2005, .show, ImportedIDs(imdb: "tt0000023"),
      "= tv/9"),
    Rule(
      "Two titles with an IMDb ID are ambiguous without a kind", "Twice", 2005, nil, ImportedIDs(imdb: "tt0000023"),
      "? movie/9 tv/9"),
    Rule(
      "An IMDb ID may be that of an episode", "A Television Special", 2010, .movie, ImportedIDs(imdb: "tt0000024"),
      "= tv/6 S2E3"),
    Rule("A TVDB ID is that of a series", "Schloss", nil, .show, ImportedIDs(tvdb: 33), "= tv/6"),
    Rule(
      "A TVDB ID of a title with another name and year is ambiguous", "Castle Special", 2018, nil,
      ImportedIDs(tvdb: 33),
      "? tv/6"),
    Rule("A TVDB ID isn’t that of a film", "Lost and Found", 1999, .movie, ImportedIDs(tvdb: 33), "= movie/10"),
    Rule("A name and year are certain if only one title has them", "Lost and Found", 1999, .movie, "= movie/10"),
    Rule("Two titles with a name and year are ambiguous", "Drift", 2024, .movie, "? movie/4 movie/5"),
    Rule("A name without a year is ambiguous", "Lost and Found", nil, .movie, "? movie/10"),
    Rule("A year after the name identifies it", "Castle (2009)", nil, .show, "= tv/6"),
    Rule("A title with neither a name nor a known ID isn’t found", "", nil, .movie, ImportedIDs(tmdb: 404), "–"),
  ]

  @Test(arguments: rules) func `Titles match as expected`(_ rule: Rule) async throws {
    for kind in ["movie", "tv"] { networking.stub("/3/search/\(kind)", json: #"{"page":1,"results":[]}"#) }
    let catalogue = CatalogueDependencies.over(networking)
    let match = try await CatalogueMatcher(catalogue.client, catalogue.guides).match(rule.title)
    let titles = match.candidates.map { found in
      let part = found.part.map { " S\($0.season ?? -1)E\($0.episode ?? -1)" } ?? ""
      return "\(found.title.kind.rawValue)/\(found.title.number)\(part)"
    }
    let sign =
      switch match {
      case .certain: "= "
      case .ambiguous: "? "
      case .missing: "–"
      }
    #expect(sign + titles.joined(separator: " ") == rule.match)
  }

  @Test func `A name remains ambiguous even if only one of its titles is cached`() async throws {
    let caching = try CachingCatalogue()
    try await caching.store(MovieTarget.details(4), .json(#"{"id":4,"title":"Drift","release_date":"2024-05-01"}"#))
    let matcher = await CatalogueMatcher(caching.catalogue.client, caching.catalogue.guides)
    async let match = matcher.match(ImportedTitle(name: "Drift", year: 2024, kind: .movie))
    await caching.networking.waitForRequests(1)
    let results = (4...5).map { #"{"id":\#($0),"title":"Drift","release_date":"2024-05-01"}"# }
    caching.networking.resume(
      0, with: .json(#"{"page":1,"results":[\#(results.joined(separator: ","))],"total_pages":1}"#))
    #expect(try await match.candidates.map(\.title.number) == [4, 5])
  }
}

extension CatalogueMatcherTests.Rule {
  fileprivate init(_ rule: String, _ name: String, _ year: Int?, _ kind: TitleID.Kind?, _ match: String) {
    self.init(rule, name, year, kind, ImportedIDs(), match)
  }
}
