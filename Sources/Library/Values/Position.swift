/// Where between others something goes.
extension Position {
  /// The end, for what an event adds: above all that was added before.
  init(_ id: EventID) { self.init(rawValue: id.description) }

  /// Between two, of which either may be missing; below the events to come where nothing follows.
  init(after lower: Position?, before upper: Position?) {
    let low = Array((lower?.rawValue ?? "").utf8).map(Self.value)
    let high = upper.map { Array($0.rawValue.utf8).map(Self.value) }
    self.init(rawValue: String(decoding: Self.between(low, high).map { Self.alphabet[$0] }, as: UTF8.self))
  }

  /// Digits, as of a fraction, between two others.
  private static func between(_ low: [Int], _ high: [Int]?) -> [Int] {
    // Nothing follows: just after the last, as what is added later begins with greater digits.
    guard let high else { return low + [middle] }
    var digits: [Int] = []
    var place = 0
    while true {
      let bottom = place < low.count ? low[place] : 0
      // As long as all digits are the upper one's, they bound the next.
      let isBound = digits.elementsEqual(high.prefix(place))
      // There is no room: the upper one is the lower one and zeros.
      if isBound, place >= high.count { return low + [middle] }
      let top = isBound ? high[place] : alphabet.count
      if top - bottom > 1 { return digits + [bottom + (top - bottom) / 2] }
      digits.append(bottom)
      place += 1
    }
  }

  private static func value(_ byte: UInt8) -> Int { alphabet.firstIndex(of: byte) ?? 0 }

  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
  private static let middle = alphabet.count / 2
}
