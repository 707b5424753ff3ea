import Foundation

/// Numbers that look random and follow from a seed (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Above 0, and at most 1.
  mutating func unit() -> Double { Double((next() >> 11) + 1) * 0x1p-53 }

  mutating func below(_ bound: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(bound)).high) }

  mutating func chance(_ probability: Double) -> Bool { unit() <= probability }

  /// From 0 up to the bound, the low ones more often, as words are in titles (Zipf's law as Mandelbrot put it): the most
  /// frequent of 90,000 is met once in a hundred.
  mutating func zipf(_ bound: Int) -> Int {
    let shift = 10.0
    return Swift.min(Int(shift * pow((Double(bound) + shift) / shift, unit()) - shift), bound - 1)
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
