import Foundation
import Library
import ResponseCache
import Testing
import TitleIdentity

@testable import Planning

/// The rules by which titles are proposed for an evening.
struct TonightPlanTests {
  private static let ana = ProfileID(rawValue: "ana")

  /// Creates a film that the owner wants.
  private func film(
    _ number: Int, _ minutes: Int? = 90, _ average: Double? = 7, genres: [String] = ["Drama"], services: [Int]? = nil,
    wantedBy: Set<ProfileID> = [.owner]
  ) -> TonightTitle {
    var title = TonightTitle(
      TitleReference(.tmdb, .movie, number, name: "Film \(number)"), minutes: minutes, genres: genres,
      services: services?.map { TitleDetails.Service(id: $0, name: "Service \($0)") }, average: average)
    title.wantedBy = wantedBy
    return title
  }

  private func numbers(_ titles: [TonightTitle], _ wishes: TonightWishes, vetoed: Set<Int> = []) -> [Int] {
    let keys = Set(vetoed.map { TitleReference.Key(.tmdb, .movie, $0) })
    return TonightPlan(titles.shuffled(), wishes, vetoed: keys).proposals.map(\.title.title.number)
  }

  @Test func `The better title comes first, up to three`() {
    let titles = [film(1, 90, 6), film(2, 90, 9), film(3, 90, nil), film(4, 90, 8)]
    #expect(numbers(titles, TonightWishes([.owner])) == [2, 4, 1])
    #expect(numbers(titles, TonightWishes([.owner]), vetoed: [2]) == [4, 1, 3])
  }

  @Test func `Titles that more profiles want come first, in any order of the profiles`() {
    let titles = [film(1, 90, 9), film(2, 90, 5, wantedBy: [.owner, Self.ana]), film(3, 90, 8, wantedBy: [Self.ana])]
    for profiles in [[ProfileID.owner, Self.ana], [Self.ana, .owner]] {
      #expect(numbers(titles, TonightWishes(profiles)) == [2, 1, 3])
    }
    #expect(numbers(titles, TonightWishes([Self.ana])) == [3, 2])
  }

  @Test func `Titles that one of the profiles has watched, or isn't interested in, aren't proposed`() {
    var watched = film(1)
    watched.refusedBy = [Self.ana]
    #expect(numbers([watched], TonightWishes([.owner])) == [1])
    #expect(numbers([watched], TonightWishes([.owner, Self.ana])).isEmpty)
  }

  @Test func `Only titles that certainly fit the time are proposed`() {
    let titles = [film(1, 95), film(2, 96), film(3, nil)]
    #expect(numbers(titles, TonightWishes([.owner], minutes: 95)) == [1])
    #expect(numbers(titles, TonightWishes([.owner])) == [1, 2, 3])
  }

  @Test func `One of the genres and one of the services are enough`() {
    let titles = [
      film(1, genres: ["Comedy", "Drama"], services: [8]), film(2, genres: ["Horror"], services: [9]), film(3),
    ]
    var wishes = TonightWishes([.owner])
    wishes.genres = ["comedy", "Western"]
    #expect(numbers(titles, wishes) == [1])
    wishes.genres = []
    wishes.services = [9, 10]
    #expect(numbers(titles, wishes) == [2])
  }

  @Test func `Films and episodes can be left out`() throws {
    let show = try #require(TonightPlanTests.episode)
    var wishes = TonightWishes([.owner])
    #expect(numbers([film(1), show], wishes).count == 2)
    wishes.kind = .films
    #expect(numbers([film(1), show], wishes) == [1])
    wishes.kind = .episodes
    #expect(numbers([film(1), show], wishes) == [7])
  }

  @Test func `Reasons name who wants the title, its average, and the service that was asked for`() {
    var wishes = TonightWishes([.owner, Self.ana])
    wishes.services = [8]
    let plan = TonightPlan([film(1, services: [9, 8], wantedBy: [Self.ana])], wishes)
    #expect(plan.proposals.first?.reasons == [.wanted(by: [Self.ana]), .average(7), .service("Service 8")])
  }

  /// The next episode of a show that the owner is watching.
  private static var episode: TonightTitle? {
    guard let guide = try? PlanShow(seasons: ["1: 1-2@-9"]).guide(),
      let next = guide.seasons.first?.episodes.first.flatMap({ PlannedEpisode($0, of: guide) })
    else { return nil }
    var title = TonightTitle(TitleReference(.tmdb, .show, 7, name: "Heimat"), episode: next, minutes: 50)
    title.wantedBy = [.owner]
    return title
  }
}
