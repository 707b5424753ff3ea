import Library

/// The same screens over somebody else's ratings and lists.
extension LibraryModel {
  /// The same library, opened once, as another profile's.
  func seen(by profile: ProfileID) -> LibraryModel {
    let other = LibraryModel(source: source, profile: profile) { try await self.library() }
    other.onWriting = { [weak self] in self?.onWriting($0) }
    return other
  }

  /// A library that nothing is left of.
  static func guest(besides home: LibraryModel) -> LibraryModel {
    let guest = LibraryModel(source: home.source) { try Library.inMemory() }
    guest.onWriting = { [weak home] in home?.onWriting($0) }
    return guest
  }

  /// Waits until what was asked for is written, or could not be.
  func finishWriting() async { await inTurn {} }
}
