import AppFoundation
import Catalogue
import Library
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import Tracking

/// The titles on a list: their orders, filters and moves, and titles with unknown details.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ListTitlesModelTests {
  private let caching: CachingCatalogue
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  private let model: ListTitlesModel

  init() throws {
    caching = try CachingCatalogue(region: "DE")
    model = ListTitlesModel(
      .watchlist(of: .owner), library, caching.catalogue.pages, caching.catalogue.guides, myServices: MyServices([8]))
  }

  /// Adds three films, of which two have been opened before.
  private func fill() async throws {
    for (id, minutes, score) in [(1, 85, 7.0), (2, 150, 8.5)] {
      let json = #"{"id":\#(id),"title":"Film \#(id)","runtime":\#(minutes),"vote_average":\#(score)}"#
      try await caching.store(MovieTarget.details(id), .json(json), fetched: CachingCatalogue.old)
    }
    let opened = try await library.library()
    for (id, name, year) in [(1, "Metropolis", 1927), (2, "Alien", 1979), (3, "M", 1931)] {
      let film = TitleReference(.tmdb, .movie, id, name: name, year: year)
      try await opened.add(film, to: .watchlist(of: .owner), by: .owner)
    }
    try await model.load()
  }

  private var titles: [String] { model.entries.map(\.summary.title) }

  @Test func `The titles have the chosen order, those with unknown details last`() async throws {
    try await fill()
    #expect(titles == ["M", "Alien", "Metropolis"])
    model.order = .name
    await until { titles == ["Alien", "M", "Metropolis"] }
    model.order = .runningTime
    await until { titles == ["Metropolis", "Alien", "M"] }
    model.order = .year
    await until { titles == ["Alien", "M", "Metropolis"] }
    model.order = .score
    await until { titles == ["Alien", "Metropolis", "M"] }
  }

  @Test
  func `A maximum running time hides longer titles, and counts those whose running time is unknown`() async throws {
    try await fill()
    #expect(model.unknownCount == 0)
    model.maximumMinutes = 90
    await until { titles == ["Metropolis"] }
    #expect(model.unknownCount == 1 && !model.showsUnknown)
    model.findsUnknown = true
    await until { titles == ["M"] && model.showsUnknown }
    model.maximumMinutes = 60
    await until { titles == ["M"] && model.showsUnknown && !model.findsUnknown }
    model.maximumMinutes = 150
    await until { titles == ["Alien", "Metropolis"] }
  }

  @Test
  func `My Services hides titles that no own service offers, and counts those with unknown services`() async throws {
    for (id, service) in [(1, 8), (2, 9)] {
      let json = """
        {"id":\(id),"title":"Film \(id)","runtime":90,"vote_average":7.0,"watch/providers":{"results":{
        "DE":{"link":"x","rent":[{"provider_id":11,"provider_name":"MUBI"}],
        "flatrate":[{"provider_id":\(service),"provider_name":"Service \(service)"}]}}}}
        """
      try await caching.store(MovieTarget.details(id), .json(json), fetched: CachingCatalogue.old)
    }
    try await caching.store(
      MovieTarget.details(4), .json(#"{"id":4,"title":"Film 4","watch/providers":{"results":{"US":{}}}}"#),
      fetched: CachingCatalogue.old)
    let opened = try await library.library()
    for id in 1...4 {
      try await opened.add(
        TitleReference(.tmdb, .movie, id, name: "Film \(id)", year: 1930), to: .watchlist(of: .owner), by: .owner)
    }
    try await model.load()
    #expect(model.unknownCount == 0)
    model.showsOnlyMyServices = true
    await until { titles == ["Film 1"] && model.unknownCount == 1 }
    #expect(model.entries.map(\.services) == ["Service 8, MUBI"])
    #expect(model.entries.map(\.detail) == ["1930 · 1\u{A0}h 30\u{A0}min"])
    #expect(model.entries.map(\.rating) == ["7.0"])
    model.myServices.ids = [11]
    await until { titles == ["Film 2", "Film 1"] }
    #expect(model.entries.map(\.services) == ["MUBI, Service 9", "MUBI, Service 8"])
  }

  @Test func `Watched titles can be hidden, and titles of another source don’t appear`() async throws {
    try await fill()
    let opened = try await library.library()
    try await opened.add(
      TitleReference(.sample, .movie, 4, name: "Other"), to: .watchlist(of: .owner), by: .owner)
    try await opened.watch(TitleReference(.tmdb, .movie, 3, name: "M"), on: .unknown, by: .owner)
    await until { library.isWatched(.movie(3)) }
    #expect(titles == ["M", "Alien", "Metropolis"])
    model.hidesWatched = true
    await until { titles == ["Alien", "Metropolis"] }
  }

  @Test func `The watchlist is read by page, and grows as the user scrolls`() async throws {
    let model = ListTitlesModel(
      .watchlist(of: .owner), library, caching.catalogue.pages, caching.catalogue.guides, page: 2)
    try await fill()
    try await model.load()
    #expect(model.entries.map(\.summary.title) == ["M", "Alien"])
    model.loadMore()
    await until { model.entries.count == 3 }
    model.loadMore()
    model.order = .name
    await until { model.entries.map(\.summary.title) == ["Alien", "M"] }
    #expect(model.isEmpty == false)
  }

  @Test func `A created list starts in the user's order, with the numbers of its titles, and titles can be moved`()
    async throws
  {
    try await fill()
    let opened = try await library.library()
    let (list, _) = try await opened.createList("Noir", by: .owner)
    for number in 1...3 {
      try await opened.add(TitleReference(.tmdb, .movie, number, name: "Film \(number)"), to: list, by: .owner)
    }
    try await opened.watch(TitleReference(.tmdb, .movie, 3, name: "M"), on: .unknown, by: .owner)
    let model = ListTitlesModel(list, library, caching.catalogue.pages, caching.catalogue.guides)
    try await model.load()
    func names() -> [String] { model.entries.map(\.summary.title) }
    #expect(names() == ["Film 1", "Film 2", "Film 3"] && model.canReorder)
    #expect(model.counts?.text == "3 films · 2 to watch · at least 4 h")
    await model.move(model.entries[2].reference, to: model.entries[0])
    await until { names() == ["Film 3", "Film 1", "Film 2"] }
    await model.move(model.entries[0].reference, to: model.entries[1])
    await until { names() == ["Film 1", "Film 3", "Film 2"] }
    // The list on screen is ahead of the library while a key is pressed repeatedly.
    var order = model.entries
    let first = order[0]
    for index in 0..<2 {
      order.swapAt(index, index + 1)
      #expect(await model.move(first, in: order))
    }
    await until { names() == ["Film 3", "Film 2", "Film 1"] }
    await model.move(model.entries[2].reference, to: model.entries[0])
    await until { names() == ["Film 1", "Film 3", "Film 2"] }
    await model.move(model.entries[2].reference, to: model.entries[1])
    await until { names() == ["Film 1", "Film 2", "Film 3"] }
    #expect(await model.edit(model.entries[1], note: "With Ana"))
    await until { model.entries[1].note == "With Ana" }
    model.hidesWatched = true
    await until { names() == ["Film 1", "Film 2"] }
    #expect(!model.canReorder)
    await model.move(model.entries[0].reference, to: model.entries[1])
    #expect(names() == ["Film 1", "Film 2"])
  }

  @Test func `Details that only the cache has are in the first rows`() async throws {
    try await fill()
    #expect(model.entries.map(\.detail) == ["1931", "1979 · 2\u{A0}h 30\u{A0}min", "1927 · 1\u{A0}h 25\u{A0}min"])
  }

  @Test func `Missing details are fetched in the background, slowly, and again after an error`() async throws {
    try await fill()
    let clock = ManualClock()
    let recording = DetailRecording(
      DetailRecorder(library, caching.catalogue.pages, caching.catalogue.guides), clock: clock)
    model.maximumMinutes = 100
    await until { titles == ["Metropolis"] && model.unknownCount == 1 }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(10))
    await caching.networking.waitForRequests(1)
    caching.networking.fail(0, .unreachable(reason: "no route"))
    await until { if case .failed(_, missing: 1) = recording.missing.state { true } else { false } }
    clock.advance(by: .seconds(300))
    await caching.networking.waitForRequests(2)
    caching.networking.resume(1, with: .json(#"{"id":3,"title":"M","runtime":99}"#))
    await until { titles == ["M", "Metropolis"] && model.unknownCount == 0 }
    withExtendedLifetime(recording) {}
  }

  @Test
  func `Details are recorded in the background when a title is added, and when its page is cached`() async throws {
    try await fill()
    let opened = try await library.library()
    let keys = (1...3).map { TitleReference.Key(.tmdb, .movie, $0) }
    let clock = ManualClock()
    let recorder = DetailRecorder(library, caching.catalogue.pages, caching.catalogue.guides)
    let recording = DetailRecording(recorder, clock: clock)
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(10))
    var versions = try await opened.detailVersions(of: keys)
    while versions[keys[0]] == .some(nil) || versions[keys[1]] == .some(nil) {
      versions = try await opened.detailVersions(of: keys)
    }
    #expect(versions.count == 3 && versions[keys[2]] == .some(nil))
    try await caching.store(MovieTarget.details(3), .json(#"{"id":3,"title":"M","runtime":99}"#))
    while try await opened.detailVersions(of: keys)[keys[2]] == .some(nil) {}
    withExtendedLifetime(recording) {}
  }
}
