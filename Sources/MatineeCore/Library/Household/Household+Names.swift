import Library

/// What people of the household are called.
extension Household {
  /// First and last name, for a line; of somebody who was removed, what can be said.
  public func name(of id: ProfileID) -> String {
    let name = BoundedText.line(self[id]?.fields.name ?? "", most: 80)
    return name.isEmpty ? "Somebody" : name
  }
}
