import Catalogue
import Library
import Observation
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import Tracking

/// Fetching the details that statistics need after an import.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct MissingDetailsTests {
  let requests = Requests()

  private var details: MissingDetails {
    MissingDetails { [requests] (title) throws(TMDBError) in try await requests.fetch(title) }
  }

  @Test func `Missing details are fetched one after another, and reported as progress`() async throws {
    let details = details
    var updates = 0
    details.onFetch = { updates += 1 }
    details.update([.movie(1), .show(2)])
    #expect(details.state == .fetching(done: 0, total: 2))
    await until { requests.titles == [.movie(1)] }
    requests.answer()
    await until { requests.titles == [.movie(1), .show(2)] }
    #expect(details.state == .fetching(done: 1, total: 2))
    requests.answer()
    await until { details.state == .complete }
    await details.finish()
    #expect(updates == 1)
  }

  @Test func `A title that TMDB doesn’t have is skipped and not requested again`() async throws {
    let details = details
    details.update([.movie(1), .movie(2)])
    await until { requests.titles.count == 1 }
    requests.answer(.notFound)
    await until { requests.titles.count == 2 }
    requests.answer()
    await until { details.state == .complete }
    details.update([.movie(1)])
    #expect(details.state == .complete)
    #expect(requests.titles == [.movie(1), .movie(2)])
  }

  @Test func `A network error ends the fetching until the user tries again`() async throws {
    let details = details
    details.update([.movie(1), .movie(2)])
    await until { requests.titles.count == 1 }
    requests.answer(.workingOffline)
    await until { if case .failed = details.state { true } else { false } }
    guard case .failed(let sentence, let missing) = details.state else { return }
    #expect(sentence.hasPrefix("You’re working offline."))
    #expect(missing == 2)
    details.update([.movie(1), .movie(2)])
    #expect(requests.titles.count == 1, "an update doesn’t repeat a failed request")
    details.start()
    await until { requests.titles.count == 2 }
    requests.answer()
    await until { requests.titles.count == 3 }
    requests.answer()
    await until { details.state == .complete }
  }

  @Test func `After a cancellation, only the user can continue`() async throws {
    let details = details
    details.update([.movie(1), .movie(2)])
    await until { requests.titles.count == 1 }
    details.cancel()
    #expect(details.state == .cancelled(missing: 2))
    requests.answer()
    details.update([.movie(1), .movie(2), .movie(3)])
    #expect(details.state == .cancelled(missing: 3))
    details.start()
    for count in 2...4 {
      await until { requests.titles.count == count }
      requests.answer()
    }
    await until { details.state == .complete }
  }

  @Test func `The charts fill after the details of imported titles were fetched`() async throws {
    let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
    let caching = try CachingCatalogue()
    let model = StatisticsModel(library, caching.catalogue.pages, caching.catalogue.guides)
    await library.watch(.alien, on: .day(year: 2026, month: 1, day: 1))
    try await model.load()
    #expect(model.statistics?.summary == "1 viewing, 1 title")
    await until { model.missingDetails.state == .fetching(done: 0, total: 1) }
    await caching.networking.waitForRequests(1)
    caching.networking.resume(0, with: .json(#"{"id":348,"title":"Alien","runtime":117}"#))
    await until { model.statistics?.summary == "1 viewing, 1 title, 1 hour" }
    #expect(model.missingDetails.state == .complete)
  }

  @Test func `Details that only the cache has are in the first charts`() async throws {
    let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
    let caching = try CachingCatalogue()
    try await caching.store(MovieTarget.details(348), .json(#"{"id":348,"title":"Alien","runtime":117}"#))
    await library.watch(.alien, on: .day(year: 2026, month: 1, day: 1))
    let model = StatisticsModel(library, caching.catalogue.pages, caching.catalogue.guides)
    try await model.load()
    #expect(model.statistics?.summary == "1 viewing, 1 title, 1 hour")
  }

  @Test func `Without a cache, nothing is fetched`() async throws {
    let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
    let networking = ReplayNetworking()
    let model = StatisticsModel(library, .test(networking), .test(networking))
    await library.watch(.alien, on: .day(year: 2026, month: 1, day: 1))
    try await model.load()
    #expect(model.missingDetails.state == .complete)
    #expect(networking.requests.isEmpty)
  }
}

extension MissingDetailsTests {
  /// Requests that the test answers one after another.
  @MainActor @Observable final class Requests {
    private(set) var titles: [TitleID] = []
    private var pending: CheckedContinuation<TMDBError?, Never>?

    func fetch(_ title: TitleID) async throws(TMDBError) {
      let error = await withCheckedContinuation { continuation in
        pending = continuation
        titles.append(title)
      }
      if let error { throw error }
    }

    func answer(_ error: TMDBError? = nil) {
      pending?.resume(returning: error)
      pending = nil
    }
  }
}
