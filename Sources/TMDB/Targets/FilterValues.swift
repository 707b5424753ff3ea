/// Several values of which a title must have all, or any one.
public enum Choice<Value: CustomStringConvertible & Hashable & Sendable>: Hashable, Sendable {
  /// Every one of them.
  case all([Value])
  /// At least one of them.
  case any([Value])

  var parameter: String? {
    switch self {
    case .all(let values): values.isEmpty ? nil : values.map(\.description).joined(separator: ",")
    case .any(let values): values.isEmpty ? nil : values.map(\.description).joined(separator: "|")
    }
  }
}

extension Choice: ExpressibleByArrayLiteral {
  /// A plain list means all of them.
  public init(arrayLiteral elements: Value...) {
    self = .all(elements)
  }
}

/// A stretch with one end, both or none; the ends are included.
public struct Bounds<Value: CustomStringConvertible & Hashable & Sendable>: Hashable, Sendable {
  /// The least; `nil` for no bound.
  public var lower: Value?
  /// The most; `nil` for no bound.
  public var upper: Value?

  /// Names the ends.
  public init(from lower: Value? = nil, to upper: Value? = nil) {
    self.lower = lower
    self.upper = upper
  }
}

/// The order of a list.
public enum SortDirection: String, Hashable, Sendable, CaseIterable {
  /// Least first.
  case ascending = "asc"
  /// Most first.
  case descending = "desc"
}

/// How a title can be seen.
public enum Monetization: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case subscription = "flatrate"
  case free
  case ads
  case rent
  case buy

  public var description: String { rawValue }
}

extension [String: String] {
  mutating func set<Part>(_ name: String, _ choice: Choice<Part>?) {
    self[name] = choice?.parameter
  }

  mutating func set<Part>(_ name: String, _ bounds: Bounds<Part>) {
    self[name + ".gte"] = bounds.lower?.description
    self[name + ".lte"] = bounds.upper?.description
  }

  mutating func set<Part: CustomStringConvertible>(_ name: String, _ value: Part?) {
    self[name] = value?.description
  }
}
