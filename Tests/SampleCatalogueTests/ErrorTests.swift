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
  func isRefused(_ path: String, status: Int, code: Int) async throws {
    let answer = try await ask(path)
    #expect(answer.status == status)
    #expect(answer.code == code)
    #expect(answer.object["success"] as? Bool == false)
    #expect((answer.object["status_message"] as? String)?.isEmpty == false)
  }

  @Test func moreThanTwentyPartsAreTooMany() async throws {
    let twenty = (1...20).map { "season/\($0)" }.joined(separator: ",")
    #expect(try await ask("tv/920000002?append_to_response=\(twenty)").status == 200)
    let answer = try await ask("tv/920000002?append_to_response=\(twenty),images")
    #expect(answer.status == 400)
    #expect(answer.code == 27)
  }

  @Test func aSearchWithoutWordsIsToldSo() async throws {
    for path in ["search/movie", "search/multi?query=", "search/tv?page=1"] {
      let answer = try await ask(path)
      #expect(answer.status == 422)
      #expect(answer.object["errors"] as? [String] == ["query must be provided"])
    }
  }

  @Test func anotherMethodIsNotSupported() async throws {
    let answer = try await ask("movie/popular", .post)
    #expect(answer.status == 405)
    #expect(answer.code == 42)
    #expect(try await ask("nothing", .post).status == 404)
  }

  @Test(arguments: ["", "?api_key=", "?api_key=wrong"])
  func aCredentialIsNeededWhereOneIsRequired(_ query: String) async throws {
    let guarded = SampleNetworking(requiresCredential: true)
    let answer = try await ask("movie/popular" + query, of: guarded)
    #expect(answer.status == 401)
    #expect(answer.code == 7)
    #expect(
      try await ask("movie/popular" + query, headers: ["Authorization": "Bearer wrong"], of: guarded).status == 401)
    #expect(try await ask("movie/popular?api_key=other", of: guarded).status == 200)
    #expect(try await ask("movie/popular", headers: ["authorization": "Bearer other"], of: guarded).status == 200)
    #expect(try await ask("movie/popular" + query).status == 200)
  }

  @Test func whatTMDBToleratesIsTolerated() async throws {
    let plain = try await ask("movie/popular")
    for query in ["?&&language=en-US", "?with=nothing&page=", "?page=1&region=&include_adult=false"] {
      #expect(try await ask("movie/popular" + query).response.body == plain.response.body)
    }
    let film = "movie/910000031?append_to_response="
    #expect(try await ask(film + "credits%2Cimages").response.body == ask(film + "credits,images").response.body)
    #expect(try await ask(film + "nothing").object["nothing"] == nil)
    #expect(try await ask("search/movie?query=the+kid").ids == ask("search/movie?query=the%20kid").ids)
  }

  @Test(arguments: ["3/movie/popular", "t/p/w92/p910000001.jpg"])
  func aCancelledQuestionIsNotAnswered(_ path: String) async throws {
    let request = NetworkRequest(.get, try #require(URL(string: "https://api.themoviedb.org/" + path)))
    let fresh = SampleNetworking()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await fresh.response(to: request)
    }
    await #expect(throws: NetworkError.cancelled) { try await task.value }
  }

  @Test func whatIsNeitherTheInterfaceNorAPictureIsNotFound() async throws {
    for path in ["", "3", "4/list/1", "t/p", "t/p/w92/../../3/movie/popular"] {
      let request = NetworkRequest(.get, try #require(URL(string: "https://api.themoviedb.org/" + path)))
      #expect(try await catalogue.response(to: request).status == 404, "\(path)")
    }
  }

  @Test func anAnswerThatIsKnownIsNotSentAgain() async throws {
    let answer = try await ask("movie/popular")
    let tag = try #require(answer.response.headers["etag"])
    #expect(tag.hasPrefix("W/\""))
    let again = try await ask("movie/popular", headers: ["If-None-Match": tag])
    #expect(again.status == 304)
    #expect(again.response.body.isEmpty)
    #expect(try await ask("movie/top_rated", headers: ["If-None-Match": tag]).status == 200)
    #expect(answer.response.headers["content-type"] == "application/json;charset=utf-8")
    #expect(answer.response.headers["cache-control"]?.contains("max-age") == true)
  }
}
