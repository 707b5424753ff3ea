/// A condition on several values: a title must match all of them, or any of them.
public enum Choice<Value: CustomStringConvertible & Hashable & Sendable>: Hashable, Sendable {
  /// All of the values.
  case all([Value])
  /// At least one of the values.
  case any([Value])

  var parameter: String? {
    switch self {
    case .all(let values): values.isEmpty ? nil : values.map(\.description).joined(separator: ",")
    case .any(let values): values.isEmpty ? nil : values.map(\.description).joined(separator: "|")
    }
  }
}

extension Choice: ExpressibleByArrayLiteral {
  /// Creates a condition that requires all of the values.
  public init(arrayLiteral elements: Value...) {
    self = .all(elements)
  }
}

/// A closed range with optional bounds.
public struct Bounds<Value: CustomStringConvertible & Hashable & Sendable>: Hashable, Sendable {
  /// The lower bound; `nil` if there is none.
  public var lower: Value?
  /// The upper bound; `nil` if there is none.
  public var upper: Value?

  /// Creates a range from its bounds.
  public init(from lower: Value? = nil, to upper: Value? = nil) {
    self.lower = lower
    self.upper = upper
  }
}

/// The direction of a sort order.
public enum SortDirection: String, Hashable, Sendable, CaseIterable {
  /// Lowest first.
  case ascending = "asc"
  /// Highest first.
  case descending = "desc"
}

/// A way of paying for a title at a watch provider.
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
