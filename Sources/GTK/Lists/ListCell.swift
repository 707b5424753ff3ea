/// What fills a row: a view that is made once and shows one value after another.
///
/// Everything a row shows comes from the value it is bound to; a cell keeps nothing from one value to the next.
public protocol ListCell<Item>: AnyObject {
  associatedtype Item

  /// The row's widget; the same for the cell's whole life.
  var widget: Widget { get }

  /// Shows a value.
  func bind(_ item: Item)

  /// Lets go of the value: the row has scrolled away, or is about to show another.
  func unbind()

  /// What a screen reader says for the row as a whole.
  func accessibleLabel(for item: Item) -> String

  /// What a screen reader may say after that.
  func accessibleDescription(for item: Item) -> String?

  /// Whether a screen reader says that the row is ticked, or that it is not; `nil` for rows that cannot be.
  func isChecked(for item: Item) -> Bool?
}

extension ListCell {
  /// `nil`: the label says it all.
  public func accessibleDescription(for item: Item) -> String? { nil }

  /// `nil`: it cannot be ticked.
  public func isChecked(for item: Item) -> Bool? { nil }
}
