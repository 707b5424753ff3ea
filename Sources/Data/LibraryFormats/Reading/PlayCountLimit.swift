import Localization

/// A limit on plays that a file gives only as a number. A small file could claim millions of them.
struct PlayCountLimit {
  /// The maximum number of plays of one title or episode.
  static let maximumPerTitle = 1_000
  /// The maximum number of repeated plays in all files of an import.
  static let maximumTotal = 100_000

  private var left = maximumTotal
  private var hasOmittedPlays = false

  /// Returns the number of repeated plays to import.
  ///
  /// - Parameter count: The number that the file claims.
  mutating func repeatsToImport(_ count: Int) -> Int {
    let taken = max(0, min(count, Self.maximumPerTitle - 1, left))
    left -= taken
    if taken < count { hasOmittedPlays = true }
    return taken
  }

  /// Returns a remark for the row if plays were omitted since the last call.
  mutating func takeRemark() -> String? {
    defer { hasOmittedPlays = false }
    guard hasOmittedPlays else { return nil }
    // Translators: {limit} is 1000, {total} is 100000.
    return tr(
      """
      It has too many viewings, so Matinee skipped some. Matinee imports up to {limit} viewings of a title and {total} \
      repeated viewings in total.
      """, ["limit": "\(Self.maximumPerTitle)", "total": "\(Self.maximumTotal)"])
  }
}
