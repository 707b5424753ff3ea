// Tests of reviews.
import Foundation
import SampleCatalogue
import TMDB
import Testing

@Suite struct ReviewTests {
  @Test func `Some titles have reviews, and most have none`() async throws {
    let movies = try await CatalogueContent.movies.value.compactMap(\.appended.reviews)
    let shows = try await CatalogueContent.shows.value.compactMap(\.appended.reviews)
    #expect((25...60).contains(movies.count { !$0.results.isEmpty }))
    #expect(shows.count { !$0.results.isEmpty } >= 5)
    #expect(shows.contains { $0.results.isEmpty && $0.totalPages == 1 })
  }

  @Test func `Reviews vary in length, formatting, script and author data`() async throws {
    let all = try await reviews()
    #expect(all.contains { $0.content.count > 2_000 })
    #expect(all.contains { $0.content.contains("**") && $0.content.contains("\n- ") && $0.content.contains("\n> ") })
    #expect(all.contains { $0.content.unicodeScalars.contains { (0x590...0x5FF).contains($0.value) } })
    #expect(all.contains { $0.authorDetails?.rating == nil })
    #expect(all.contains { $0.authorDetails?.name == "" })
    #expect(all.allSatisfy { !$0.author.isEmpty && $0.createdAt != nil && $0.authorDetails?.username.isEmpty == false })
    let ratings = all.compactMap(\.authorDetails?.rating)
    #expect(ratings.allSatisfy { (0.5...10).contains($0) && ($0 * 2).rounded() == $0 * 2 })
    #expect(Set(all.map(\.id)).count == all.count)
  }

  @Test func `Reviews are paged`() async throws {
    let first = try await fetch("movie/910000063/reviews").object
    #expect(first["id"] as? Int == 910_000_063)
    #expect(first["total_results"] as? Int == 3)
    #expect(first.rows("results").count == 3)
    let second = try await fetch("movie/910000063/reviews?page=2")
    #expect(second.status == 200)
    #expect(second.results.isEmpty)
    #expect(second.object["total_results"] as? Int == 3)
  }

  @Test func `A review is found by its ID`() async throws {
    for review in try await reviews().prefix(8) {
      let reply = try await fetch("review/\(review.id)")
      let report = DecodingReport()
      let decoder = JSONDecoder()
      decoder.userInfo[.decodingReport] = report
      let fetched = try decoder.decode(Review.self, from: reply.response.body)
      #expect(report.isClean)
      #expect(fetched.content == review.content)
      let title = try #require(fetched.mediaID)
      #expect(try await fetch("movie/\(title)").object["title"] as? String == fetched.mediaTitle)
    }
    let hebrew = try #require(try await reviews().first { $0.content.contains("סרט") })
    #expect(try await fetch("review/\(hebrew.id)").object["iso_639_1"] as? String == "he")
  }
}

extension ReviewTests {
  private func reviews() async throws -> [Review] {
    try await CatalogueContent.movies.value.flatMap { $0.appended.reviews?.results ?? [] }
  }
}
