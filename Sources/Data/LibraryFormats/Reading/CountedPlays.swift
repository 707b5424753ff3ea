/// A limit on plays that a file only counts. A small file could claim millions of them.
struct CountedPlays {
  /// The maximum number of plays of one title or episode.
  static let mostOfOne = 1_000
  /// The maximum number of repeated plays in all files of an import.
  static let mostInAll = 100_000

  private var left = mostInAll
  private var isCut = false

  /// Returns the number of repeated plays to import.
  ///
  /// - Parameter count: The number that the file claims.
  mutating func further(_ count: Int) -> Int {
    let taken = max(0, min(count, Self.mostOfOne - 1, left))
    left -= taken
    if taken < count { isCut = true }
    return taken
  }

  /// Returns a remark for the row if plays were omitted since the last call.
  mutating func takeRemark() -> String? {
    defer { isCut = false }
    guard isCut else { return nil }
    return "It counts too many plays, and some were omitted: only \(Self.mostOfOne) of a title are imported, "
      + "and \(Self.mostInAll) repeated ones in all."
  }
}
