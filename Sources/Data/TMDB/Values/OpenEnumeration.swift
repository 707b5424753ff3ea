/// A string with named known values that preserves unknown ones, because TMDB adds values without notice.
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

/// An integer with named known values that preserves unknown ones.
public protocol OpenNumber: RawRepresentable, Hashable, Sendable, Decodable where RawValue == Int {
  /// Creates a value from any integer.
  init(rawValue: Int)
}

extension OpenNumber {
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(Int.self))
  }
}
