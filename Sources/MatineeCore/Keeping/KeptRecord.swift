import Foundation

/// The wish to keep a place, of whom and for whom, and what has come of it.
struct KeptRecord: Codable, Hashable, Sendable {
  var place: KeptPlace
  /// Who answers: what one source has is never another's.
  var source: String
  /// For whom it was fetched, such as `de-DE DE`: another reader is answered otherwise. `nil` before it was.
  var reader: String?
  /// `nil` until all of it was fetched once.
  var holdings: KeptHoldings?
}

/// What is kept of a place.
public struct KeptHoldings: Codable, Hashable, Sendable {
  /// How many titles are kept.
  public var titles: Int
  /// How many could not be had, as TMDB has none such any more or answers what cannot be read.
  public var missing: Int
  /// How much pages and pictures take, in bytes.
  public var bytes: Int
  /// When all of it had come.
  public var date: Date

  public init(titles: Int, missing: Int = 0, bytes: Int, date: Date) {
    self.titles = titles
    self.missing = missing
    self.bytes = bytes
    self.date = date
  }
}

/// How far a place has come.
public struct KeepingProgress: Hashable, Sendable {
  /// How many titles are done.
  public var done = 0
  /// How many there are; `nil` until that is known.
  public var total: Int?
  /// How much pages and pictures take so far, in bytes.
  public var bytes = 0

  public init(done: Int = 0, total: Int? = nil, bytes: Int = 0) {
    self.done = done
    self.total = total
    self.bytes = bytes
  }
}
