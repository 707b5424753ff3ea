/// A rating from half a star to ten, in halves, as TMDB takes it. Counted in halves, so that no scale is ever rounded.
public struct Score: Hashable, Sendable {
  /// 1 (half a star) to 20 (ten stars).
  public let halves: Int

  /// All scores, from the lowest on.
  public static let all = (1...20).compactMap(Score.init(halves:))

  /// `nil` for anything but 1 to 20.
  public init?(halves: Int) {
    guard (1...20).contains(halves) else { return nil }
    self.halves = halves
  }

  /// Of ten: 0.5 to 10. `nil` for what is outside of that, or no whole number of halves.
  public init?(stars: Double) {
    let halves = stars * 2
    guard halves == halves.rounded(), (1...20).contains(halves) else { return nil }
    self.halves = Int(halves)
  }

  /// Of five, as Letterboxd writes them: 2.5 of five is 5 of ten. `nil` for what is outside of 0.5 to 5, or no whole number of
  /// halves.
  public init?(ofFive stars: Double) {
    guard stars * 2 == (stars * 2).rounded() else { return nil }
    self.init(stars: stars * 2)
  }

  /// Of ten: 0.5 to 10.
  public var stars: Double { Double(halves) / 2 }
}

extension Score: Comparable {
  public static func < (left: Score, right: Score) -> Bool { left.halves < right.halves }
}

extension Score: LosslessStringConvertible {
  /// The stars with a point and no more digits than needed: `9`, `8.5`.
  public var description: String { halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5" }

  public init?(_ description: String) {
    guard let stars = Double(description) else { return nil }
    self.init(stars: stars)
  }
}
