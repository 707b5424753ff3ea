/// A rating while it is being given, in halves of a star: what holds, and what is shown until the person has settled on it.
///
/// Pure, so that it is tested as a table.
nonisolated struct RatingEntry: Equatable, Sendable {
  /// Told from outside, or told to it; 0 is not rated.
  private(set) var committed = 0
  /// On screen.
  private(set) var shown = 0
  /// Whether the person is at it: what comes from outside meanwhile waits below what they do.
  private(set) var isPending = false

  /// Told from outside.
  mutating func receive(_ halves: Int) {
    committed = halves
    if !isPending { shown = halves }
  }

  /// The person is at this, and may go on.
  mutating func change(to halves: Int) {
    shown = max(0, min(halves, highestRating))
    isPending = true
  }

  /// The person has settled; `true` where that is something new, which is to be told.
  mutating func commit() -> Bool {
    guard isPending else { return false }
    isPending = false
    guard shown != committed else { return false }
    committed = shown
    return true
  }
}

/// In halves: ten stars.
nonisolated let highestRating = 20
