import SyntheticExports

/// The random numbers of a drawing, always the same for its seed.
struct ArtworkRandom {
  private var generator: SplitMix64

  /// Starts a stream. Streams with the same seed and different names are independent.
  init(seed: Int, stream: UInt64 = 0) {
    generator = SplitMix64(
      seed: UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 ^ stream &* 0xD1B5_4A32_D192_ED03)
    _ = next()
  }

  mutating func next() -> UInt64 { generator.next() }

  /// Returns a number in `0..<1`.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.count)) }

  mutating func chance(_ probability: Double = 0.5) -> Bool { unit() < probability }

  /// Returns one of the choices, which must not be empty.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[whole(0...choices.count - 1)] }
}
