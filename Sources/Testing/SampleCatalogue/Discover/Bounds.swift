/// An inclusive range whose bounds are optional.
struct Bounds<Value: Comparable & Sendable>: Sendable {
  let least: Value?
  let most: Value?

  func contains(_ value: Value?) -> Bool {
    if least == nil, most == nil { return true }
    guard let value else { return false }
    return (least.map { value >= $0 } ?? true) && (most.map { value <= $0 } ?? true)
  }
}

extension Parameters {
  /// Returns `name.gte` and `name.lte` as numbers.
  func numbers(_ name: String) throws(Refusal) -> Bounds<Double> {
    Bounds(least: try double(name + ".gte"), most: try double(name + ".lte"))
  }

  /// Returns `name.gte` and `name.lte` as days.
  func days(_ name: String) throws(Refusal) -> Bounds<String> {
    Bounds(least: try day(name + ".gte"), most: try day(name + ".lte"))
  }
}
