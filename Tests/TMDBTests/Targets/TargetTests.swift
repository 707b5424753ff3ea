import Foundation
import TMDB
import TMDBTesting
import Testing

/// Targets, encoded as the requests that TMDB documents.
@Suite struct TargetTests {
  private let client = Client(
    networking: ReplayNetworking(),
    configuration: ClientConfiguration(language: "de-DE", region: "DE", includesAdult: true))

  private func address<Response>(_ target: Target<Response>) throws -> String {
    try #require(client.request(for: target).url.absoluteString.removingPercentEncoding)
      .replacing("https://api.themoviedb.org/3", with: "")
  }

  @Test func `List targets send language, region and page where TMDB supports them`() throws {
    #expect(try address(MovieTarget.nowPlaying) == "/movie/now_playing?language=de-DE&region=DE")
    #expect(try address(MovieTarget.popular.page(3)) == "/movie/popular?language=de-DE&page=3&region=DE")
    #expect(try address(TVTarget.topRated) == "/tv/top_rated?language=de-DE")
    #expect(try address(GenreTarget.movies) == "/genre/movie/list?language=de-DE")
    #expect(try address(ConfigurationTarget.api) == "/configuration")
    #expect(try address(TrendingTarget.all(.week)) == "/trending/all/week?language=de-DE")
  }

  @Test func `A search query is escaped`() throws {
    let url = try client.request(for: SearchTarget.movies("Amélie & co + 100% = ?#/", year: 2001)).url
    #expect(
      url.query(percentEncoded: true)
        == "include_adult=true&language=de-DE&query=Am%C3%A9lie%20%26%20co%20%2B%20100%25%20%3D%20%3F%23%2F"
        + "&region=DE&year=2001"
    )
  }

  @Test func `Parts are appended by name`() throws {
    #expect(
      try address(MovieTarget.details(550, appending: [.credits, .watchProviders]))
        == "/movie/550?append_to_response=credits,watch/providers&language=de-DE")
    #expect(
      try address(TVTarget.details(1, appending: [.images], seasons: [1, 2]))
        == "/tv/1?append_to_response=images,season/1,season/2&language=de-DE")
    #expect(try address(MovieTarget.images(550, languages: ["en", "null"])).contains("include_image_language=en,null"))
  }

  @Test func `More appended parts than TMDB supports are rejected`() {
    #expect(throws: TMDBError.self) { try client.request(for: TVTarget.details(1, seasons: Array(1...21))) }
    #expect(throws: Never.self) { try client.request(for: TVTarget.details(1, seasons: Array(1...20))) }
  }

  @Test func `A request carries its target's cache policy, which equality ignores`() throws {
    let request = try client.request(for: MovieTarget.popular.page(2))
    let cacheable = try #require(request.cacheable)
    #expect(cacheable.type == Page<Movie>.self && !cacheable.isTitlesOnly)
    #expect(try client.request(for: SearchTarget.multi("x")).cacheable?.isTitlesOnly == true)
    #expect(try client.request(for: MovieTarget.latest).cacheable == nil)
    #expect(request == NetworkRequest(request.method, request.url, headers: request.headers))
  }

  @Test func `A write target sends a body and a session`() throws {
    let session = Session(id: "s")
    let rating = try client.request(for: RatingTarget.rate(movie: 550, 8.5, .account(session)))
    #expect(rating.method == .post)
    #expect(rating.body.map { String(decoding: $0, as: UTF8.self) } == #"{"value":8.5}"#)
    #expect(rating.headers["content-type"] == "application/json;charset=utf-8")
    #expect(rating.url.query() == "session_id=s")
    let unrating = try client.request(for: RatingTarget.rate(movie: 550, nil, .guest(GuestSession(id: "g"))))
    #expect(unrating.method == .delete && unrating.body == nil && unrating.url.query() == "guest_session_id=g")
  }

  @Test func `A target can override the base URL`() throws {
    var target = MovieTarget.popular
    target.baseURL = URL(string: "http://127.0.0.1:8080/")
    #expect(try client.request(for: target).url.absoluteString.hasPrefix("http://127.0.0.1:8080/3/movie/popular?"))
  }
}
