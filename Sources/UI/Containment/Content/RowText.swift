import GTK

/// The text of a row. It takes either the space of three lines, or as many of these lines as it needs.
///
/// Text with a fixed space is laid out only when it is drawn, so rows of a long list are cheap and of equal height.
/// Text that fits is for lists in which few rows have text.
final class RowText {
  let widget: Widget
  private let show: (String) -> Void

  init(fits: Bool) {
    if fits {
      let label = Label(wrapping: "")
      label.maximumLines = lines
      label.maximumCharacters = PageMetrics.lineLength
      (widget, show) = (label, { label.text = $0 })
    } else {
      let inscription = Inscription(lines: lines, characters: PageMetrics.lineLength)
      inscription.addStyle("lines")
      (widget, show) = (inscription, { inscription.text = $0 })
    }
    widget.horizontalAlignment = .start
  }

  /// Shows a text. An empty one takes up no space.
  func show(_ text: String) {
    show(text)
    widget.isVisible = !text.isEmpty
  }
}

private let lines = 3
