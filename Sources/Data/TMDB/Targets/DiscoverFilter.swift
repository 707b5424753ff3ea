/// A filter for one kind of title. The conditions that movies and shows share are also available directly.
@dynamicMemberLookup
public protocol DiscoverFilter: Hashable, Sendable {
  /// The sort keys.
  associatedtype Sort: RawRepresentable<String>

  /// The conditions that movies and shows share.
  var title: TitleFilter { get set }
  /// The sort key.
  var sort: Sort { get set }
  /// The sort direction.
  var direction: SortDirection { get set }
}

extension DiscoverFilter {
  /// Accesses a property of ``title``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<TitleFilter, Value>) -> Value {
    get { title[keyPath: keyPath] }
    set { title[keyPath: keyPath] = newValue }
  }

  /// The request parameters of the shared conditions and the sort order.
  var sharedParameters: [String: String] {
    title.parameters.merging(["sort_by": "\(sort.rawValue).\(direction.rawValue)"]) { $1 }
  }
}
