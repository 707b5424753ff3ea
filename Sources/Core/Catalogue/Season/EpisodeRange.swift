/// The range of a season's episodes that a series' page shows. It starts near the next episode to watch, and the user
/// can extend it in both directions.
public struct EpisodeRange: Equatable, Sendable {
  /// The indices of the episodes.
  public private(set) var shown: Range<Int>
  /// The number of all episodes in the season.
  public let count: Int

  /// Creates a range that starts one episode before the next one to watch, or at the first episode if all were watched.
  ///
  /// - Parameter watched: Whether each episode was watched, in order.
  public init(watched: [Bool]) {
    count = watched.count
    let last = watched.lastIndex(of: true) ?? -1
    let next = last + 1 < count ? last + 1 : watched.firstIndex(of: false) ?? 0
    // A short rest would look like a season with few episodes.
    let start = max(0, min(next - 1, count - Self.minimum))
    shown = start..<min(start + Self.initial, count)
  }

  /// Creates the range of all episodes.
  public init(all count: Int) { self.init(shown: 0..<count, count: count) }

  /// The number of hidden episodes before the range.
  public var earlier: Int { shown.lowerBound }
  /// The number of hidden episodes after the range.
  public var later: Int { count - shown.upperBound }

  /// Extends the range toward the beginning of the season.
  public mutating func showEarlier() { shown = max(0, shown.lowerBound - Self.step)..<shown.upperBound }

  /// Extends the range toward the end of the season.
  public mutating func showLater() { shown = shown.lowerBound..<min(count, shown.upperBound + Self.step) }

  /// Returns the range for a season whose number of episodes has changed.
  public func resized(to count: Int) -> EpisodeRange {
    let start = max(0, min(shown.lowerBound, count - Self.minimum))
    return EpisodeRange(shown: start..<min(max(shown.upperBound, start + Self.initial), count), count: count)
  }

  private init(shown: Range<Int>, count: Int) {
    self.shown = shown
    self.count = count
  }

  private static let initial = 8
  private static let minimum = 3
  private static let step = 30
}
