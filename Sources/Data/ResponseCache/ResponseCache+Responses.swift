import Foundation
import GRDB
import Synchronization
import TMDB
import TitleIdentity

/// Storage and retrieval of cached responses.
extension ResponseCache {
  /// Stores a response in place of the previous one, with the titles and episodes that it contains, in one transaction.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - cacheable: The type of the response, and the part to store.
  /// - Throws: ``ResponseCacheError/invalidResponse`` if the response is malformed, too large, of another type, or
  ///   about another object than the path.
  public func store(_ response: CachedResponse, as cacheable: CacheableResponse) async throws(ResponseCacheError) {
    try await file.run { self.storeNow(response, as: cacheable) }
  }

  /// Stores a response without waiting for the disk, in the order of the calls. See ``store(_:as:)``.
  ///
  /// The cache drops the response if too many writes are pending.
  public func storeInBackground(_ response: CachedResponse, as cacheable: CacheableResponse) {
    writeInBackground(response.key, bytes: response.body.count) { self.storeNow(response, as: cacheable) }
  }

  /// Records that the source confirmed the cached response, without waiting for the disk.
  public func confirmInBackground(_ key: ResponseKey, at date: Date) {
    writeInBackground(key, bytes: 0) {
      Result { () throws(ResponseCacheError) in
        try self.file.write { try ResponseTable(database: $0).confirm(key, at: date) }
      }
    }
  }

  /// Waits until all pending writes are finished.
  public func waitForWrites() async {
    try? await file.run { .success(()) }
  }

  /// Returns the cached response, or `nil` if there is none.
  public func response(for key: ResponseKey) async throws(ResponseCacheError) -> CachedResponse? {
    let found = try await file.read { try ResponseTable(database: $0).response(for: key) }
    guard let found, isCurrent(found.response.fetched) else { return nil }
    let date = now()
    state.withLock { $0.uses[found.id] = date }
    return found.response
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
  public func remove(_ key: ResponseKey) async throws(ResponseCacheError) {
    try await file.run {
      Result { () throws(ResponseCacheError) in
        try self.file.write { try ResponseTable(database: $0).remove(key) }
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
  public func cachedValue<Response>(
    _ target: Target<Response>, by client: Client, source: ResponseSource
  ) async throws(ResponseCacheError) -> CachedValue<Response>? {
    guard let request = try? client.request(for: target), let key = ResponseKey(request, source: source),
      let response = try await response(for: key)
    else { return nil }
    guard let value = try? client.value(of: target, in: response.networkResponse) else {
      try await remove(key)
      return nil
    }
    return CachedValue(value: value, fetched: response.fetched, confirmed: response.confirmed)
  }
}

extension ResponseCache {
  /// Runs on the queue.
  private func storeNow(_ response: CachedResponse, as cacheable: CacheableResponse) -> Result<Void, ResponseCacheError>
  {
    Result { () throws(ResponseCacheError) in
      guard response.body.count <= limits.maximumResponseBytes,
        let value = try? cacheable.value(in: response.body, of: response.key.list.path)
      else { throw .invalidResponse }
      let content = value as? any TitleContaining
      let uses = state.withLock { state in
        defer { state.uses = [:] }
        return state.uses
      }
      try file.write { database in
        let responses = ResponseTable(database: database)
        let titles = TitleTable(database: database, source: response.key.list.source)
        let listedTitles = content?.listedTitles ?? []
        if !cacheable.isTranslation {
          try GuideTable(database: database, source: response.key.list.source)
            .add(value, response.key.list, at: response.fetched)
        }
        let ids = try titles.put((content?.mentionedTitles ?? []) + listedTitles, at: response.fetched)
        if !cacheable.isTitlesOnly {
          let id = try responses.put(response)
          try titles.put(listedTitles.compactMap { ids[$0.id] }, ofResponse: id)
        }
        try responses.recordUses(uses)
        try responses.trim(to: limits.bytes)
        try purgeIfDue(database)
      }
      reportStored(response.key.list)
    }
  }

  func writeInBackground(
    _ key: ResponseKey, bytes: Int, _ work: @escaping @Sendable () -> Result<Void, ResponseCacheError>
  ) {
    let isWithinLimit = state.withLock { state in
      guard state.pendingBytes + bytes <= maximumPendingBytes else { return false }
      state.pendingBytes += bytes
      return true
    }
    guard isWithinLimit else { return onEvent(.notStored(key, .unwritable(reason: "the disk is far behind"))) }
    file.enqueue { [self] in
      if case .failure(let error) = work() { onEvent(.notStored(key, error)) }
      state.withLock { $0.pendingBytes -= bytes }
    }
  }
}

/// The maximum size of pending writes, in bytes.
private let maximumPendingBytes = 32 << 20
