import Foundation
import GRDB
import Synchronization
import TMDB

/// Storage and retrieval of cached responses.
extension ResponseCache {
  /// Stores a response in place of the previous one, with the titles that it contains, in one transaction.
  ///
  /// - Throws: ``ResponseCacheError/notAnAnswer`` if the response is malformed, too large, or of a kind that is not cached.
  public func keep(_ answer: CachedResponse) async throws(ResponseCacheError) {
    try await file.run { self.keepNow(answer) }
  }

  /// Stores a response without waiting for the disk, in the order of the calls. See ``keep(_:)``.
  ///
  /// The catalogue drops the response if too many writes are pending.
  public func keepSoon(_ answer: CachedResponse) {
    writeSoon(answer.key, bytes: answer.body.count) { self.keepNow(answer) }
  }

  /// Records that the source confirmed the cached response, without waiting for the disk.
  public func confirmSoon(_ key: ResponseKey, at date: Date) {
    writeSoon(key, bytes: 0) {
      Result { () throws(ResponseCacheError) in
        try self.file.write { try ResponseTable(database: $0).confirm(key, at: date) }
      }
    }
  }

  /// Waits until all pending writes are finished.
  public func finishWrites() async {
    try? await file.run { .success(()) }
  }

  /// Returns the cached response, or `nil` if there is none.
  public func answer(for key: ResponseKey) async throws(ResponseCacheError) -> CachedResponse? {
    let found = try await file.read { try ResponseTable(database: $0).answer(for: key) }
    guard let found, isCurrent(found.answer.fetched) else { return nil }
    let date = now()
    state.withLock { $0.uses[found.id] = date }
    return found.answer
  }

  /// Returns the body of the latest cached response to a path, for any language and other parameters, or `nil` if there
  /// is none.
  ///
  /// - Parameters:
  ///   - path: The path after the API version, such as `/movie/603`.
  ///   - source: The source of the response.
  public func latestBody(path: String, from source: ResponseSource) async throws(ResponseCacheError) -> Data? {
    let start = now().addingTimeInterval(-limits.age)
    return try await file.read {
      try ResponseTable(database: $0).latestBody(path: path, source: source, fetchedAfter: start)
    }
  }

  /// Returns the entity tag of the cached response, or `nil` if there is none.
  func etag(for key: ResponseKey) async throws(ResponseCacheError) -> String? {
    let found = try await file.read { try ResponseTable(database: $0).etag(for: key) }
    return found.flatMap { isCurrent($0.fetched) ? $0.etag : nil }
  }

  /// Deletes a cached response that turned out to be unusable.
  public func forget(_ key: ResponseKey) async throws(ResponseCacheError) {
    try await file.run {
      Result { () throws(ResponseCacheError) in
        try self.file.write { try ResponseTable(database: $0).forget(key) }
      }
    }
  }
}

extension ResponseCache {
  /// Returns the cached value for a target, decoded like a response from the network.
  ///
  /// Returns `nil` if there is no cached response. If the cached response can't be decoded, this deletes it and returns
  /// `nil`.
  ///
  /// - Parameters:
  ///   - target: The target of the request.
  ///   - client: The client whose language and region apply.
  ///   - source: The source of the response.
  public func saved<Response>(
    _ target: Target<Response>, by client: Client, source: ResponseSource
  ) async throws(ResponseCacheError) -> CachedValue<Response>? {
    guard let request = try? client.request(for: target), let key = ResponseKey(request, source: source),
      let answer = try await answer(for: key)
    else { return nil }
    guard let value = try? client.value(of: target, in: answer.response) else {
      try await forget(key)
      return nil
    }
    return CachedValue(value: value, fetched: answer.fetched, confirmed: answer.confirmed)
  }
}

private extension ResponseCache {
  /// Runs on the queue.
  func keepNow(_ answer: CachedResponse) -> Result<Void, ResponseCacheError> {
    Result { () throws(ResponseCacheError) in
      guard answer.body.count <= limits.answerBytes, let shape = ResponseShape(path: answer.key.list.path),
        let content = try? shape.content(of: answer.body)
      else { throw .notAnAnswer }
      let uses = state.withLock { state in
        defer { state.uses = [:] }
        return state.uses
      }
      try file.write { database in
        let answers = ResponseTable(database: database)
        let titles = TitleTable(database: database, source: answer.key.list.source)
        let listed = content.listed
        let ids = try titles.put(content.mentioned + listed, at: answer.fetched)
        if shape.isKept {
          let id = try answers.put(answer)
          try titles.put(listed.compactMap { ids[$0.id] }, ofAnswer: id)
        }
        try answers.note(uses)
        try answers.trim(to: limits.bytes)
        try purgeIfDue(database)
      }
    }
  }

  func writeSoon(_ key: ResponseKey, bytes: Int, _ work: @escaping @Sendable () -> Result<Void, ResponseCacheError>) {
    let mayWait = state.withLock { state in
      guard state.waiting + bytes <= mostWaiting else { return false }
      state.waiting += bytes
      return true
    }
    guard mayWait else { return onEvent(.notKept(key, .unwritable(reason: "the disk is far behind"))) }
    file.enqueue { [self] in
      if case .failure(let error) = work() { onEvent(.notKept(key, error)) }
      state.withLock { $0.waiting -= bytes }
    }
  }
}

/// The maximum size of pending writes, in bytes.
private let mostWaiting = 32 << 20
