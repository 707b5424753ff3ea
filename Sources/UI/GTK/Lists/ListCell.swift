/// A reusable view that fills a row and shows one value after another.
///
/// Everything that a row shows comes from its bound value. A cell carries no state over from one value to the next.
public protocol ListCell<Item>: AnyObject {
  associatedtype Item

  /// The row's widget. It stays the same for the cell's whole life.
  var widget: Widget { get }

  /// Shows a value.
  func bind(_ item: Item)

  /// Releases the value because the row has scrolled out of view or is about to show another one.
  func unbind()

  /// Returns the accessible label of the whole row.
  func accessibleLabel(for item: Item) -> String

  /// Returns an accessible description that screen readers may speak after the label.
  func accessibleDescription(for item: Item) -> String?

  /// Returns whether the row is checked, for screen readers; `nil` for rows without a checked state.
  func isChecked(for item: Item) -> Bool?
}

extension ListCell {
  /// `nil`: the label is sufficient.
  public func accessibleDescription(for item: Item) -> String? { nil }

  /// `nil`: the row has no checked state.
  public func isChecked(for item: Item) -> Bool? { nil }
}
