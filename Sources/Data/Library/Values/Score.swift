/// A rating from half a star to ten stars, as in TMDB. It is stored in half stars, so that no scale requires rounding.
public struct Score: Hashable, Sendable {
  /// The number of half stars, from 1 to 20.
  public let halves: Int

  /// All scores in ascending order.
  public static let all = (1...20).compactMap(Score.init(halves:))

  /// Creates a score from 1 to 20 half stars; returns `nil` for any other number.
  public init?(halves: Int) {
    guard (1...20).contains(halves) else { return nil }
    self.halves = halves
  }

  /// Creates a score from 0.5 to 10 stars, in steps of half a star; returns `nil` for any other number.
  public init?(stars: Double) {
    let halves = stars * 2
    guard halves == halves.rounded(), (1...20).contains(halves) else { return nil }
    self.halves = Int(halves)
  }

  /// Creates a score on Letterboxd's five-star scale, where 2.5 corresponds to 5 of ten.
  ///
  /// The result is `nil` for numbers other than 0.5 to 5 in steps of half a star.
  public init?(ofFive stars: Double) {
    guard stars * 2 == (stars * 2).rounded() else { return nil }
    self.init(stars: stars * 2)
  }

  /// The number of stars, from 0.5 to 10.
  public var stars: Double { Double(halves) / 2 }
}

extension Score: Comparable {
  public static func < (left: Score, right: Score) -> Bool { left.halves < right.halves }
}

extension Score: LosslessStringConvertible {
  /// The number of stars, with as few digits as possible: `9`, `8.5`.
  public var description: String { halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5" }

  public init?(_ description: String) {
    guard let stars = Double(description) else { return nil }
    self.init(stars: stars)
  }
}
