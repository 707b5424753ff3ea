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

/// The titles of Home's *From Your Watchlist*.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct WatchlistTitlesTests {
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  private let services = MyServices()
  private let arrivals = ServiceArrivals()

  private func list(_ id: Int, on service: Int? = nil) async throws {
    let title = TitleReference(.tmdb, .movie, id, name: "Film \(id)")
    await library.set(.watchlist, true, of: title)
    guard let service else { return }
    var details = TitleDetails(title.key, TitleDetails.Version(fetched: Date(), region: "US"))
    details.services = [TitleDetails.Service(id: service, name: "Service \(service)")]
    try await library.library().record([details])
  }

  @Test func `Titles on the user's services come first, each once, also after the services change`() async throws {
    try await list(1, on: 8)
    try await list(2)
    try await list(3, on: 9)
    try await list(4)
    let format = PageClient.test(ReplayNetworking(), region: "US").format
    let titles = WatchlistTitles(library, format: format, myServices: services, arrivals: arrivals)
    await titles.load()
    await until { titles.shown?.map(\.id.number) == [4, 3, 2, 1] }
    services.ids = [8]
    await titles.load()
    await until { titles.shown?.map(\.id.number) == [1, 4, 3, 2] }
    // No title is on this service.
    services.ids = [77]
    await titles.load()
    await until { titles.shown?.map(\.id.number) == [4, 3, 2, 1] }
  }

  @Test func `An arrival on a service is first, and says so`() async throws {
    try await list(1)
    try await list(2, on: 8)
    services.ids = [8, 9]
    let titles = WatchlistTitles(
      library, format: PageClient.test(ReplayNetworking(), region: "US").format, myServices: services,
      arrivals: arrivals)
    await titles.load()
    await until { titles.shown?.map(\.availability) == ["On Service 8", nil] }
    let day = try #require(DayDate(year: 2026, month: 6, day: 1))
    let title = TitleReference(.tmdb, .movie, 1, name: "Film 1")
    arrivals.show([ServiceArrival(title, on: 9, named: "Service 9", day: day)])
    #expect(titles.shown?.map(\.availability) == ["Now on Service 9", "On Service 8"])
  }
}
