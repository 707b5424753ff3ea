import SyntheticExports

/// A random sequence of steps that depends only on its seed.
struct SoakPlan {
  /// The number of steps from one rest to the next.
  let cycle: Int
  /// The number of rests from one with new screens to the next.
  static let renewalInterval = 3

  private var generator: SplitMix64
  private var count = 0
  private var isNetworkCut = false
  private let kinds: [Kind]

  /// - Parameter names: The kinds of steps to use, or `nil` for all. Rests are always included.
  init(seed: UInt64, cycle: Int = 25, kinds names: Set<String>? = nil) {
    self.cycle = cycle
    generator = SplitMix64(seed: seed)
    kinds = Self.kinds.filter { names?.contains($0.name) ?? true }
  }

  /// Returns the next step. The first one is a rest, as is every step after a whole cycle.
  mutating func next() -> SoakStep {
    defer { count += 1 }
    if count % cycle == 0 {
      isNetworkCut = false
      return .rest(renewsScreens: count / cycle % Self.renewalInterval == 0)
    }
    // A cut lasts a few steps, so that most steps have a network.
    if isNetworkCut, generator.chance(0.3) {
      isNetworkCut = false
      return .restoreNetwork
    }
    let step = randomStep()
    if step == .cutNetwork { isNetworkCut = true }
    return step
  }
}

extension SoakPlan {
  private mutating func randomStep() -> SoakStep {
    var choice = generator.below(kinds.reduce(0) { $0 + $1.weight })
    for kind in kinds {
      if choice < kind.weight { return kind.make(&generator) }
      choice -= kind.weight
    }
    return .rest(renewsScreens: false)
  }

  /// The kinds of steps, and how often each occurs.
  private static let kinds: [Kind] = [
    Kind("item", 14) { .clickItem($0.fraction) },
    Kind("keys", 8) { .openWithKeys(moves: $0.moves) },
    Kind("button", 5) { .clickButton($0.fraction) },
    Kind("point", 4) { .clickPoint(across: 0.05 + 0.9 * $0.fraction, down: 0.2 + 0.75 * $0.fraction) },
    Kind("tab", 8) { .selectTab(1 + $0.below(5)) },
    Kind("open", 8) { .open(address: $0.pick(SoakVocabulary.addresses)) },
    Kind("back", 10) { .press($0.pick(["Alt+Left", "Alt+Left", "Alt+Right", "Escape"])) },
    Kind("scroll", 12) { .scroll(view: $0.fraction, notches: $0.pick([1, 2, 4, 8, -2, -6])) },
    Kind("jump", 6) { .press($0.pick(["End", "Home", "Page_Down", "Page_Up"])) },
    Kind("segment", 4) { .press($0.pick(["Ctrl+Page_Down", "Ctrl+Page_Up"])) },
    Kind("focus", 3) { .press($0.pick(["F6", "Shift+F6", "Tab", "Shift+Tab"])) },
    Kind("refresh", 2) { .press($0.pick(["Ctrl+r", "F5"])) },
    Kind("rate", 6) { .rate(stars: 1 + $0.below(10)) },
    Kind("watch", 3) { _ in .press("Ctrl+m") },
    Kind("list", 3) { .toggleList($0.below(3)) },
    Kind("undo", 5) { .press($0.pick(["Ctrl+z", "Ctrl+z", "Ctrl+Shift+z"])) },
    Kind("search", 6) { .search($0.pick(SoakVocabulary.searches)) },
    Kind("menu", 3) { _ in .openMainMenu },
    Kind("context-menu", 4) { _ in .openContextMenu },
    Kind("preferences", 1) { _ in .openPreferences },
    Kind("download", 1) { _ in .download },
    Kind("profile", 2) { .switchProfile($0.fraction) },
    Kind("guest", 1) { _ in .browseAsGuest },
    Kind("size", 5) { $0.pick(SoakVocabulary.sizes) },
    Kind("text", 2) { .setTextScale($0.pick([1, 1, 1.25, 1.5, 2])) },
    Kind("appearance", 2) { .setAppearance($0.pick(["Light", "Dark"])) },
    Kind("network", 2) { _ in .cutNetwork },
    Kind("fault", 4) { .addFault($0.pick(SoakVocabulary.faults)) },
    Kind("recovery", 2) { _ in .removeFaults },
  ]

  /// The names of all kinds of steps.
  static let kindNames = kinds.map(\.name)
}

/// A kind of step.
private struct Kind: Sendable {
  let name: String
  let weight: Int
  let make: @Sendable (inout SplitMix64) -> SoakStep

  init(_ name: String, _ weight: Int, _ make: @escaping @Sendable (inout SplitMix64) -> SoakStep) {
    (self.name, self.weight, self.make) = (name, weight, make)
  }
}

extension SplitMix64 {
  /// A number from 0 to 1 with two decimals, so that a printed step is complete.
  fileprivate var fraction: Double { mutating get { Double(below(101)) / 100 } }

  fileprivate var moves: [String] {
    mutating get {
      var moves: [String] = []
      for _ in 0...below(4) { moves.append(pick(["Down", "Down", "Right", "Tab"])) }
      return moves
    }
  }
}
