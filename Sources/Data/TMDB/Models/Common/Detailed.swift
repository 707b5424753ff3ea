/// A model with more fields than its summary in lists. The summary's properties are also available directly.
@dynamicMemberLookup
public protocol Detailed: Identifiable, Hashable, Sendable where ID == Summary.ID {
  /// The model of a row in a list.
  associatedtype Summary: Identifiable
  associatedtype ID = Summary.ID

  /// The summary, with the same fields as in lists.
  var summary: Summary { get set }
}

extension Detailed {
  /// The TMDB ID.
  public var id: Summary.ID { summary.id }

  /// Accesses a property of ``summary``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Summary, Value>) -> Value {
    get { summary[keyPath: keyPath] }
    set { summary[keyPath: keyPath] = newValue }
  }
}
