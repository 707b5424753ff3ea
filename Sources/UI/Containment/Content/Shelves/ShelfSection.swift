import LoadingState

/// A shelf in a page of shelves: a title above items that scroll horizontally.
public struct ShelfSection<Item: Identifiable & Equatable>: Identifiable, Equatable {
  /// The identity, which stays the same when the content changes.
  public var id: String
  /// The title above the items.
  public var title: String
  /// The items, in order.
  public var items: [Item]
  /// The shape of the cards. The page makes views for it.
  public var shape: CardShape
  /// Whether the section has a *See All* button.
  public var hasSeeAll: Bool
  /// The placeholder while there are no items.
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
