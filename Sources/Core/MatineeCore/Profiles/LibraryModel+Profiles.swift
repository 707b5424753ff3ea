import Library

/// Models of the library for other profiles and for guests.
extension LibraryModel {
  /// Returns a model of the same library for another profile. The library isn't opened again.
  func seen(by profile: ProfileID) -> LibraryModel {
    let other = LibraryModel(source: source, profile: profile) { try await self.library() }
    other.onWriting = { [weak self] in self?.onWriting($0) }
    return other
  }

  /// Returns a model of a temporary library in memory.
  static func guest(besides home: LibraryModel) -> LibraryModel {
    let guest = LibraryModel(source: home.source) { try Library.inMemory() }
    guest.onWriting = { [weak home] in home?.onWriting($0) }
    return guest
  }

  /// Waits until all pending changes have been written or have failed.
  func finishWriting() async { await inTurn {} }
}
