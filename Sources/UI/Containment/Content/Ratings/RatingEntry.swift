/// A rating that the user is changing, in half stars. It has a committed value and a displayed value.
///
/// A pure value type that is tested with a table.
nonisolated struct RatingEntry: Equatable, Sendable {
  /// The rating set by the app or committed by the user; 0 means not rated.
  private(set) var committed = 0
  /// The rating on screen.
  private(set) var shown = 0
  /// Whether the user is changing the rating. A rating set by the app isn't displayed meanwhile.
  private(set) var isPending = false

  /// Sets the committed rating from outside.
  mutating func receive(_ halves: Int) {
    committed = halves
    if !isPending { shown = halves }
  }

  /// Changes the displayed rating. The user may continue.
  mutating func change(to halves: Int) {
    shown = max(0, min(halves, highestRating))
    isPending = true
  }

  /// Commits the displayed rating.
  ///
  /// - Returns: `true` if the committed rating has changed and must be reported.
  mutating func commit() -> Bool {
    guard isPending else { return false }
    isPending = false
    guard shown != committed else { return false }
    committed = shown
    return true
  }
}

/// The highest rating in half stars: ten stars.
nonisolated let highestRating = 20
