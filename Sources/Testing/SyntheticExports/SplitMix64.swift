import Foundation

/// A seeded pseudorandom number generator (Steele, Lea and Flood, 2014) with the same output on every machine and in
/// every version of Swift.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

extension SplitMix64 {
  /// Returns a number greater than 0 and up to 1.
  mutating func unit() -> Double { Double((next() >> 11) + 1) * 0x1p-53 }

  package mutating func below(_ bound: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(bound)).high) }

  package mutating func chance(_ probability: Double) -> Bool { unit() <= probability }

  /// Returns a number from 0 up to, but not including, the bound. The numbers are distributed like words in
  /// titles (Zipf–Mandelbrot law): with a bound of 90,000, about one in a hundred is 0.
  mutating func zipf(_ bound: Int) -> Int {
    let shift = 10.0
    return Swift.min(Int(shift * pow((Double(bound) + shift) / shift, unit()) - shift), bound - 1)
  }

  package mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
