import Library

/// What people of the household are called.
extension Household {
  /// First and last name, for a line; of somebody who was removed, or of whom nothing is known, what can be said.
  public func name(of id: ProfileID) -> String {
    let fields = self[id]?.fields
    let name = BoundedText.line(
      [fields?.firstName, fields?.lastName].compactMap(\.self).joined(separator: " "), most: 80)
    return name.isEmpty ? id == .owner ? "Owner" : "Somebody" : name
  }
}
