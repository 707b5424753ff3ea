import Catalogue
import Downloads
import Synchronization
import TitleIdentity

/// A download fetcher whose results the test provides later.
final class SuspendableDownloads: DownloadFetching {
  typealias CachedResponse = Result<Int, DownloadError>

  private struct State {
    var source = "tmdb"
    var locale = "en-US US"
    var contents: [DownloadedItem.ID: Result<DownloadContents, DownloadError>] = [:]
    var lists: [DownloadedItem.ID] = []
    var titles: [TitleID] = []
    var cancelled: [TitleID] = []
    var withoutStalePins: [DownloadedItem.ID] = []
    var released: [DownloadedItem.ID] = []
    var lost: Set<DownloadedItem.ID> = []
    var waiting: [(id: TitleID, continuation: CheckedContinuation<CachedResponse, Never>)] = []
    var watchers: [(isMet: @Sendable (SuspendableDownloads.Record) -> Bool, bell: AsyncStream<Void>.Continuation)] = []

    var record: Record {
      Record(lists: lists, titles: titles, cancelled: cancelled, withoutStalePins: withoutStalePins, released: released)
    }
  }

  /// The calls so far.
  struct Record: Sendable {
    var lists: [DownloadedItem.ID]
    var titles: [TitleID]
    var cancelled: [TitleID]
    var withoutStalePins: [DownloadedItem.ID]
    var released: [DownloadedItem.ID]
  }

  private let state = Mutex(State())

  var source: String { state.withLock(\.source) }
  var locale: String { state.withLock(\.locale) }
  var record: Record { state.withLock(\.record) }

  func change(source: String? = nil, locale: String? = nil) {
    state.withLock { state in
      state.source = source ?? state.source
      state.locale = locale ?? state.locale
    }
  }

  /// Sets the titles of an item.
  func answer(_ id: DownloadedItem.ID, _ titles: ClosedRange<Int>, name: String? = nil, bytes: Int = 0) {
    let contents = DownloadContents(name: name, titles: titles.map { DownloadedTitle(.movie($0)) }, bytes: bytes)
    answer(id, .success(contents))
  }

  func answer(_ id: DownloadedItem.ID, _ result: Result<DownloadContents, DownloadError>) {
    state.withLock { $0.contents[id] = result }
  }

  /// Simulates the loss of an item's pinned content.
  func lose(_ id: DownloadedItem.ID) { state.withLock { _ = $0.lost.insert(id) } }

  func contents(of item: DownloadedItem) async throws(DownloadError) -> DownloadContents {
    let result = change { state in
      state.lists.append(item.id)
      return state.contents[item.id] ?? .failure(.missing)
    }
    return try result.get()
  }

  func fetch(_ title: DownloadedTitle, for item: DownloadedItem.ID) async throws(DownloadError) -> Int {
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        change { state in
          state.titles.append(title.id)
          state.waiting.append((title.id, continuation))
        }
        if Task.isCancelled { cancel(title.id) }
      }
    } onCancel: {
      cancel(title.id)
    }
    return try answer.get()
  }

  func removeStalePins(of item: DownloadedItem.ID) async { change { $0.withoutStalePins.append(item) } }

  func release(_ item: DownloadedItem.ID) async { change { $0.released.append(item) } }

  func releaseAll(except downloads: [(source: String, id: DownloadedItem.ID)]) async {}

  func isPinned(_ item: DownloadedItem.ID) async -> Bool { state.withLock { !$0.lost.contains(item) } }

  /// Resumes the suspended fetch of a title with this result.
  func release(_ number: Int, _ answer: CachedResponse = .success(10)) { resume(.movie(number), answer) }

  /// Waits until the condition is met or the test is cancelled.
  func wait(until isMet: @escaping @Sendable (Record) -> Bool) async {
    let (rings, bell) = AsyncStream.makeStream(of: Void.self)
    change { $0.watchers.append((isMet, bell)) }
    for await _ in rings {}
  }
}

extension SuspendableDownloads {
  private func cancel(_ id: TitleID) {
    change { state in
      if state.waiting.contains(where: { $0.id == id }) { state.cancelled.append(id) }
    }
    resume(id, .failure(.cancelled))
  }

  private func resume(_ id: TitleID, _ answer: CachedResponse) {
    let waiting = state.withLock { state in
      defer { state.waiting.removeAll { $0.id == id } }
      return state.waiting.filter { $0.id == id }
    }
    for (_, continuation) in waiting { continuation.resume(returning: answer) }
  }

  @discardableResult
  private func change<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
    let (value, met) = state.withLock { state in
      let value = body(&state)
      let record = state.record
      let met = state.watchers.filter { $0.isMet(record) }.map(\.bell)
      state.watchers.removeAll { $0.isMet(record) }
      return (value, met)
    }
    for bell in met { bell.finish() }
    return value
  }
}
