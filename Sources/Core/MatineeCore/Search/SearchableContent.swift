import TitleIndex

/// The amount of local content that can be searched.
public struct SearchableContent: Hashable, Sendable {
  /// The number of titles in the index, for each kind that has an index.
  public var indexed: [TitleKind: Int]
  /// The number of cached titles and those on lists.
  public var saved: Int

  public init(indexed: [TitleKind: Int] = [:], saved: Int = 0) {
    self.indexed = indexed
    self.saved = saved
  }
}
