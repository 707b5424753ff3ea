import Foundation

/// The download queue. Downloads run one after another, each with a few titles at a time.
extension OfflineKeeper {
  func startNext() {
    guard work == nil, let place = places.first(where: { activities[$0.id] == .waiting }) else { return }
    activities[place.id] = .running(KeepingProgress())
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
    case progress(KeepingProgress)
    case done(titles: Int, missing: Int, bytes: Int)
    case failed(KeepingError)
  }

  private func take(_ update: Update, of id: KeptPlace.ID, for reader: String) {
    switch update {
    case .named(let name): change(id) { $0.place.name = name }
    case .progress(let progress): activities[id] = .running(progress)
    case .done(let titles, let missing, let bytes):
      let isFirst = record(of: id)?.holdings == nil
      let holdings = KeptHoldings(titles: titles, missing: missing, bytes: bytes, date: now())
      change(id) { ($0.holdings, $0.reader) = (holdings, reader) }
      end(id, nil)
      if isFirst, let record = record(of: id) { onEvent(.kept(record.place, holdings)) }
    case .failed(let error):
      // An earlier download remains available, and is refreshed again in a day.
      end(id, record(of: id)?.holdings == nil ? error.sentence : nil)
    }
  }

  private func end(_ id: KeptPlace.ID, _ failure: String?) {
    work = nil
    activities[id] = failure.map(Activity.failed)
    startNext()
    if work == nil { schedule(after: now()) }
  }

  @concurrent
  private nonisolated static func fetch(
    _ place: KeptPlace, by fetching: any PlaceFetching, with patience: Patience,
    report: @escaping @Sendable (Update) -> Void
  ) async {
    let contents: KeptContents
    do throws(KeepingError) {
      contents = try await patience.result { () throws(KeepingError) in try await fetching.contents(of: place) }
    } catch {
      return report(.failed(error))
    }
    if let name = contents.name, name != place.name { report(.named(name)) }
    var progress = KeepingProgress(total: contents.titles.count, bytes: contents.bytes)
    report(.progress(progress))
    var missing = 0
    var failure: KeepingError?
    await withTaskGroup(of: Result<Int, KeepingError>.self) { group in
      var rest = contents.titles.makeIterator()
      for _ in 0..<atOnce {
        if let title = rest.next() {
          group.addTask {
            await patience.outcome { () throws(KeepingError) in try await fetching.fetch(title, for: place.id) }
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
            await patience.outcome { () throws(KeepingError) in try await fetching.fetch(title, for: place.id) }
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
    _ body: () async throws(KeepingError) -> Int
  ) async -> Result<Int, KeepingError> {
    do throws(KeepingError) { return .success(try await result(body)) } catch { return .failure(error) }
  }

  /// Retries until there is a result. If the server remains unreachable although TMDB is online, it fails after a few
  /// attempts.
  func result<Value: Sendable>(_ body: () async throws(KeepingError) -> Value) async throws(KeepingError) -> Value {
    var fruitless = 0
    while true {
      // A request that began offline says nothing about the server, even if TMDB is online by the time it fails.
      let wasOnline = await connectivity.state == .online
      do throws(KeepingError) {
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
