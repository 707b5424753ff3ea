import Foundation

/// How much a catalogue keeps, and for how long.
public struct CatalogueLimits: Hashable, Sendable {
  /// What answers may take that nobody holds, in bytes: those that were not read for longest go first.
  public var bytes: Int
  /// How many titles are known by name at most, beside those that somebody holds: those that were not seen for longest go first.
  public var titles: Int
  /// In seconds: what is older is neither given nor kept.
  public var age: TimeInterval
  /// An answer that is larger is not kept, in bytes.
  public var answerBytes: Int

  /// 200 MB, 100,000 titles, and 180 days: TMDB's terms allow six months.
  public static let standard = CatalogueLimits()

  /// The limits that are given, and the usual ones for the others.
  public init(
    bytes: Int = 200_000_000, titles: Int = 100_000, age: TimeInterval = 180 * 86_400, answerBytes: Int = 8_000_000
  ) {
    self.bytes = max(bytes, 0)
    self.titles = max(titles, 0)
    self.age = age
    self.answerBytes = answerBytes
  }
}
