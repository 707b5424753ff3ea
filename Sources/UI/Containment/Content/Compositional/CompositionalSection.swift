import LoadingState

/// A section of a ``CompositionalController``: a title above items, with its own layout.
///
/// Source: [NSCollectionLayoutSection](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection).
public nonisolated struct CompositionalSection<ID: Hashable, Item: Identifiable & Equatable>: Identifiable, Equatable {
  /// The identity, which stays the same when the content changes.
  public var id: ID
  /// The title above the items. An empty title takes up no space.
  public var title: String
  /// The items, in order.
  public var items: [Item]
  /// The arrangement of the items.
  public var layout: SectionLayout
  /// Whether the section has a *See All* button.
  public var hasSeeAll: Bool
  /// The placeholder of an empty shelf, or the footer below the items of a grid or list.
  public var state: LoadMoreState

  public init(
    id: ID, title: String, items: [Item] = [], layout: SectionLayout = .shelf(.poster), hasSeeAll: Bool = false,
    state: LoadMoreState = .none
  ) {
    self.id = id
    self.title = title
    self.items = items
    self.layout = layout
    self.hasSeeAll = hasSeeAll
    self.state = state
  }
}

extension CompositionalSection: Sendable where ID: Sendable, Item: Sendable {}

/// The arrangement of a section's items.
public nonisolated enum SectionLayout: Hashable, Sendable {
  /// One row of cards that scrolls horizontally.
  case shelf(CardShape)
  /// Lines of cards, with as many columns as fit the width.
  case grid(CardShape)
  /// Rows, stacked vertically.
  case list
}
