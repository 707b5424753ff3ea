import Catalogue
import Foundation
import TMDBTesting
import Testing
import TitleIdentity
import ToolTestSupport

@testable import AppFoundation
@testable import Catalogue
@testable import Downloads

/// Downloads for offline use: their progress, the failures that stop them, and the events that resume them.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DownloadManagerTests {
  let fetcher = SuspendableDownloads()
  private let networkAccess = NetworkAccess()
  private let clock = ManualClock()
  let record = Record()
  let popular = DownloadedItem(.movies(.popular), name: "Popular")
  let drama = DownloadedItem(.group(.genre(GenreID(.movie, 18))), name: "Drama")

  /// The events so far, and the current date.
  final class Record {
    var events: [DownloadManager.Event] = []
    var now = Date(timeIntervalSince1970: 1_800_000_000)
  }

  func downloadManager(_ file: DownloadsFile? = nil) -> DownloadManager {
    let connectivity = Connectivity(networkAccess, clock: ManualClock()) {}
    let downloadManager = DownloadManager(
      file: file, connectivity: connectivity, clock: clock, now: { [record] in record.now }
    ) { [fetcher] in fetcher }
    downloadManager.onEvent = { [record] in record.events.append($0) }
    return downloadManager
  }

  func summary(_ titles: Int, missing: Int = 0, bytes: Int) -> DownloadSummary {
    DownloadSummary(titles: titles, missing: missing, bytes: bytes, date: record.now)
  }

  /// Downloads an item with one title, and returns once the download is complete.
  func keepOne(_ downloadManager: DownloadManager, _ item: DownloadedItem, bytes: Int = 10) async {
    fetcher.answer(item.id, 1...1)
    let before = fetcher.record.titles.count
    downloadManager.download(item)
    await fetcher.wait { $0.titles.count == before + 1 }
    fetcher.release(1, .success(bytes))
    await until { if case .downloaded = downloadManager.state(of: item.id) { true } else { false } }
  }

  @Test func `The manager fetches three titles at a time and updates the progress`() async {
    let downloadManager = downloadManager()
    fetcher.answer(popular.id, 1...4, bytes: 5)
    downloadManager.download(popular)
    await fetcher.wait { $0.titles.count == 3 }
    await until { downloadManager.state(of: popular.id) == .running(DownloadProgress(total: 4, bytes: 5)) }
    #expect(Set(fetcher.record.titles) == Set((1...3).map { .movie($0) }))
    fetcher.release(2)
    await fetcher.wait { $0.titles.count == 4 }
    await until { downloadManager.state(of: popular.id) == .running(DownloadProgress(done: 1, total: 4, bytes: 15)) }
    for number in [1, 3, 4] { fetcher.release(number) }
    await until { downloadManager.state(of: popular.id) == .downloaded(summary(4, bytes: 45)) }
    #expect(record.events == [.downloaded(popular, summary(4, bytes: 45))])
    #expect(downloadManager.status == nil)
  }

  @Test func `Cancelling a download removes it and starts the next one`() async {
    let downloadManager = downloadManager()
    fetcher.answer(popular.id, 1...9)
    fetcher.answer(drama.id, 21...21)
    downloadManager.download(popular)
    downloadManager.download(drama)
    await fetcher.wait { $0.titles.count == 3 }
    #expect(downloadManager.state(of: drama.id) == .waiting)
    downloadManager.cancel(popular.id)
    await fetcher.wait { $0.cancelled.count == 3 && $0.titles.contains(.movie(21)) }
    #expect(downloadManager.items == [drama])
    #expect(downloadManager.state(of: popular.id) == nil)
    #expect(record.events == [.removed(popular)])
    fetcher.release(21)
    await until { downloadManager.state(of: drama.id) == .downloaded(summary(1, bytes: 10)) }
    #expect(fetcher.record.titles.count == 4)
  }

  @Test func `A download resumes with the remaining titles when the app is online again`() async {
    let downloadManager = downloadManager()
    fetcher.answer(popular.id, 1...4)
    downloadManager.download(popular)
    await fetcher.wait { $0.titles.count == 3 }
    fetcher.release(1)
    await fetcher.wait { $0.titles.count == 4 }
    downloadManager.connectivity.worksOffline = true
    for number in [2, 3, 4] { fetcher.release(number, .failure(.offline)) }
    downloadManager.connectivity.worksOffline = false
    // If the manager receives the failures only now, it treats them as online failures and pauses before it retries.
    let clock = Task { [clock] in
      while !Task.isCancelled {
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(2))
      }
    }
    await fetcher.wait { $0.titles.count == 7 }
    clock.cancel()
    #expect(fetcher.record.titles.filter { $0 == .movie(1) }.count == 1)
    for number in [2, 3, 4] { fetcher.release(number) }
    await until { downloadManager.state(of: popular.id) == .downloaded(summary(4, bytes: 40)) }
  }

  @Test func `A download doesn't retry while the user works offline`() async {
    let downloadManager = downloadManager()
    downloadManager.connectivity.worksOffline = true
    fetcher.answer(popular.id, .failure(.offline))
    downloadManager.download(popular)
    await fetcher.wait { $0.lists.count == 1 }
    fetcher.answer(popular.id, 1...1)
    for _ in 1...100 { await Task.yield() }
    #expect(fetcher.record.lists.count == 1)
    #expect(downloadManager.state(of: popular.id) == .running(DownloadProgress()))
    #expect(clock.sleepers == 0)
    downloadManager.connectivity.worksOffline = false
    await fetcher.wait { $0.lists.count == 2 && $0.titles.count == 1 }
    downloadManager.cancel(popular.id)
  }

  @Test func `A download continues when a title is missing`() async {
    let downloadManager = downloadManager()
    fetcher.answer(popular.id, 1...3)
    downloadManager.download(popular)
    await fetcher.wait { $0.titles.count == 3 }
    fetcher.release(2, .failure(.missing))
    for number in [1, 3] { fetcher.release(number) }
    await until { downloadManager.state(of: popular.id) == .downloaded(summary(2, missing: 1, bytes: 20)) }
  }

  @Test func `A download fails when data can't be written, and can be retried`() async {
    let downloadManager = downloadManager()
    fetcher.answer(popular.id, 1...9)
    downloadManager.download(popular)
    await fetcher.wait { $0.titles.count == 3 }
    fetcher.release(1, .failure(.notWritten))
    let sentence = "The disk may be full."
    await until { downloadManager.state(of: popular.id) == .failed(sentence) }
    #expect(downloadManager.status == .failed(popular, sentence))
    #expect(fetcher.record.titles.count == 3)
    await keepOne(downloadManager, popular)
    #expect(downloadManager.status == nil)
  }

  @Test func `A download fails after three retries of offline errors while TMDB is reachable`() async {
    let downloadManager = downloadManager()
    fetcher.answer(popular.id, .failure(.offline))
    downloadManager.download(popular)
    var pauses: [Duration?] = []
    for _ in 1...3 {
      await clock.waitForSleepers(1)
      pauses.append(clock.advanceToNextSleeper())
    }
    await until { downloadManager.state(of: popular.id) == .failed("Can’t reach TMDB or its image server.") }
    #expect(pauses == [.seconds(2), .seconds(2), .seconds(2)])
    #expect(fetcher.record.lists.count == 4)
  }

  @Test func `A complete download refreshes daily without a notification`() async {
    let downloadManager = downloadManager()
    await keepOne(downloadManager, popular)
    await clock.waitForSleepers(1)
    record.now += 86_400
    #expect(clock.advanceToNextSleeper() == .seconds(86_400))
    await fetcher.wait { $0.lists.count == 2 && $0.titles.count == 2 }
    #expect(
      downloadManager.state(of: popular.id)
        == .downloaded(DownloadSummary(titles: 1, bytes: 10, date: record.now - 86_400)))
    #expect(downloadManager.status == nil)
    fetcher.release(1, .success(30))
    await until { downloadManager.state(of: popular.id) == .downloaded(summary(1, bytes: 30)) }
    #expect(record.events.count == 1)
  }

  @Test func `A failed refresh preserves the download's state`() async {
    let downloadManager = downloadManager()
    await keepOne(downloadManager, popular)
    let before = downloadManager.state(of: popular.id)
    record.now += 86_400
    fetcher.answer(popular.id, .failure(.stopped("Key not accepted.")))
    await clock.waitForSleepers(1)
    clock.advanceToNextSleeper()
    await fetcher.wait { $0.lists.count == 2 }
    await clock.waitForSleepers(1)
    #expect(downloadManager.state(of: popular.id) == before)
    #expect(downloadManager.status == nil)
  }

  @Test func `The manager removes old pins only after a complete download`() async {
    let downloadManager = downloadManager()
    await keepOne(downloadManager, popular)
    #expect(fetcher.record.withoutStalePins == [popular.id])
    fetcher.answer(drama.id, 1...1)
    downloadManager.download(drama)
    await fetcher.wait { $0.titles.count == 2 }
    fetcher.release(1, .failure(.stopped("Key not accepted.")))
    await until { downloadManager.state(of: drama.id) == .failed("Key not accepted.") }
    #expect(fetcher.record.withoutStalePins == [popular.id], "an incomplete download keeps its pins")
  }

  @Test func `A cancelled download releases its pins and can be added again`() async {
    let downloadManager = downloadManager()
    fetcher.answer(popular.id, 1...1)
    downloadManager.download(popular)
    await fetcher.wait { $0.titles.count == 1 }
    downloadManager.cancel(popular.id)
    await fetcher.wait { $0.released.count == 1 }
    #expect(fetcher.record.cancelled == [.movie(1)] && fetcher.record.released == [popular.id])
    downloadManager.download(popular)
    await fetcher.wait { $0.titles.count == 2 }
    fetcher.release(1)
    await until { downloadManager.state(of: popular.id) == .downloaded(summary(1, bytes: 10)) }
  }

  @Test func `Downloads belong to the source that they came from`() async {
    let downloadManager = downloadManager()
    await keepOne(downloadManager, popular)
    fetcher.change(source: "sample")
    downloadManager.servicesDidChange()
    #expect(downloadManager.items == [])
    #expect(downloadManager.state(of: popular.id) == nil)
    fetcher.change(source: "tmdb")
    downloadManager.servicesDidChange()
    #expect(downloadManager.state(of: popular.id) == .downloaded(summary(1, bytes: 10)))
  }

  @Test func `A download takes its name from TMDB's response`() async {
    let downloadManager = downloadManager()
    let title = DownloadedItem(.title(.movie(7)), name: "Film")
    fetcher.answer(title.id, 7...7, name: "Seven")
    downloadManager.download(title)
    await fetcher.wait { $0.titles.count == 1 }
    fetcher.release(7)
    await until { downloadManager.state(of: title.id) == .downloaded(summary(1, bytes: 10)) }
    #expect(downloadManager.items.map(\.name) == ["Seven"])
  }
}
