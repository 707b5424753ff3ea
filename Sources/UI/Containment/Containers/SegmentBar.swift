import GTK

/// A row of linked toggle buttons that select a segment. It scrolls horizontally if the buttons don't fit.
public final class SegmentBar {
  /// The widget to add above the content.
  public let widget: ScrolledWindow
  /// Called with the index of the segment that the user selects.
  public var onSelect: (Int) -> Void = { _ in }

  private let row = Box(.horizontal)
  private var buttons: [ToggleButton] = []
  private var isUpdating = false

  public init() {
    row.addStyle("linked", "segments")
    row.horizontalAlignment = .center
    row.setAccessibleRole(.tabList)
    row.setMargins(margin)
    widget = ScrolledWindow(row, horizontal: .external, vertical: .never)
    widget.addStyle("segment-bar")
    // The segments and the rows below take the focus; the scrolled window itself isn't a useful stop.
    widget.isFocusable = false
    // The row gets its new size before its segments are laid out.
    widget.horizontalAdjustment.onResize { [weak self] in Task { self?.revealSelected() } }
  }

  /// Sets the accessible name of the row of segments.
  public func setName(_ name: String) { row.accessibleLabel = name }

  /// Moves the keyboard focus to the selected segment.
  @discardableResult
  public func focus() -> Bool { buttons.first(where: \.isActive)?.focus() ?? false }

  /// Shows segments with these titles and selects one. The bar is hidden if there are fewer than two.
  public func show(titles: [String], selected: Int) {
    buttons.forEach(row.remove)
    buttons = titles.enumerated().map { makeButton($1, at: $0) }
    buttons.forEach(row.append)
    for button in buttons.dropFirst() { button.join(group: buttons[0]) }
    widget.isVisible = buttons.count > 1
    select(selected)
  }

  /// Changes the title of a segment. An index out of range has no effect.
  public func setTitle(_ title: String, at index: Int) {
    if buttons.indices.contains(index) { buttons[index].label = title }
  }

  /// Selects a segment without calling ``onSelect``. An index out of range has no effect.
  public func select(_ index: Int) {
    guard buttons.indices.contains(index) else { return }
    isUpdating = true
    buttons[index].isActive = true
    isUpdating = false
    reveal(index)
  }

  private func revealSelected() {
    if let index = buttons.firstIndex(where: \.isActive) { reveal(index) }
  }

  /// Scrolls until the segment is fully visible.
  private func reveal(_ index: Int) {
    guard buttons.indices.contains(index), let bounds = buttons[index].bounds(in: row) else { return }
    widget.horizontalAdjustment.reveal(bounds.x - Double(margin), to: bounds.x + bounds.width + Double(margin))
  }

  private func makeButton(_ title: String, at index: Int) -> ToggleButton {
    let button = ToggleButton(toggle: title)
    button.setAccessibleRole(.tab)
    button.setAccessibleSelected(false)
    button.onToggle { [weak self, weak button] in
      guard let self, let button else { return }
      button.setAccessibleSelected(button.isActive)
      if button.isActive, !isUpdating { onSelect(index) }
    }
    return button
  }
}

/// The margin around the row, in application pixels.
private let margin = 6
