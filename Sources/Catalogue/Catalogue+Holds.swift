import GRDB

/// Keeping for good what somebody wants to have without a network: it does not go to make room, and neither do the titles
/// on its lists. Six months count for it all the same.
///
/// A holder has a name of its own choosing. It holds anew what it goes through, and settles when it has come to the end:
/// what it held before and not since is let go.
extension Catalogue {
  /// Holds the answers that are kept for these questions, and those that come in their places.
  public func hold(_ keys: [AnswerKey], for holder: String) async throws(CatalogueError) {
    try await changeHolds { try $0.hold(keys, for: holder) }
  }

  /// Lets go what the holder has not held since it was last settled.
  public func settle(_ holder: String) async throws(CatalogueError) {
    try await changeHolds { try $0.settle(holder) }
  }

  /// Lets go all that the holder holds: it stays as long as anything that was looked at.
  public func release(_ holder: String) async throws(CatalogueError) {
    try await changeHolds { try $0.release(holder) }
  }

  /// Lets go what anybody else holds.
  public func releaseAll(except holders: Set<String>) async throws(CatalogueError) {
    try await changeHolds { try $0.releaseAll(except: holders) }
  }

  /// Whether anything is there that the holder holds.
  public func holds(for holder: String) async throws(CatalogueError) -> Bool {
    try await file.read { try HoldTable(database: $0).holds(holder) }
  }

  private func changeHolds(
    _ body: @escaping @Sendable (HoldTable) throws -> Void
  ) async throws(CatalogueError) {
    try await file.run {
      Result { () throws(CatalogueError) in try self.file.write { try body(HoldTable(database: $0)) } }
    }
  }
}
