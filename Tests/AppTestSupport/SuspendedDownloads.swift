import Catalogue
import Downloads
import Synchronization
import TitleIdentity

/// A fetcher of downloads that progresses as far as a test allows.
package final class SuspendedDownloads: DownloadFetching {
  private struct State {
    var titles: Int
    var bytes: Int
    var free = 0
    var error: DownloadError?
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  package let source = "tmdb"
  package let locale = "en-US"
  private let state: Mutex<State>

  /// - Parameters:
  ///   - titles: The number of titles in each download.
  ///   - bytes: The size of each title.
  package init(titles: Int, bytes: Int = 240_000) { state = Mutex(State(titles: titles, bytes: bytes)) }

  /// Lets this number of titles finish.
  package func release(_ count: Int = .max) {
    let waiting = state.withLock { state in
      let (count, overflow) = state.free.addingReportingOverflow(count)
      state.free = overflow ? .max : count
      let taken = min(state.free, state.waiting.count)
      state.free -= taken
      defer { state.waiting.removeFirst(taken) }
      return Array(state.waiting.prefix(taken))
    }
    waiting.forEach { $0.resume() }
  }

  /// The error for each list from now on; `nil` for none.
  package var error: DownloadError? {
    get { state.withLock(\.error) }
    set { state.withLock { $0.error = newValue } }
  }

  package func contents(of item: DownloadedItem) async throws(DownloadError) -> DownloadContents {
    let (count, error) = state.withLock { ($0.titles, $0.error) }
    if let error { throw error }
    return DownloadContents(titles: (1...(item.id.isTitle ? 1 : count)).map { DownloadedTitle(.movie($0)) })
  }

  package func fetch(_ title: DownloadedTitle, for item: DownloadedItem.ID) async throws(DownloadError) -> Int {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isFree = state.withLock { state in
          let isFree = state.free > 0 || Task.isCancelled
          if isFree { state.free = max(state.free - 1, 0) } else { state.waiting.append(continuation) }
          return isFree
        }
        if isFree { continuation.resume() }
      }
    } onCancel: {
      release(3)
    }
    if Task.isCancelled { throw .cancelled }
    return state.withLock(\.bytes)
  }

  package func removeStalePins(of item: DownloadedItem.ID) async {}
  package func release(_ item: DownloadedItem.ID) async {}
  package func releaseAll(except downloads: [(source: String, id: DownloadedItem.ID)]) async {}
  package func isPinned(_ item: DownloadedItem.ID) async -> Bool { true }
}
