/// Sample votes and popularity, because the real ones aren't available offline. They are computed from the ID, so they
/// are equal in every run.
struct TitleStatistics: Sendable {
  var popularity: Double
  var voteAverage: Double
  var voteCount: Int

  static let none = TitleStatistics(popularity: 0, voteAverage: 0, voteCount: 0)

  /// Computes the statistics of a title.
  ///
  /// - Parameters:
  ///   - id: The title's ID.
  ///   - rank: The index in the list of popular titles, or `nil`.
  ///   - acclaim: The index in the list of acclaimed titles, or `nil`.
  ///   - isUnrated: Whether the title has no votes.
  init(id: Int, rank: Int?, acclaim: Int?, isUnrated: Bool) {
    popularity = rank.map { 96 / (1 + Double($0) * 0.055) + 14 } ?? 1 + Pseudorandom.fraction(of: id, salt: 1) * 12
    popularity = (popularity * 10_000).rounded() / 10_000
    if isUnrated {
      voteAverage = 0
      voteCount = 0
    } else if let acclaim {
      voteAverage = Self.thousandths(8.62 - min(Double(acclaim) * 0.011, 0.62))
      voteCount = 1_400 + Int(Pseudorandom.fraction(of: id, salt: 2) * 7_600)
    } else {
      voteAverage = Self.thousandths(5.7 + Pseudorandom.fraction(of: id, salt: 4) * 2.1)
      voteCount = 60 + Int(Pseudorandom.fraction(of: id, salt: 2) * 1_900)
    }
  }

  private init(popularity: Double, voteAverage: Double, voteCount: Int) {
    self.popularity = popularity
    self.voteAverage = voteAverage
    self.voteCount = voteCount
  }
}

extension TitleStatistics {
  private static func thousandths(_ value: Double) -> Double {
    (value * 1_000).rounded() / 1_000
  }
}

/// Numbers that look random but are the same in every run.
enum Pseudorandom {
  /// Returns a number from 0 up to 1, always the same for the same ID and salt.
  static func fraction(of id: Int, salt: UInt64) -> Double {
    var value = UInt64(truncatingIfNeeded: id) &+ salt &* 0x9e37_79b9_7f4a_7c15
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return Double((value ^ (value >> 31)) >> 11) / Double(1 << 53)
  }
}
