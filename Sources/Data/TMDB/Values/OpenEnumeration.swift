/// An enumeration of strings that also preserves unknown values, because TMDB adds values without notice.
public protocol OpenEnumeration: RawRepresentable, Hashable, Sendable, Decodable, CustomStringConvertible
where RawValue == String {
  /// Creates a value from any string.
  init(rawValue: String)
}

extension OpenEnumeration {
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }

  public var description: String { rawValue }
}

/// An enumeration of integers that also preserves unknown values.
public protocol OpenNumber: RawRepresentable, Hashable, Sendable, Decodable where RawValue == Int {
  /// Creates a value from any integer.
  init(rawValue: Int)
}

extension OpenNumber {
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(Int.self))
  }
}
