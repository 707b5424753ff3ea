import GTK

/// The strip of linked buttons by which a segment is chosen; it scrolls sideways where they do not fit.
final class SegmentBar {
  let widget: ScrolledWindow
  var onSelect: (Int) -> Void = { _ in }

  private let row = Box(.horizontal)
  private var buttons: [ToggleButton] = []
  private var isUpdating = false

  init() {
    row.addStyle("linked", "segments")
    row.horizontalAlignment = .center
    row.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    widget = ScrolledWindow(row, horizontal: .external, vertical: .never)
    widget.addStyle("segment-bar")
  }

  func show(titles: [String], selected: Int) {
    buttons.forEach(row.remove)
    buttons = titles.enumerated().map { makeButton($1, at: $0) }
    buttons.forEach(row.append)
    for button in buttons.dropFirst() { button.join(group: buttons[0]) }
    widget.isVisible = buttons.count > 1
    select(selected)
  }

  func setTitle(_ title: String, at index: Int) {
    if buttons.indices.contains(index) { buttons[index].label = title }
  }

  func select(_ index: Int) {
    guard buttons.indices.contains(index) else { return }
    isUpdating = true
    buttons[index].isActive = true
    isUpdating = false
  }

  private func makeButton(_ title: String, at index: Int) -> ToggleButton {
    let button = ToggleButton(toggle: title)
    button.onToggle { [weak self, weak button] in
      guard let self, let button, button.isActive, !isUpdating else { return }
      onSelect(index)
    }
    return button
  }
}
