/// The mood of a movie, derived from its genres. It determines the choice of palettes and motifs.
struct Mood: Sendable {
  let palettes: [Palette]
  let compositions: [Composition]

  static let all = [adventure, playful, noir, horror, romance, cosmic, frontier, sober, musical]

  static let adventure = Mood(
    palettes: [.tealSunset, .mustard, .aurora, .vermilion, .regatta],
    compositions: [.peaks, .sea, .hills, .rays, .discs, .city, .planet])
  static let playful = Mood(
    palettes: [.lollipop, .picnic, .nursery, .mustard, .regatta],
    compositions: [.tiles, .sea, .city, .rays, .hills, .discs])
  static let noir = Mood(
    palettes: [.midnight, .vermilion, .newsprint, .claret, .crypt],
    compositions: [.doorway, .city, .spiral, .arches, .halftone, .discs])
  static let horror = Mood(
    palettes: [.blood, .absinthe, .crypt, .newsprint],
    compositions: [.forest, .thorns, .arches, .doorway, .spiral, .halftone])
  static let romance = Mood(
    palettes: [.rosewater, .roseNight, .lollipop, .claret], compositions: [.discs, .city, .sea, .arches, .hills, .rays])
  static let cosmic = Mood(
    palettes: [.violet, .orbit, .tealSunset, .aurora],
    compositions: [.planet, .halftone, .discs, .peaks, .spiral, .arches])
  static let frontier = Mood(
    palettes: [.mesa, .mustard, .tealSunset, .vermilion], compositions: [.mesas, .hills, .peaks, .rays, .forest, .sea])
  static let sober = Mood(
    palettes: [.clay, .glacier, .pine, .newsprint, .mesa, .midnight, .regatta],
    compositions: [.discs, .halftone, .peaks, .sea, .tiles, .arches, .hills, .forest, .doorway])
  static let musical = Mood(
    palettes: [.blueNote, .roseNight, .lollipop, .vermilion, .regatta],
    compositions: [.tiles, .rays, .discs, .city, .spiral, .halftone])

  /// Returns the mood of the first of TMDB's genre IDs that has one.
  static func of(genres: [Int]) -> Mood { genres.lazy.compactMap { byGenre[$0] }.first ?? sober }

  private static let byGenre: [Int: Mood] = [
    28: adventure, 12: adventure, 10_759: adventure, 16: playful, 35: playful, 10_751: playful, 10_762: playful,
    10_767: playful, 10_764: playful, 80: noir, 9_648: noir, 53: noir, 27: horror, 10_749: romance, 10_766: romance,
    878: cosmic, 14: cosmic, 10_765: cosmic, 37: frontier, 10_752: frontier, 36: frontier, 10_768: frontier,
    18: sober, 99: sober, 10_763: sober, 10_770: sober, 10_402: musical,
  ]
}
