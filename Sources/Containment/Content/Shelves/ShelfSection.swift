import LoadingState

/// One shelf of a page of shelves: a title above items that scroll sideways.
public struct ShelfSection<Item: Identifiable & Equatable>: Identifiable, Equatable {
  /// What it is known by while its content changes.
  public var id: String
  /// What stands above the items.
  public var title: String
  /// What scrolls sideways, in order.
  public var items: [Item]
  /// What its cards look like. The page makes the view for it.
  public var shape: CardShape
  /// Whether there is a button that leads to all of them.
  public var hasSeeAll: Bool
  /// What stands in place of the items while there are none.
  public var state: ListFooter

  public init(
    id: String, title: String, items: [Item] = [], shape: CardShape = .poster, hasSeeAll: Bool = false,
    state: ListFooter = .none
  ) {
    self.id = id
    self.title = title
    self.items = items
    self.shape = shape
    self.hasSeeAll = hasSeeAll
    self.state = state
  }
}
