import AppFoundation
import Catalogue
import Foundation
import Localization
import TitleIdentity

/// The download queue. Downloads run one after another, each with a few titles at a time.
extension DownloadManager {
  func startNext() {
    guard currentDownload == nil, let item = items.first(where: { activities[$0.id] == .waiting }) else { return }
    activities[item.id] = .running(DownloadProgress())
    let fetcher = fetcher()
    let task = Task(priority: .utility) { [weak self, connectivity, clock, releaseTask] in
      // A pending release must not remove the pins that this download adds.
      await releaseTask?.value
      let retryPolicy = DownloadRetryPolicy(connectivity: connectivity, clock: clock)
      let (updates, report) = AsyncStream<Update>.makeStream()
      let fetched = Task {
        await Self.fetch(item, by: fetcher, with: retryPolicy) { report.yield($0) }
        report.finish()
      }
      await withTaskCancellationHandler {
        for await update in updates where !Task.isCancelled { self?.take(update, of: item.id, for: fetcher.locale) }
      } onCancel: {
        fetched.cancel()
      }
      await fetched.value
    }
    currentDownload = (item.id, task)
  }

  private enum Update: Sendable {
    case named(String)
    case progress(DownloadProgress)
    case done(titles: Int, missing: Int, bytes: Int)
    case failed(DownloadError)
  }

  private func take(_ update: Update, of id: DownloadedItem.ID, for locale: String) {
    switch update {
    case .named(let name): change(id) { $0.item.name = name }
    case .progress(let progress): activities[id] = .running(progress)
    case .done(let titles, let missing, let bytes):
      let isFirst = record(of: id)?.summary == nil
      let summary = DownloadSummary(titles: titles, missing: missing, bytes: bytes, date: now())
      change(id) { ($0.summary, $0.locale) = (summary, locale) }
      end(id, nil)
      if isFirst, let record = record(of: id) { onEvent(.downloaded(record.item, summary)) }
    case .failed(let error):
      // An earlier download remains available, and is refreshed again in a day.
      end(id, record(of: id)?.summary == nil ? error.sentence : nil)
    }
  }

  private func end(_ id: DownloadedItem.ID, _ failure: String?) {
    currentDownload = nil
    activities[id] = failure.map(Activity.failed)
    startNext()
    if currentDownload == nil { schedule(after: now()) }
  }

  @concurrent
  private nonisolated static func fetch(
    _ item: DownloadedItem, by fetcher: any DownloadFetching, with retryPolicy: DownloadRetryPolicy,
    report: @escaping @Sendable (Update) -> Void
  ) async {
    let contents: DownloadContents
    do throws(DownloadError) {
      contents = try await retryPolicy.result { () throws(DownloadError) in try await fetcher.contents(of: item) }
    } catch {
      return report(.failed(error))
    }
    if let name = contents.name, name != item.name { report(.named(name)) }
    var progress = DownloadProgress(total: contents.titles.count, bytes: contents.bytes)
    report(.progress(progress))
    var missing = 0
    var failure: DownloadError?
    await withTaskGroup(of: Result<Int, DownloadError>.self) { group in
      var rest = contents.titles.makeIterator()
      for _ in 0..<maximumConcurrentTitles {
        if let title = rest.next() {
          group.addTask {
            await retryPolicy.outcome { () throws(DownloadError) in try await fetcher.fetch(title, for: item.id) }
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
            await retryPolicy.outcome { () throws(DownloadError) in try await fetcher.fetch(title, for: item.id) }
          }
        }
      }
    }
    if let failure { return report(.failed(failure)) }
    await fetcher.removeStalePins(of: item.id)
    report(.done(titles: progress.done - missing, missing: missing, bytes: progress.bytes))
  }
}

/// A retry policy that waits for the network.
private struct DownloadRetryPolicy: Sendable {
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
    var failures = 0
    while true {
      // A request that began offline says nothing about the server, even if TMDB is online by the time it fails.
      let wasOnline = await connectivity.state == .online
      do throws(DownloadError) {
        return try await body()
      } catch .offline {
        if wasOnline, await connectivity.state == .online {
          failures += 1
          if failures > maximumFailures { throw .stopped(tr("Can’t reach TMDB or its image server.")) }
          do { try await clock.sleep(for: pause) } catch { throw .cancelled }
        }
        await connectivity.waitUntilOnline()
        if Task.isCancelled { throw .cancelled }
      }
    }
  }
}

private let maximumConcurrentTitles = 3
private let maximumFailures = 3
private let pause = Duration.seconds(2)
