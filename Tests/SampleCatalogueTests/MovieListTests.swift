// Tests of the four lists on the first screen.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct MovieListTests {
  @Test(arguments: ["now_playing", "upcoming", "popular", "top_rated"])
  func `A movie list has a full first page without duplicates`(_ list: String) async throws {
    let reply = try await fetch("movie/\(list)")
    #expect(reply.status == 200)
    #expect(reply.results.count == 20)
    #expect(Set(reply.ids).count == 20)
    #expect(reply.ids.allSatisfy { (910_000_001...919_999_999).contains($0) })
    #expect(reply.object["page"] as? Int == 1)
  }

  @Test func `Rows have exactly TMDB's keys`() async throws {
    let row = try #require(try await fetch("movie/popular").results.first)
    let keys: Set<String> = [
      "adult", "backdrop_path", "genre_ids", "id", "original_language", "original_title", "overview", "popularity",
      "poster_path", "release_date", "softcore", "title", "video", "vote_average", "vote_count",
    ]
    #expect(Set(row.keys) == keys)
  }

  @Test func `The popular list continues to its end without duplicates`() async throws {
    let first = try await fetch("movie/popular")
    let pages = try #require(first.object["total_pages"] as? Int)
    let total = try #require(first.object["total_results"] as? Int)
    #expect(pages == (total + 19) / 20)
    var ids = first.ids
    for page in 2...pages { ids += try await fetch("movie/popular?page=\(page)").ids }
    #expect(ids.count == total)
    #expect(Set(ids).count == total)
    let beyond = try await fetch("movie/popular?page=\(pages + 1)")
    #expect(beyond.status == 200)
    #expect(beyond.results.isEmpty)
    #expect(beyond.object["total_results"] as? Int == total)
  }

  @Test func `Popular movies are sorted by popularity, top-rated ones by rating`() async throws {
    let popular = try await fetch("movie/popular").results.compactMap { $0["popularity"] as? Double }
    #expect(popular.count == 20)
    #expect(popular == popular.sorted(by: >))
    let rated = try await fetch("movie/top_rated").results.compactMap { $0["vote_average"] as? Double }
    #expect(rated.count == 20)
    #expect(rated == rated.sorted(by: >))
  }

  @Test func `Now playing and upcoming lists contain their date ranges`() async throws {
    let playing = try #require(try await fetch("movie/now_playing").object["dates"] as? [String: String])
    #expect(playing == ["maximum": "2026-01-01", "minimum": "2025-11-20"])
    let upcoming = try #require(try await fetch("movie/upcoming").object["dates"] as? [String: String])
    #expect(upcoming == ["maximum": "2026-01-22", "minimum": "2026-01-01"])
    #expect(try await fetch("movie/popular").object["dates"] == nil)
  }

  @Test func `Some movies have no votes`() async throws {
    var unrated = 0
    for page in 1...8 {
      unrated += try await fetch("movie/popular?page=\(page)").results.count { $0["vote_count"] as? Int == 0 }
    }
    #expect(unrated >= 2)
  }

  @Test func `Two instances return identical responses for the same date`() async throws {
    let other = SampleNetworking(today: { Date(timeIntervalSince1970: 1_767_225_600) })
    for path in ["movie/popular?page=2", "movie/now_playing", "movie/910000001?append_to_response=credits"] {
      #expect(try await fetch(path).response == fetch(path, of: other).response)
    }
  }

  @Test func `A German movie keeps its original title in German`() async throws {
    let german = try await fetch("search/movie?query=metropolis&language=de-DE").results
    #expect(german.first?["title"] as? String == german.first?["original_title"] as? String)
  }
}
