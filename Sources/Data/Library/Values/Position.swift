/// Creating positions.
extension Position {
  /// Creates the position of a newly added item, after all earlier ones.
  init(_ id: EventID) { self.init(rawValue: id.description) }

  /// Creates a position between two others, either of which may be missing. Without an upper bound, the position is
  /// still below those of future events.
  init(after lower: Position?, before upper: Position?) {
    let low = Array((lower?.rawValue ?? "").utf8).map(Self.value)
    let high = upper.map { Array($0.rawValue.utf8).map(Self.value) }
    self.init(rawValue: String(decoding: Self.between(low, high).map { Self.alphabet[$0] }, as: UTF8.self))
  }

  /// Returns the digits of a fraction between two others.
  private static func between(_ low: [Int], _ high: [Int]?) -> [Int] {
    // There is no upper bound. A position just after the last suffices, because later IDs begin with greater digits.
    guard let high else { return low + [middle] }
    var digits: [Int] = []
    var index = 0
    // As long as the digits so far equal those of the upper bound, the bound limits the next digit.
    var isBound = true
    while true {
      let bottom = index < low.count ? low[index] : 0
      // Nothing fits between the bounds: the upper one is the lower one followed by zeros.
      if isBound, index >= high.count { return low + [middle] }
      let top = isBound ? high[index] : alphabet.count
      if top - bottom > 1 { return digits + [bottom + (top - bottom) / 2] }
      digits.append(bottom)
      isBound = isBound && bottom == top
      index += 1
    }
  }

  private static func value(_ byte: UInt8) -> Int { alphabet.firstIndex(of: byte) ?? 0 }

  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
  private static let middle = alphabet.count / 2
}
