import Foundation

/// The download queue. Downloads run one after another, each with a few titles at a time.
extension DownloadManager {
  func startNext() {
    guard work == nil, let place = places.first(where: { activities[$0.id] == .waiting }) else { return }
    activities[place.id] = .running(DownloadProgress())
    let fetching = fetching()
    let task = Task(priority: .utility) { [weak self, connectivity, clock, releasing] in
      // A pending release must not remove the pins that this download adds.
      await releasing?.value
      let patience = Patience(connectivity: connectivity, clock: clock)
      let (updates, report) = AsyncStream<Update>.makeStream()
      let fetched = Task {
        await Self.fetch(place, by: fetching, with: patience) { report.yield($0) }
        report.finish()
      }
      await withTaskCancellationHandler {
        for await update in updates where !Task.isCancelled { self?.take(update, of: place.id, for: fetching.reader) }
      } onCancel: {
        fetched.cancel()
      }
      await fetched.value
    }
    work = (place.id, task)
  }

  private enum Update: Sendable {
    case named(String)
    case progress(DownloadProgress)
    case done(titles: Int, missing: Int, bytes: Int)
    case failed(DownloadError)
  }

  private func take(_ update: Update, of id: DownloadedItem.ID, for reader: String) {
    switch update {
    case .named(let name): change(id) { $0.place.name = name }
    case .progress(let progress): activities[id] = .running(progress)
    case .done(let titles, let missing, let bytes):
      let isFirst = record(of: id)?.holdings == nil
      let holdings = DownloadSummary(titles: titles, missing: missing, bytes: bytes, date: now())
      change(id) { ($0.holdings, $0.reader) = (holdings, reader) }
      end(id, nil)
      if isFirst, let record = record(of: id) { onEvent(.kept(record.place, holdings)) }
    case .failed(let error):
      // An earlier download remains available, and is refreshed again in a day.
      end(id, record(of: id)?.holdings == nil ? error.sentence : nil)
    }
  }

  private func end(_ id: DownloadedItem.ID, _ failure: String?) {
    work = nil
    activities[id] = failure.map(Activity.failed)
    startNext()
    if work == nil { schedule(after: now()) }
  }

  @concurrent
  private nonisolated static func fetch(
    _ place: DownloadedItem, by fetching: any DownloadFetching, with patience: Patience,
    report: @escaping @Sendable (Update) -> Void
  ) async {
    let contents: DownloadContents
    do throws(DownloadError) {
      contents = try await patience.result { () throws(DownloadError) in try await fetching.contents(of: place) }
    } catch {
      return report(.failed(error))
    }
    if let name = contents.name, name != place.name { report(.named(name)) }
    var progress = DownloadProgress(total: contents.titles.count, bytes: contents.bytes)
    report(.progress(progress))
    var missing = 0
    var failure: DownloadError?
    await withTaskGroup(of: Result<Int, DownloadError>.self) { group in
      var rest = contents.titles.makeIterator()
      for _ in 0..<atOnce {
        if let title = rest.next() {
          group.addTask {
            await patience.outcome { () throws(DownloadError) in try await fetching.fetch(title, for: place.id) }
          }
        }
      }
      for await result in group where failure == nil {
        switch result {
        case .success(let bytes): progress.bytes += bytes
        case .failure(.missing): missing += 1
        case .failure(let error):
          failure = error
          group.cancelAll()
          continue
        }
        progress.done += 1
        report(.progress(progress))
        if let title = rest.next() {
          group.addTask {
            await patience.outcome { () throws(DownloadError) in try await fetching.fetch(title, for: place.id) }
          }
        }
      }
    }
    if let failure { return report(.failed(failure)) }
    await fetching.settle(place.id)
    report(.done(titles: progress.done - missing, missing: missing, bytes: progress.bytes))
  }
}

/// A retry policy that waits for the network.
private struct Patience: Sendable {
  let connectivity: Connectivity
  let clock: any Clock<Duration>

  func outcome(
    _ body: () async throws(DownloadError) -> Int
  ) async -> Result<Int, DownloadError> {
    do throws(DownloadError) { return .success(try await result(body)) } catch { return .failure(error) }
  }

  /// Retries until there is a result. If the server remains unreachable although TMDB is online, it fails after a few
  /// attempts.
  func result<Value: Sendable>(_ body: () async throws(DownloadError) -> Value) async throws(DownloadError) -> Value {
    var fruitless = 0
    while true {
      // A request that began offline says nothing about the server, even if TMDB is online by the time it fails.
      let wasOnline = await connectivity.state == .online
      do throws(DownloadError) {
        return try await body()
      } catch .offline {
        if wasOnline, await connectivity.state == .online {
          fruitless += 1
          if fruitless > mostFruitless { throw .stopped("TMDB is not heard, or the server of its pictures.") }
          do { try await clock.sleep(for: pause) } catch { throw .cancelled }
        }
        await connectivity.waitUntilOnline()
        if Task.isCancelled { throw .cancelled }
      }
    }
  }
}

private let atOnce = 3
private let mostFruitless = 3
private let pause = Duration.seconds(2)
