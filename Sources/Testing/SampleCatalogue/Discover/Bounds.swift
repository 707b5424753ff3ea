/// An inclusive range whose bounds are optional.
struct Bounds<Value: Comparable & Sendable>: Sendable {
  let minimum: Value?
  let maximum: Value?

  func contains(_ value: Value?) -> Bool {
    if minimum == nil, maximum == nil { return true }
    guard let value else { return false }
    return (minimum.map { value >= $0 } ?? true) && (maximum.map { value <= $0 } ?? true)
  }
}

extension Parameters {
  /// Returns `name.gte` and `name.lte` as numbers.
  func numbers(_ name: String) throws(ErrorResponse) -> Bounds<Double> {
    Bounds(minimum: try double(name + ".gte"), maximum: try double(name + ".lte"))
  }

  /// Returns `name.gte` and `name.lte` as days.
  func days(_ name: String) throws(ErrorResponse) -> Bounds<String> {
    Bounds(minimum: try day(name + ".gte"), maximum: try day(name + ".lte"))
  }
}
