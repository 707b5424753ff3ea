import Foundation
import TMDBTesting
import Testing
import ToolTestSupport

@testable import MatineeCore

/// Downloads for offline use: their progress, the failures that stop them, and the events that resume them.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DownloadManagerTests {
  private let places = SuspendableDownloads()
  private let line = NetworkLine()
  private let clock = ManualClock()
  private let record = Record()
  private let popular = DownloadedItem(.films(.popular), name: "Popular")
  private let drama = DownloadedItem(.genre(GenreID(.film, 18)), name: "Drama")

  /// The events so far, and the current date.
  private final class Record {
    var events: [DownloadManager.Event] = []
    var now = Date(timeIntervalSince1970: 1_800_000_000)
  }

  private func keeper(_ file: DownloadsFile? = nil) -> DownloadManager {
    let connectivity = Connectivity(line, clock: ManualClock()) {}
    let keeper = DownloadManager(
      file: file, connectivity: connectivity, clock: clock, now: { [record] in record.now }
    ) { [places] in places }
    keeper.onEvent = { [record] in record.events.append($0) }
    return keeper
  }

  private func holdings(_ titles: Int, missing: Int = 0, bytes: Int) -> DownloadSummary {
    DownloadSummary(titles: titles, missing: missing, bytes: bytes, date: record.now)
  }

  /// Downloads a place with one title, until the download is complete.
  private func keepOne(_ keeper: DownloadManager, _ place: DownloadedItem, bytes: Int = 10) async {
    places.answer(place.id, 1...1)
    let before = places.record.titles.count
    keeper.keep(place)
    await places.wait { $0.titles.count == before + 1 }
    places.release(1, .success(bytes))
    await until { if case .kept = keeper.state(of: place.id) { true } else { false } }
  }

  @Test func titlesComeAFewAtATimeAndAreCounted() async {
    let keeper = keeper()
    places.answer(popular.id, 1...4, bytes: 5)
    keeper.keep(popular)
    await places.wait { $0.titles.count == 3 }
    await until { keeper.state(of: popular.id) == .running(DownloadProgress(total: 4, bytes: 5)) }
    #expect(Set(places.record.titles) == Set((1...3).map { .film($0) }))
    places.release(2)
    await places.wait { $0.titles.count == 4 }
    await until { keeper.state(of: popular.id) == .running(DownloadProgress(done: 1, total: 4, bytes: 15)) }
    for number in [1, 3, 4] { places.release(number) }
    await until { keeper.state(of: popular.id) == .kept(holdings(4, bytes: 45)) }
    #expect(record.events == [.kept(popular, holdings(4, bytes: 45))])
    #expect(keeper.news == nil)
  }

  @Test func whatIsCancelledStopsAndIsNotKeptAndTheNextComes() async {
    let keeper = keeper()
    places.answer(popular.id, 1...9)
    places.answer(drama.id, 21...21)
    keeper.keep(popular)
    keeper.keep(drama)
    await places.wait { $0.titles.count == 3 }
    #expect(keeper.state(of: drama.id) == .waiting)
    keeper.cancel(popular.id)
    await places.wait { $0.cancelled.count == 3 && $0.titles.contains(.film(21)) }
    #expect(keeper.places == [drama])
    #expect(keeper.state(of: popular.id) == nil)
    #expect(record.events == [.removed(popular)])
    places.release(21)
    await until { keeper.state(of: drama.id) == .kept(holdings(1, bytes: 10)) }
    #expect(places.record.titles.count == 4)
  }

  @Test func withoutANetworkItWaitsAndThenGoesOnWhereItWas() async {
    let keeper = keeper()
    places.answer(popular.id, 1...4)
    keeper.keep(popular)
    await places.wait { $0.titles.count == 3 }
    places.release(1)
    await places.wait { $0.titles.count == 4 }
    keeper.connectivity.worksOffline = true
    for number in [2, 3, 4] { places.release(number, .failure(.offline)) }
    keeper.connectivity.worksOffline = false
    // If the keeper receives the failures only now, it treats them as other failures and pauses before it retries.
    let clock = Task { [clock] in
      while !Task.isCancelled {
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(2))
      }
    }
    await places.wait { $0.titles.count == 7 }
    clock.cancel()
    #expect(places.record.titles.filter { $0 == .film(1) }.count == 1)
    for number in [2, 3, 4] { places.release(number) }
    await until { keeper.state(of: popular.id) == .kept(holdings(4, bytes: 40)) }
  }

  @Test func whileSomebodyWorksOfflineNothingIsAskedAgain() async {
    let keeper = keeper()
    keeper.connectivity.worksOffline = true
    places.answer(popular.id, .failure(.offline))
    keeper.keep(popular)
    await places.wait { $0.lists.count == 1 }
    places.answer(popular.id, 1...1)
    for _ in 1...100 { await Task.yield() }
    #expect(places.record.lists.count == 1)
    #expect(keeper.state(of: popular.id) == .running(DownloadProgress()))
    #expect(clock.sleepers == 0)
    keeper.connectivity.worksOffline = false
    await places.wait { $0.lists.count == 2 && $0.titles.count == 1 }
    keeper.cancel(popular.id)
  }

  @Test func whatThereIsNotDoesNotEndTheRest() async {
    let keeper = keeper()
    places.answer(popular.id, 1...3)
    keeper.keep(popular)
    await places.wait { $0.titles.count == 3 }
    places.release(2, .failure(.missing))
    for number in [1, 3] { places.release(number) }
    await until { keeper.state(of: popular.id) == .kept(holdings(2, missing: 1, bytes: 20)) }
  }

  @Test func whatFailsForAllEndsIsSaidAndTriedAgain() async {
    let keeper = keeper()
    places.answer(popular.id, 1...9)
    keeper.keep(popular)
    await places.wait { $0.titles.count == 3 }
    places.release(1, .failure(.notWritten))
    let sentence = "There may be no room on the disk."
    await until { keeper.state(of: popular.id) == .failed(sentence) }
    #expect(keeper.news == .failed(popular, sentence))
    #expect(places.record.titles.count == 3)
    await keepOne(keeper, popular)
    #expect(keeper.news == nil)
  }

  @Test func whoIsNotHeardAlthoughTMDBIsIsGivenUp() async {
    let keeper = keeper()
    places.answer(popular.id, .failure(.offline))
    keeper.keep(popular)
    var pauses: [Duration?] = []
    for _ in 1...3 {
      await clock.waitForSleepers(1)
      pauses.append(clock.advanceToNextSleeper())
    }
    await until { keeper.state(of: popular.id) == .failed("TMDB is not heard, or the server of its pictures.") }
    #expect(pauses == [.seconds(2), .seconds(2), .seconds(2)])
    #expect(places.record.lists.count == 4)
  }

  @Test func onceADayItIsFetchedAnewWithoutAWord() async {
    let keeper = keeper()
    await keepOne(keeper, popular)
    await clock.waitForSleepers(1)
    record.now += 86_400
    #expect(clock.advanceToNextSleeper() == .seconds(86_400))
    await places.wait { $0.lists.count == 2 && $0.titles.count == 2 }
    #expect(keeper.state(of: popular.id) == .kept(DownloadSummary(titles: 1, bytes: 10, date: record.now - 86_400)))
    #expect(keeper.news == nil)
    places.release(1, .success(30))
    await until { keeper.state(of: popular.id) == .kept(holdings(1, bytes: 30)) }
    #expect(record.events.count == 1)
  }

  @Test func whatCannotBeFetchedAnewIsThereAsBefore() async {
    let keeper = keeper()
    await keepOne(keeper, popular)
    let before = keeper.state(of: popular.id)
    record.now += 86_400
    places.answer(popular.id, .failure(.stopped("Key not accepted.")))
    await clock.waitForSleepers(1)
    clock.advanceToNextSleeper()
    await places.wait { $0.lists.count == 2 }
    await clock.waitForSleepers(1)
    #expect(keeper.state(of: popular.id) == before)
    #expect(keeper.news == nil)
  }

  @Test func whatIsKeptIsThereAtTheNextStartAndOnlyWhatIsDueIsAskedFor() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "data/kept.json")
    let first = keeper(DownloadsFile(url))
    first.begin()
    await keepOne(first, popular)
    await first.finishWrites()
    let second = keeper(DownloadsFile(url))
    second.begin()
    await until { second.places == [popular] }
    #expect(second.state(of: popular.id) == .kept(holdings(1, bytes: 10)))
    #expect(places.record.lists.count == 1)
    places.change(reader: "de-DE DE")
    let third = keeper(DownloadsFile(url))
    third.begin()
    await places.wait { $0.lists.count == 2 }
    #expect(third.places == [popular])
  }

  @Test func whatWasHeldBeforeIsLetGoOnceAllHasComeAgain() async {
    let keeper = keeper()
    await keepOne(keeper, popular)
    #expect(places.record.settled == [popular.id])
    places.answer(drama.id, 1...1)
    keeper.keep(drama)
    await places.wait { $0.titles.count == 2 }
    places.release(1, .failure(.stopped("Key not accepted.")))
    await until { keeper.state(of: drama.id) == .failed("Key not accepted.") }
    #expect(places.record.settled == [popular.id], "what came only in part lets nothing go")
  }

  @Test func whatIsKeptNoLongerIsLetGoAfterItsLastTitleHasEnded() async {
    let keeper = keeper()
    places.answer(popular.id, 1...1)
    keeper.keep(popular)
    await places.wait { $0.titles.count == 1 }
    keeper.cancel(popular.id)
    await places.wait { $0.released.count == 1 }
    #expect(places.record.cancelled == [.film(1)] && places.record.released == [popular.id])
    keeper.keep(popular)
    await places.wait { $0.titles.count == 2 }
    places.release(1)
    await until { keeper.state(of: popular.id) == .kept(holdings(1, bytes: 10)) }
  }

  @Test func whatWasClearedIsFetchedAnewAtTheNextStart() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "kept.json")
    let first = keeper(DownloadsFile(url))
    first.begin()
    await keepOne(first, popular)
    await keepOne(first, drama)
    await first.finishWrites()
    places.lose(drama.id)
    let second = keeper(DownloadsFile(url))
    second.begin()
    await places.wait { $0.titles.count == 3 }
    #expect(places.record.lists == [popular.id, drama.id, drama.id])
    places.release(1)
  }

  @Test func whatOneSourceHasIsNotAnothers() async {
    let keeper = keeper()
    await keepOne(keeper, popular)
    places.change(source: "sample")
    keeper.changeServices()
    #expect(keeper.places == [])
    #expect(keeper.state(of: popular.id) == nil)
    places.change(source: "tmdb")
    keeper.changeServices()
    #expect(keeper.state(of: popular.id) == .kept(holdings(1, bytes: 10)))
  }

  @Test func aPlaceIsCalledWhatTMDBCallsIt() async {
    let keeper = keeper()
    let title = DownloadedItem(.title(.film(7)), name: "Film")
    places.answer(title.id, 7...7, name: "Seven")
    keeper.keep(title)
    await places.wait { $0.titles.count == 1 }
    places.release(7)
    await until { keeper.state(of: title.id) == .kept(holdings(1, bytes: 10)) }
    #expect(keeper.places.map(\.name) == ["Seven"])
  }

  @Test func aListThatCannotBeSavedIsSaid() async throws {
    let folder = try TemporaryFolder()
    let keeper = keeper(DownloadsFile(try folder.write("", to: "file").appending(path: "kept.json")))
    keeper.begin()
    keeper.keep(popular)
    await keeper.finishWrites()
    guard case .problem(let sentence) = record.events.first else {
      Issue.record("\(record.events)")
      return
    }
    #expect(sentence.hasPrefix("The list of what is kept offline could not be saved in "))
  }
}
