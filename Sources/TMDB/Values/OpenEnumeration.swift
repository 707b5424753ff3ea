/// A text of which the known values have names, and any other is kept as it came: TMDB adds values without notice.
public protocol OpenEnumeration: RawRepresentable, Hashable, Sendable, Decodable, CustomStringConvertible
where RawValue == String {
  /// Any text is a value.
  init(rawValue: String)
}

extension OpenEnumeration {
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }

  public var description: String { rawValue }
}

/// A number of which the known values have names, and any other is kept as it came.
public protocol OpenNumber: RawRepresentable, Hashable, Sendable, Decodable where RawValue == Int {
  /// Any number is a value.
  init(rawValue: Int)
}

extension OpenNumber {
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(Int.self))
  }
}
