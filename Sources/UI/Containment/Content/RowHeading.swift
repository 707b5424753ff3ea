import GTK

/// The heading of a section. It is part of the row of the section's first item, because GTK 4.8 has no section headers.
///
/// The pointer can't act on the row through its heading: clicks on it do nothing, and neither menus nor drags start
/// there. Give the rest of the row the style class `row-content`, so that the frames of hover and focus exclude the
/// heading.
public final class RowHeading {
  /// The heading's widget, which takes up no space without a text. It is hidden from screen readers, because the row's
  /// label or description contains the text.
  public let widget: Widget
  private let label = Label(wrapping: "", breaksWords: false, styles: "title-4")

  /// Creates a heading without a text.
  public init() {
    label.setMargins(top: 12, bottom: 3, start: 12, end: 12)
    label.isVisible = false
    // The margins of the label belong to the heading, too.
    widget = Bin(label)
    widget.addStyle(headingStyle)
    widget.absorbClicks()
    // GTK makes a hidden widget accessible again when it is shown, so hide the container of the label.
    widget.setAccessibleHidden(true)
  }

  /// Shows a text; `nil` hides the heading.
  public func show(_ text: String?) {
    label.text = text ?? ""
    label.isVisible = text != nil
  }
}

extension Widget {
  /// Whether the widget is a row's heading or a part of it.
  var isInRowHeading: Bool {
    sequence(first: self, next: \.parentWidget).contains { $0.hasStyle(headingStyle) }
  }
}

private let headingStyle = "row-heading"
