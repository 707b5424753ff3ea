/// A person with more information, such as a role. The person's properties are also available directly.
@dynamicMemberLookup
public protocol PersonEntry: Identifiable, Hashable, Sendable {
  /// The person.
  var person: Person { get set }
}

extension PersonEntry {
  /// Accesses a property of ``person``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Person, Value>) -> Value {
    get { person[keyPath: keyPath] }
    set { person[keyPath: keyPath] = newValue }
  }
}
