// The motifs for each mood.
extension Mood {
  var compositions: [Composition] {
    switch self {
    case .adventure: [.mountains, .sunburst, .waves, .speed, .dunes, .rings, .shards, .lighthouse]
    case .playful: [.balloons, .bauhaus, .city, .curtain, .leaves, .rings, .waves, .confetti]
    case .noir: [.doorway, .city, .staircase, .eye, .spiral, .blinds, .shards, .curtain]
    case .horror: [.manor, .forest, .eye, .shards, .doorway, .spiral, .staircase]
    case .romance: [.eclipse, .leaves, .city, .waves, .balloons, .curtain, .bauhaus]
    case .cosmic: [.planets, .rings, .halftone, .spiral, .mountains, .stripes, .eclipse]
    case .frontier: [.dunes, .mountains, .sunburst, .shards, .forest, .speed]
    case .sober:
      [.eclipse, .halftone, .staircase, .bauhaus, .mountains, .waves, .forest, .blinds, .lighthouse, .stripes]
    case .musical: [.curtain, .stripes, .city, .bauhaus, .rings, .confetti]
    }
  }
}
