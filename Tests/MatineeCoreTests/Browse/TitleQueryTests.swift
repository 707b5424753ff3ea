import Foundation
import LoadingState
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import AppFoundation
@testable import Catalogue

/// The request parameters for an order and filters, and the filters' names.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct TitleQueryTests {
  let networking = ReplayNetworking()

  /// Returns the parameters of a query's request, without those that every request has.
  private func parameters(
    _ kind: TitleID.Kind = .movie, region: String? = "DE", _ change: (inout TitleQuery) -> Void
  ) async -> [String: String] {
    var query = TitleQuery(.genre(GenreID(kind, 18)))
    change(&query)
    let catalogue = CatalogueDependencies.test(networking, region: region)
    let model = DiscoverModel(.genre(GenreID(kind, 18)), catalogue.pages, clock: catalogue.clock)
    model.search(for: query)
    if query == TitleQuery(.genre(GenreID(kind, 18))) { model.titles.refresh() }
    await until { !model.titles.state.isLoading }
    let items = networking.requests.last.flatMap {
      URLComponents(url: $0.url, resolvingAgainstBaseURL: false)?.queryItems
    }
    let common: Set = ["language", "include_adult", "page", "region", "with_genres"]
    let pairs = (items ?? []).filter { !common.contains($0.name) }.map { ($0.name, $0.value ?? "") }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    (TitleOrder.popularity, "popularity.desc", "popularity.desc"),
    (.rating, "vote_average.desc", "vote_average.desc"),
    (.votes, "vote_count.desc", "vote_count.desc"),
    (.newest, "primary_release_date.desc", "first_air_date.desc"),
    (.oldest, "primary_release_date.asc", "first_air_date.asc"),
    (.title, "title.asc", "name.asc"),
  ])
  func `Each order sorts movies and shows by a parameter`(_ order: TitleOrder, film: String, series: String) async {
    #expect(await parameters { $0.order = order }["sort_by"] == film)
    #expect(await parameters(.show) { $0.order = order }["sort_by"] == series)
  }

  @Test func `Sorting by rating requires 50 votes unless the query sets a minimum`() async {
    #expect(await parameters { $0.order = .rating }["vote_count.gte"] == "50")
    let requested = await parameters {
      $0.order = .rating
      $0.votes = 10
    }
    #expect(requested["vote_count.gte"] == "10")
    #expect(await parameters { $0.order = .popularity }["vote_count.gte"] == nil)
  }

  @Test func `Each filter sets its request parameters for movies and shows`() async {
    #expect(
      await parameters(.movie) { $0 = .everything($0.group) } == [
        "sort_by": "popularity.desc", "primary_release_date.gte": "1990-01-01",
        "primary_release_date.lte": "1999-12-31",
        "vote_average.gte": "7.0", "vote_count.gte": "1000", "with_original_language": "de", "with_runtime.gte": "90",
        "with_runtime.lte": "120", "with_watch_providers": "3|8", "watch_region": "DE",
      ])
    let series = await parameters(.show) { $0 = .everything($0.group) }
    #expect(series["first_air_date.gte"] == "1990-01-01")
    #expect(series["first_air_date.lte"] == "1999-12-31")
  }

  @Test func `Watch providers are omitted from the request without a region`() async {
    let requested = await parameters(region: nil) { $0.watchProviders = [8] }
    #expect(requested["with_watch_providers"] == nil)
    #expect(requested["watch_region"] == nil)
  }

  @Test func `My Services are sent like watch providers, in addition to the chosen ones`() async {
    let requested = await parameters {
      $0.myServices = [8, 9]
      $0.watchProviders = [3, 8]
    }
    #expect(requested["with_watch_providers"] == "3|8|9")
    #expect(requested["watch_region"] == "DE")
  }

  @Test func `Each filter has a text`() {
    let texts = QueryTexts(.reader())
    let query = TitleQuery.everything(.genre(GenreID(.movie, 18)))
    let words = query.filters.map { texts.text($0, of: query) }
    #expect(
      words == [
        "1990–1999", "Rated 7 or Higher", "1,000 Votes or More", "90\u{A0}min to 2\u{A0}h", "German", "2 Services",
      ])
  }

  @Test(
    arguments: [
      ([8], "Netflix"), ([11, 8], "Netflix, Mubi"), ([8, 11, 9], "3 Services"), ([8, 99], "2 Services"),
      ([8, 7], "2 Services"), ([7], "1 Service"), ([99], "1 Service"),
    ] as [(Set<Int>, String)])
  func `The text of the watch providers has up to two short names, in display order`(_ ids: Set<Int>, words: String) {
    let long = String(repeating: "A Long Name ", count: 4)
    let known = [(8, "Netflix"), (11, "Mubi"), (9, "Another"), (7, long)]
      .map { WatchOffers.Provider(id: $0.0, name: $0.1, logo: nil) }
    var query = TitleQuery(.genre(GenreID(.movie, 18)))
    query.watchProviders = ids
    #expect(QueryTexts(.reader()).text(.watchProviders, of: query, watchProviders: known) == words)
  }

  @Test func `The languages have names and are sorted, with the most frequent ones apart`() {
    let (frequent, others) = QueryTexts(.reader()).languages
    for part in [frequent, others] {
      let names = part.map(\.name)
      #expect(part.allSatisfy { $0.name.lowercased() != $0.code })
      #expect(names == names.sorted { $0.localizedStandardCompare($1) == .orderedAscending })
    }
    #expect(Set((frequent + others).map(\.code)).count == frequent.count + others.count)
    #expect(frequent.first { $0.code == "cn" }?.name == "Cantonese")
    #expect(frequent.filter { $0.matches("ger") }.map(\.code) == ["de"])
    #expect(others.filter { $0.matches("ka") }.map(\.name).contains("Georgian"))
  }

  @Test(arguments: [
    (Bounds(from: 1990, to: 1990), "1990"), (Bounds(from: 1990), "Since 1990"), (Bounds(to: 1990), "Until 1990"),
  ])
  func `The text of the year filter depends on its bounds`(_ years: Bounds<Int>, words: String) {
    var query = TitleQuery(.genre(GenreID(.movie, 18)))
    query.years = years
    #expect(QueryTexts(.reader()).text(.years, of: query) == words)
  }

  @Test func `Filters can be removed separately or all at once`() {
    let query = TitleQuery.everything(.genre(GenreID(.movie, 18)))
    for filter in query.filters {
      #expect(query.removing(filter).filters == query.filters.filter { $0 != filter })
    }
    #expect(query.unfiltered.filters.isEmpty)
  }
}

extension TitleQuery {
  /// Returns a query with every filter.
  fileprivate static func everything(_ group: TitleGroup) -> TitleQuery {
    var query = TitleQuery(group)
    query.years = Bounds(from: 1990, to: 1999)
    query.rating = 7
    query.votes = 1_000
    query.runningTime = Bounds(from: 90, to: 120)
    query.language = "de"
    query.watchProviders = [8, 3]
    return query
  }
}
