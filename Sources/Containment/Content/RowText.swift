import GTK

/// The text of a row: in as much room as three lines take, whatever it says, or in as many of them as it needs.
///
/// The first is laid out only when it is drawn, and makes rows of a long list cheap and alike; the second is for rows of which few
/// have a text.
final class RowText {
  let widget: Widget
  private let show: (String) -> Void

  init(fits: Bool) {
    if fits {
      let label = Label(wrapping: "")
      label.maximumLines = lines
      (widget, show) = (label, { label.text = $0 })
    } else {
      let inscription = Inscription(lines: lines)
      inscription.addStyle("lines")
      (widget, show) = (inscription, { inscription.text = $0 })
    }
  }

  /// Shows a text; an empty one takes no room.
  func show(_ text: String) {
    show(text)
    widget.isVisible = !text.isEmpty
  }
}

private let lines = 3
