/// The mood of a movie, derived from its genres. It determines the choice of palettes and motifs.
enum Mood: CaseIterable, Sendable {
  case adventure, playful, noir, horror, romance, cosmic, frontier, sober, musical

  /// Creates the mood of the first of TMDB's genre IDs that has one.
  init(genres: [Int]) {
    self = genres.lazy.compactMap { Self.byGenre[$0] }.first ?? .sober
  }

  private static let byGenre: [Int: Mood] = [
    28: .adventure, 12: .adventure, 10_759: .adventure,
    16: .playful, 35: .playful, 10_751: .playful, 10_762: .playful, 10_767: .playful, 10_764: .playful,
    80: .noir, 9_648: .noir, 53: .noir,
    27: .horror,
    10_749: .romance, 10_766: .romance,
    878: .cosmic, 14: .cosmic, 10_765: .cosmic,
    37: .frontier, 10_752: .frontier, 36: .frontier, 10_768: .frontier,
    18: .sober, 99: .sober, 10_763: .sober, 10_770: .sober,
    10_402: .musical,
  ]
}
