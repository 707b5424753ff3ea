import TitleIndex

/// How much there is on this device to be searched.
public struct SearchHoldings: Hashable, Sendable {
  /// How many titles the index has of each kind that there is an index of.
  public var indexed: [TitleKind: Int]
  /// How many titles were seen, and are saved.
  public var saved: Int

  public init(indexed: [TitleKind: Int] = [:], saved: Int = 0) {
    self.indexed = indexed
    self.saved = saved
  }
}
