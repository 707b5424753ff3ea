/// A movie or show with more information, such as a person's role in it. The title's properties are also available
/// directly.
@dynamicMemberLookup
public protocol MediaEntry: Hashable, Sendable {
  /// The movie or show.
  var item: MediaItem { get }
}

extension MediaEntry {
  /// Returns a property of ``item``.
  public subscript<Value>(dynamicMember keyPath: KeyPath<MediaItem, Value>) -> Value { item[keyPath: keyPath] }
}
