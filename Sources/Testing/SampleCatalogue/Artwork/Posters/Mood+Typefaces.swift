// The typefaces for each mood.
extension Mood {
  var typefaces: [Typeface] {
    switch self {
    case .adventure: [.billboard, .billboard, .display, .slab]
    case .playful: [.display, .display, .billboard, .slab]
    case .noir: [.billboard, .slab, .airy, .display]
    case .horror: [.billboard, .slab, .inscription]
    case .romance: [.slab, .airy, .inscription, .display]
    case .cosmic: [.airy, .billboard, .display]
    case .frontier: [.slab, .billboard, .inscription]
    case .sober: [.slab, .airy, .display, .inscription, .billboard]
    case .musical: [.display, .billboard, .airy]
    }
  }
}
