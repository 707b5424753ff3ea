import GTK

/// Any view as a cell of a shelf or a grid.
final class ConfigurableCell<View: Configurable>: ListCell {
  let widget: Widget
  private let view: View

  init(_ view: View) {
    self.view = view
    widget = view.widget
    // The cell says it all in one sentence, and would be read a second time in pieces.
    widget.setAccessibleHidden(true)
  }

  func bind(_ item: View.Value) { view.configure(with: item) }

  func unbind() { view.prepareForReuse() }

  func accessibleLabel(for item: View.Value) -> String { view.accessibleLabel(of: item) }

  func accessibleDescription(for item: View.Value) -> String? { view.accessibleDescription(of: item) }
}
