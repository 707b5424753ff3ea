import TitleIdentity
import TitleIndex

/// The amount of local content that can be searched.
public struct SearchableContent: Hashable, Sendable {
  /// The number of titles in the index, for each kind that has an index.
  public var indexed: [MediaKind: Int]
  /// The number of cached titles and those in the library.
  public var cached: Int

  public init(indexed: [MediaKind: Int] = [:], cached: Int = 0) {
    self.indexed = indexed
    self.cached = cached
  }
}
