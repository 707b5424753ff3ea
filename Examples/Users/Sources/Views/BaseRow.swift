import GTK

/// The base class of rows: a view that a list reuses for one item after another.
class BaseRow<Item>: BaseView, ListCell {
  init() { super.init(.horizontal, spacing: 12) }

  override func setUp() {
    super.setUp()
    widget.setMargins(top: 9, bottom: 9, start: 12, end: 12)
    // A screen reader reads the row's label instead of its parts.
    widget.setAccessibleHidden(true)
  }

  /// Shows an item. Subclasses override it.
  func bind(_ item: Item) {}

  func unbind() {}

  /// Returns the accessible label of the row. Subclasses override it.
  func accessibleLabel(for item: Item) -> String { "" }

  func isChecked(for item: Item) -> Bool? { nil }
}
