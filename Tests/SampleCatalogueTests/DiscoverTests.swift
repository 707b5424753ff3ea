// Every filter of the discover paths, each checked against what it promises on every row of every page.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct DiscoverTests {
  typealias Row = [String: Any]

  struct Expectation: Sendable, CustomTestStringConvertible {
    let query: String
    let holds: @Sendable (Row) -> Bool
    var testDescription: String { query }
  }

  @Test(arguments: [
    Expectation(query: "with_genres=27") { $0.genres.contains(27) },
    Expectation(query: "with_genres=27,18") { $0.genres.isSuperset(of: [27, 18]) },
    Expectation(query: "with_genres=27%7C99") { !$0.genres.isDisjoint(with: [27, 99]) },
    Expectation(query: "without_genres=18,35") { $0.genres.isDisjoint(with: [18, 35]) },
    Expectation(query: "primary_release_year=1922") { $0.day.hasPrefix("1922") },
    Expectation(query: "year=1928") { $0.day.hasPrefix("1928") },
    Expectation(query: "primary_release_date.gte=1970-01-01") { $0.day >= "1970-01-01" },
    Expectation(query: "release_date.lte=1915-12-31&region=US") { $0.day <= "1915-12-31" },
    Expectation(query: "vote_average.gte=8") { $0.number("vote_average") >= 8 },
    Expectation(query: "vote_average.lte=6.5&vote_count.gte=1") { $0.number("vote_average") <= 6.5 },
    Expectation(query: "vote_count.gte=5000") { $0.number("vote_count") >= 5000 },
    Expectation(query: "vote_count.lte=0") { $0.number("vote_count") == 0 },
    Expectation(query: "with_original_language=de") { $0["original_language"] as? String == "de" },
    Expectation(query: "with_original_language=fr%7Cit") { ["fr", "it"].contains($0["original_language"] as? String) },
    Expectation(query: "with_release_type=2%7C3") { !$0.genres.contains(10_770) },
  ])
  func filtersFilms(_ expectation: Expectation) async throws {
    try await check("discover/movie", expectation)
  }

  @Test(arguments: [
    Expectation(query: "with_genres=10765") { $0.genres.contains(10_765) },
    Expectation(query: "first_air_date_year=1990") { $0.day.hasPrefix("1990") },
    Expectation(query: "first_air_date.lte=1970-01-01") { $0.day <= "1970-01-01" },
    Expectation(query: "air_date.gte=2017-01-01&first_air_date.lte=1995-01-01") { $0.day <= "1995-01-01" },
    Expectation(query: "with_origin_country=GB") { ($0["origin_country"] as? [String])?.contains("GB") == true },
    Expectation(query: "without_genres=18") { !$0.genres.contains(18) },
    Expectation(query: "vote_count.gte=1000") { $0.number("vote_count") >= 1000 },
  ])
  func filtersSeries(_ expectation: Expectation) async throws {
    try await check("discover/tv", expectation)
  }

  @Test(arguments: [
    ("movie", "vote_average", "vote_average"), ("movie", "popularity", "popularity"),
    ("movie", "vote_count", "vote_count"), ("tv", "vote_average", "vote_average"),
  ])
  func sortsByNumbers(_ kind: String, field: String, key: String) async throws {
    let rising = try await ask("discover/\(kind)?sort_by=\(field).asc").results.map { $0.number(key) }
    #expect(rising.count == 20)
    #expect(rising == rising.sorted())
    let falling = try await ask("discover/\(kind)?sort_by=\(field).desc").results.map { $0.number(key) }
    #expect(falling == falling.sorted(by: >))
    #expect(falling != rising)
  }

  @Test(arguments: [
    ("movie", "primary_release_date", "release_date"), ("movie", "title", "title"),
    ("movie", "original_title", "original_title"), ("tv", "first_air_date", "first_air_date"), ("tv", "name", "name"),
    ("tv", "original_name", "original_name"),
  ])
  func sortsByTexts(_ kind: String, field: String, key: String) async throws {
    let rising = try await ask("discover/\(kind)?sort_by=\(field).asc").results.compactMap { $0[key] as? String }
    #expect(rising.count == 20)
    #expect(rising == rising.sorted())
    let falling = try await ask("discover/\(kind)?sort_by=\(field).desc").results.compactMap { $0[key] as? String }
    #expect(falling == falling.sorted(by: >))
  }

  @Test func withoutASortThePopularComeFirst() async throws {
    #expect(try await ask("discover/movie").ids == ask("movie/popular").ids)
    #expect(try await ask("discover/tv").ids == ask("tv/popular").ids)
  }

  @Test func aLanguageWithARegionMatchesNothing() async throws {
    #expect(try await ask("discover/movie?with_original_language=en-US").results.isEmpty)
  }

  @Test func whatIsNotKnownOfAnyTitleMatchesNoneWhereItIsAskedInFull() async throws {
    for query in [
      "with_watch_providers=8&watch_region=US", "certification=PG&certification_country=US",
      "with_watch_monetization_types=flatrate&watch_region=GB",
    ] {
      #expect(try await ask("discover/movie?" + query).results.isEmpty)
    }
    let all = try await ask("discover/movie").object["total_results"] as? Int
    for query in ["with_watch_providers=8", "certification=PG", "without_watch_providers=8&watch_region=US"] {
      #expect(try await ask("discover/movie?" + query).object["total_results"] as? Int == all)
    }
  }
}

extension DiscoverTests {
  /// Every row holds what the filter promises, some do, and not all titles do.
  private func check(_ path: String, _ expectation: Expectation) async throws {
    let first = try await ask("\(path)?\(expectation.query)")
    let pages = try #require(first.object["total_pages"] as? Int)
    var rows = first.results
    if pages > 1 {
      for page in 2...pages { rows += try await ask("\(path)?\(expectation.query)&page=\(page)").results }
    }
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy(expectation.holds))
    let total = try #require(try await ask(path).object["total_results"] as? Int)
    if !expectation.query.contains("release_type") { #expect(rows.count < total) }
  }
}

extension [String: Any] {
  fileprivate var genres: Set<Int> { Set(self["genre_ids"] as? [Int] ?? []) }

  fileprivate var day: String { (self["release_date"] ?? self["first_air_date"]) as? String ?? "" }

  fileprivate func number(_ name: String) -> Double { self[name] as? Double ?? -1 }
}
