import GTK

/// A shelf or grid cell that contains any view.
final class ConfigurableCell<View: Configurable>: ListCell {
  let widget: Widget
  private let view: View

  init(_ view: View) {
    self.view = view
    widget = view.widget
    widget.addStyle("cell-content")
    // The cell has one label for all of its content; otherwise, a screen reader would read the parts as well.
    widget.setAccessibleHidden(true)
  }

  func bind(_ item: View.Value) { view.configure(with: item) }

  func unbind() { view.prepareForReuse() }

  func accessibleLabel(for item: View.Value) -> String { view.accessibleLabel(of: item) }

  func accessibleDescription(for item: View.Value) -> String? { view.accessibleDescription(of: item) }
}
