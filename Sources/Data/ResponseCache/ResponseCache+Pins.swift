import GRDB

/// Pinning of cached responses for offline use. Trimming never deletes pinned responses and their titles, but the age
/// limit still applies.
///
/// Each owner of pins has a unique name. To update its pins, an owner pins all responses again and then calls
/// ``removeStalePins(_:)``, which removes the pins that the owner hasn't renewed since its previous call.
extension ResponseCache {
  /// Pins the cached responses for the given keys, and any later responses that replace them.
  public func pin(_ keys: [ResponseKey], for owner: String) async throws(ResponseCacheError) {
    try await changePins { try $0.pin(keys, for: owner) }
  }

  /// Removes the owner's pins that were not renewed since its previous call of this method.
  public func removeStalePins(_ owner: String) async throws(ResponseCacheError) {
    try await changePins { try $0.removeStalePins(owner) }
  }

  /// Removes all of the owner's pins. The responses remain in the cache like unpinned ones.
  public func removePins(_ owner: String) async throws(ResponseCacheError) {
    try await changePins { try $0.removePins(owner) }
  }

  /// Removes the pins of all owners except the given ones.
  public func removeAllPins(except owners: Set<String>) async throws(ResponseCacheError) {
    try await changePins { try $0.removeAllPins(except: owners) }
  }

  /// Returns whether the owner has pinned any cached responses.
  public func hasPins(for owner: String) async throws(ResponseCacheError) -> Bool {
    try await file.read { try PinTable(database: $0).hasPins(owner) }
  }

  private func changePins(
    _ body: @escaping @Sendable (PinTable) throws -> Void
  ) async throws(ResponseCacheError) {
    try await file.run {
      Result { () throws(ResponseCacheError) in try self.file.write { try body(PinTable(database: $0)) } }
    }
  }
}
