// Tests of errors, with TMDB's statuses, codes and bodies.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct ErrorTests {
  @Test(arguments: [
    ("movie/1", 404, 34), ("movie/abc", 404, 34), ("movie/tt0000000", 404, 34), ("tv/1", 404, 34),
    ("person/1", 404, 34), ("collection/1", 404, 34), ("tv/920000002/season/99", 404, 34),
    ("tv/920000002/season/1/episode/0", 404, 34), ("movie/910000031/nothing", 404, 34), ("nothing", 404, 34),
    ("review/5e90", 404, 34), ("credit/5e90", 404, 34), ("trending/movie/year", 404, 34),
    ("movie/popular?page=0", 400, 22), ("movie/popular?page=501", 400, 22), ("movie/popular?page=two", 400, 22),
    ("movie/popular?page=-1", 400, 22), ("search/movie?query=a&page=0", 400, 22),
    ("discover/movie?release_date.gte=01-02-1970", 400, 23), ("discover/movie?sort_by=nothing", 422, 5),
    ("discover/movie?vote_average.gte=good", 422, 5), ("find/tt0013442", 422, 5),
    ("find/tt0013442?external_source=nobody", 422, 5), ("account/1", 401, 3),
    ("movie/910000031/account_states", 401, 3),
    ("guest_session/1/rated/movies", 401, 3),
  ])
  func `An invalid request returns TMDB's status and error code`(_ path: String, status: Int, code: Int) async throws {
    let reply = try await fetch(path)
    #expect(reply.status == status)
    #expect(reply.code == code)
    #expect(reply.object["success"] as? Bool == false)
    #expect((reply.object["status_message"] as? String)?.isEmpty == false)
  }

  @Test func `More than twenty appended parts are rejected`() async throws {
    let twenty = (1...20).map { "season/\($0)" }.joined(separator: ",")
    #expect(try await fetch("tv/920000002?append_to_response=\(twenty)").status == 200)
    let reply = try await fetch("tv/920000002?append_to_response=\(twenty),images")
    #expect(reply.status == 400)
    #expect(reply.code == 27)
  }

  @Test func `A search without a query is rejected`() async throws {
    for path in ["search/movie", "search/multi?query=", "search/tv?page=1"] {
      let reply = try await fetch(path)
      #expect(reply.status == 422)
      #expect(reply.object["errors"] as? [String] == ["query must be provided"])
    }
  }

  @Test func `An unsupported method is rejected`() async throws {
    let reply = try await fetch("movie/popular", .post)
    #expect(reply.status == 405)
    #expect(reply.code == 42)
    #expect(try await fetch("nothing", .post).status == 404)
  }

  @Test(arguments: ["", "?api_key=", "?api_key=wrong"])
  func `A missing or wrong credential is rejected only if one is required`(_ query: String) async throws {
    let guarded = SampleNetworking(requiresCredential: true)
    let reply = try await fetch("movie/popular" + query, of: guarded)
    #expect(reply.status == 401)
    #expect(reply.code == 7)
    #expect(
      try await fetch("movie/popular" + query, headers: ["Authorization": "Bearer wrong"], of: guarded).status == 401)
    #expect(try await fetch("movie/popular?api_key=other", of: guarded).status == 200)
    #expect(try await fetch("movie/popular", headers: ["authorization": "Bearer other"], of: guarded).status == 200)
    #expect(try await fetch("movie/popular" + query).status == 200)
  }

  @Test func `Requests with empty, unknown or escaped parameters are accepted`() async throws {
    let plain = try await fetch("movie/popular")
    for query in ["?&&language=en-US", "?with=nothing&page=", "?page=1&region=&include_adult=false"] {
      #expect(try await fetch("movie/popular" + query).response.body == plain.response.body)
    }
    let path = "movie/910000031?append_to_response="
    #expect(try await fetch(path + "credits%2Cimages").response.body == fetch(path + "credits,images").response.body)
    #expect(try await fetch(path + "nothing").object["nothing"] == nil)
    #expect(try await fetch("search/movie?query=the+kid").ids == fetch("search/movie?query=the%20kid").ids)
  }

  @Test(arguments: ["3/movie/popular", "t/p/w92/p910000001.jpg"])
  func `A request from a cancelled task throws cancelled`(_ path: String) async throws {
    let request = NetworkRequest(.get, try #require(URL(string: "https://api.themoviedb.org/" + path)))
    let fresh = SampleNetworking()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await fresh.response(to: request)
    }
    await #expect(throws: NetworkError.cancelled) { try await task.value }
  }

  @Test func `A path outside the API and the images returns 404`() async throws {
    for path in ["", "3", "4/list/1", "t/p", "t/p/w92/../../3/movie/popular"] {
      let request = NetworkRequest(.get, try #require(URL(string: "https://api.themoviedb.org/" + path)))
      #expect(try await catalogue.response(to: request).status == 404, "\(path)")
    }
  }

  @Test func `A request with a matching ETag returns 304 without a body`() async throws {
    let reply = try await fetch("movie/popular")
    let tag = try #require(reply.response.headers["etag"])
    #expect(tag.hasPrefix("W/\""))
    let again = try await fetch("movie/popular", headers: ["If-None-Match": tag])
    #expect(again.status == 304)
    #expect(again.response.body.isEmpty)
    #expect(try await fetch("movie/top_rated", headers: ["If-None-Match": tag]).status == 200)
    #expect(reply.response.headers["content-type"] == "application/json;charset=utf-8")
    #expect(reply.response.headers["cache-control"]?.contains("max-age") == true)
  }
}
