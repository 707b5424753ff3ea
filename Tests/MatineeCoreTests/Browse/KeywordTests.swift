import Catalogue
import Foundation
import LoadingState
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import AppFoundation
@testable import Catalogue
@testable import Downloads

/// A keyword's titles: addresses, requests, names and downloads.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct KeywordTests {
  let networking = ReplayNetworking()
  let keyword = KeywordID(.movie, 4565)

  @Test(arguments: TitleID.Kind.allCases) func `A keyword's address is parsed back`(kind: TitleID.Kind) {
    let keyword = KeywordID(kind, 4565)
    #expect(keyword.description == "keyword/\(kind.rawValue)/4565")
    #expect(KeywordID(keyword.description) == keyword)
    #expect(TitleGroup(keyword.description) == .keyword(keyword))
    #expect(DownloadedItem.ID(keyword.description) == .group(.keyword(keyword)))
  }

  @Test(arguments: [
    "keyword/4565", "keyword/movie/0", "keyword/book/1", "keyword/movie/1/2", "genre/movie/1", "keyword//1",
  ])
  func `Invalid addresses are no keywords`(address: String) { #expect(KeywordID(address) == nil) }

  @Test(arguments: TitleID.Kind.allCases)
  func `A keyword's titles come from discover, and filters are added`(kind: TitleID.Kind) throws {
    var query = TitleQuery(.keyword(KeywordID(kind, 4565)))
    query.rating = 7
    let client = PageClient.test(networking).client.base
    let target = try client.request(for: DiscoverTarget.movies(query.filmFilter(region: nil)))
    let items = try #require(URLComponents(url: target.url, resolvingAgainstBaseURL: false)?.queryItems)
    #expect(items.contains(URLQueryItem(name: "with_keywords", value: "4565")))
    #expect(items.contains(URLQueryItem(name: "vote_average.gte", value: "7.0")))
    #expect(!items.contains { $0.name == "with_genres" })
    #expect(query.kind == kind)
    #expect(query.unfiltered == TitleQuery(.keyword(KeywordID(kind, 4565))))
  }

  @Test func `A keyword's model loads its titles, most popular first`() async {
    networking.stub("/3/discover/movie", with: .films([3, 1]))
    let model = DiscoverModel(.keyword(keyword), .test(networking))
    model.titles.loadIfNeeded()
    await model.titles.waitForResponse(timeout: .seconds(60))
    #expect(model.titles.state.content?.map(\.id) == [.movie(3), .movie(1)])
    let parameters = networking.requests.first?.url.query() ?? ""
    #expect(parameters.contains("with_keywords=4565") && parameters.contains("sort_by=popularity.desc"))
  }

  @Test func `A keyword's name comes from TMDB, and is missing if TMDB has none`() async {
    networking.stub("/3/keyword/4565", json: #"{"id":4565,"name":"dystopia"}"#)
    networking.stub("/3/keyword/1", with: .notFound)
    let client = PageClient.test(networking).client
    #expect(await TitleGroup.keyword(keyword).name(from: client) == "dystopia")
    #expect(await TitleGroup.keyword(KeywordID(.show, 1)).name(from: client) == nil)
  }
}
