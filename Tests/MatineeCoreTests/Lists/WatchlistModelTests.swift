import Library
import MatineeCore
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

/// The watchlist as a grid: its orders, its filters, and titles with unknown details.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct WatchlistModelTests {
  private let caching: CachingServices
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  private let model: WatchlistModel

  init() throws {
    caching = try CachingServices(region: "DE")
    model = WatchlistModel(library, caching.services, myServices: MyServices([8]))
  }

  /// Adds three films, of which two have been opened before.
  private func fill() async throws {
    for (id, minutes, score) in [(1, 85, 7.0), (2, 150, 8.5)] {
      let json = #"{"id":\#(id),"title":"Film \#(id)","runtime":\#(minutes),"vote_average":\#(score)}"#
      try await caching.store(MovieTarget.details(id), .json(json), fetched: CachingServices.old)
    }
    let opened = try await library.library()
    for (id, name, year) in [(1, "Metropolis", 1927), (2, "Alien", 1979), (3, "M", 1931)] {
      let film = TitleReference(.tmdb, .movie, id, name: name, year: year)
      try await opened.add(film, to: .watchlist(of: .owner), by: .owner)
    }
    try await model.load()
  }

  private func order(_ order: WatchlistModel.Order) -> [String] {
    model.order = order
    return model.shown.map(\.title)
  }

  @Test("The titles have the chosen order, those with unknown details last")
  func titlesHaveChosenOrder() async throws {
    try await fill()
    #expect(order(.added) == ["M", "Alien", "Metropolis"])
    #expect(order(.name) == ["Alien", "M", "Metropolis"])
    #expect(order(.year) == ["Alien", "M", "Metropolis"])
    await until { order(.runningTime) == ["Metropolis", "Alien", "M"] }
    await until { order(.score) == ["Alien", "Metropolis", "M"] }
  }

  @Test("A maximum running time hides longer titles, and counts those whose running time is unknown")
  func maximumRunningTimeHidesLongerTitlesAndCountsUnknownOnes() async throws {
    try await fill()
    #expect(model.unknownCount == 0)
    model.maximumMinutes = 90
    await until { model.shown.map(\.title) == ["Metropolis"] }
    #expect(model.unknownCount == 1)
    model.maximumMinutes = 150
    #expect(Set(model.shown.map(\.title)) == ["Metropolis", "Alien"])
  }

  @Test("My Services hides titles that no own service offers, and counts those whose services are unknown")
  func myServicesHidesOtherTitlesAndCountsUnknownOnes() async throws {
    for (id, service) in [(1, 8), (2, 9)] {
      let json = """
        {"id":\(id),"title":"Film \(id)","runtime":90,"vote_average":7.0,"watch/providers":{"results":{
        "DE":{"link":"x","rent":[{"provider_id":11,"provider_name":"MUBI"}],
        "flatrate":[{"provider_id":\(service),"provider_name":"Service \(service)"}]}}}}
        """
      try await caching.store(MovieTarget.details(id), .json(json), fetched: CachingServices.old)
    }
    try await caching.store(
      MovieTarget.details(4), .json(#"{"id":4,"title":"Film 4","watch/providers":{"results":{"US":{}}}}"#),
      fetched: CachingServices.old)
    let opened = try await library.library()
    for id in 1...4 {
      try await opened.add(
        TitleReference(.tmdb, .movie, id, name: "Film \(id)", year: 1930), to: .watchlist(of: .owner), by: .owner)
    }
    try await model.load()
    #expect(model.unknownServicesCount == 0)
    model.showsOnlyMyServices = true
    await until { model.shown.map(\.title) == ["Film 1"] && model.unknownServicesCount == 1 }
    #expect(model.entries.map(\.services) == ["Service 8, MUBI"])
    #expect(model.entries.map(\.detail) == ["1930 · 1\u{A0}h 30\u{A0}min"])
    #expect(model.entries.map(\.rating) == ["7.0"])
    model.myServices.ids = [11]
    #expect(model.shown.map(\.title) == ["Film 2", "Film 1"])
    #expect(model.entries.map(\.services) == ["MUBI, Service 9", "MUBI, Service 8"])
  }

  @Test("Watched titles can be hidden, and titles of another source don’t appear")
  func watchedTitlesCanBeHidden() async throws {
    try await fill()
    let opened = try await library.library()
    try await opened.add(
      TitleReference(.sample, .movie, 4, name: "Other"), to: .watchlist(of: .owner), by: .owner)
    try await opened.watch(TitleReference(.tmdb, .movie, 3, name: "M"), on: .unknown, by: .owner)
    await until { library.isWatched(.movie(3)) }
    #expect(model.shown.map(\.title) == ["M", "Alien", "Metropolis"])
    model.hidesWatched = true
    #expect(model.shown.map(\.title) == ["Alien", "Metropolis"])
  }
}
