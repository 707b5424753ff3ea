/// Parsers of the parts of an address.
package nonisolated enum Address {
  /// Returns the positive number after a prefix.
  static func number(_ address: String, after prefix: String) -> Int? {
    guard address.hasPrefix(prefix), let number = Int(address.dropFirst(prefix.count)), number > 0 else { return nil }
    return number
  }

  /// Returns the part after a prefix if it is valid as an id of the library.
  package static func identifier(_ address: String, after prefix: String) -> String? {
    let name = address.dropFirst(prefix.count)
    guard address.hasPrefix(prefix), (1...256).contains(name.utf8.count),
      name.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    return String(name)
  }
}

extension Destination {
  /// Creates the permanent destination with an address.
  package nonisolated init?(permanentAddress address: String) {
    guard let destination = Self.permanent.first(where: { $0.address == address }) else { return nil }
    self = destination
  }
}
