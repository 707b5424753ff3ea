import GRDB

/// Pinning of cached responses for offline use. Trimming keeps pinned responses and their titles, but the age limit
/// still applies.
///
/// Each holder has a unique name. To update its pins, a holder pins all responses again and then calls ``settle(_:)``.
/// This removes the pins that the holder has not renewed since its previous call of ``settle(_:)``.
extension ResponseCache {
  /// Pins the cached responses for the given keys, and any later responses that replace them.
  public func hold(_ keys: [ResponseKey], for holder: String) async throws(ResponseCacheError) {
    try await changeHolds { try $0.hold(keys, for: holder) }
  }

  /// Removes the holder's pins that were not renewed since its previous call of this method.
  public func settle(_ holder: String) async throws(ResponseCacheError) {
    try await changeHolds { try $0.settle(holder) }
  }

  /// Removes all of the holder's pins. The responses remain in the cache like unpinned ones.
  public func release(_ holder: String) async throws(ResponseCacheError) {
    try await changeHolds { try $0.release(holder) }
  }

  /// Removes the pins of all holders except the given ones.
  public func releaseAll(except holders: Set<String>) async throws(ResponseCacheError) {
    try await changeHolds { try $0.releaseAll(except: holders) }
  }

  /// Returns whether the holder has pinned any cached responses.
  public func holds(for holder: String) async throws(ResponseCacheError) -> Bool {
    try await file.read { try PinTable(database: $0).holds(holder) }
  }

  private func changeHolds(
    _ body: @escaping @Sendable (PinTable) throws -> Void
  ) async throws(ResponseCacheError) {
    try await file.run {
      Result { () throws(ResponseCacheError) in try self.file.write { try body(PinTable(database: $0)) } }
    }
  }
}
