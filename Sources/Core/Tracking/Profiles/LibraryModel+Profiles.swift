import Library

/// Models of the library for other profiles and for guests.
extension LibraryModel {
  /// Returns a model of the same library for another profile. The library isn't opened again.
  func forProfile(_ profile: ProfileID) -> LibraryModel {
    let other = LibraryModel(source: source, profile: profile) { try await self.library() }
    other.onWriting = { [weak self] in self?.onWriting($0) }
    return other
  }

  /// Returns a model of a temporary library in memory.
  static func guest(alongside ownLibrary: LibraryModel) -> LibraryModel {
    let guest = LibraryModel(source: ownLibrary.source) { try Library.inMemory() }
    guest.onWriting = { [weak ownLibrary] in ownLibrary?.onWriting($0) }
    return guest
  }
}
