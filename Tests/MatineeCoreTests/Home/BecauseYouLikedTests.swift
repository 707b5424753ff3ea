import AppFoundation
import Catalogue
import Foundation
import Library
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import Tracking

@testable import Planning

/// TMDB's recommendations for titles that the user liked.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct BecauseYouLikedTests {
  private let networking = ReplayNetworking()
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  private let liked: BecauseYouLiked

  init() { liked = BecauseYouLiked(library, .test(networking), LibraryTitleUses(library)) }

  private func rate(_ id: Int, _ stars: Double) async throws {
    let score = try #require(Score(stars: stars))
    #expect(await library.rate(TitleReference(.tmdb, .movie, id, name: "Film \(id)"), score))
  }

  private func stub(_ id: Int, recommending ids: some Sequence<Int>) {
    let rows = ids.map { #"{"id":\#($0),"title":"Film \#($0)"}"# }.joined(separator: ",")
    let page = #"{"page":1,"results":[\#(rows)],"total_pages":1,"total_results":20}"#
    networking.stub("/3/movie/\(id)", json: #"{"id":\#(id),"title":"Film \#(id)","recommendations":\#(page)}"#)
  }

  private func load() async {
    liked.load()
    await until { liked.isSettled && liked.hasRead }
  }

  private var numbers: [[Int]] { liked.shelves.map { $0.titles.map(\.id.number) } }

  @Test func `Only titles rated 8 or more have recommendations, and each is recommended once`() async throws {
    try await rate(1, 7.5)
    try await rate(2, 8)
    stub(1, recommending: 10...20)
    stub(2, recommending: [1, 2] + Array(30...36))
    await load()
    #expect(liked.shelves.map(\.name) == ["Film 2"])
    // The user knows films 1 and 2.
    await until { numbers == [Array(30...36)] }
    try await rate(3, 9)
    stub(3, recommending: [30, 31, 40, 41, 42, 43])
    await load()
    await until { Set(numbers.joined()).count == numbers.joined().count && numbers.count == 2 }
  }

  @Test func `A watched, rated or hidden title leaves the shelf, which disappears with fewer than four`() async throws {
    try await rate(1, 10)
    stub(1, recommending: 10...16)
    await load()
    #expect(numbers == [Array(10...16)])
    await library.watch(TitleReference(.tmdb, .movie, 10, name: "Film 10"))
    try await rate(11, 3)
    await library.setInterest(false, in: TitleReference(.tmdb, .movie, 12, name: "Film 12"))
    await until { numbers == [[13, 14, 15, 16]] }
    await library.watch(TitleReference(.tmdb, .movie, 13, name: "Film 13"))
    await until { numbers.isEmpty }
  }

  @Test func `Nothing is requested again on the same day`() async throws {
    try await rate(1, 10)
    stub(1, recommending: 10...16)
    for _ in 1...3 { await load() }
    #expect(networking.requests.count == 1)
  }

  @Test func `Without a connection, the recommendations are requested the next time`() async throws {
    try await rate(1, 10)
    await load()
    #expect(numbers.isEmpty)
    stub(1, recommending: 10...16)
    await load()
    #expect(numbers.count == 1)
  }

  @Test func `Another of the titles liked last comes first each day`() {
    let ratings = (1...20).map { number in
      (TitleReference(.tmdb, .movie, number, name: "Film \(number)"), number.isMultiple(of: 2) ? 9.0 : 2)
    }
    let days = (0..<8).map { DayDate(daysSince1970: 20_000 + $0) }
    let first = days.map { BecauseYouLiked.liked(ratings, on: $0).first?.number }
    #expect(Set(first).count == 8)
    #expect(BecauseYouLiked.liked(ratings, on: nil).map(\.number) == [2, 4, 6, 8, 10, 12, 14, 16])
    #expect(BecauseYouLiked.liked([], on: days[0]).isEmpty)
  }
}
