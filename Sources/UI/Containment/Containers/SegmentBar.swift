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
  private let isSingleStop: Bool
  private let hasPageMargins: Bool

  /// The width of all segments and their margins, in application pixels.
  var naturalWidth: Int { row.measuredWidth().natural }

  /// - Parameters:
  ///   - hasPageMargins: Whether the segments start where the content of the window does.
  ///   - isSingleStop: Whether Tab reaches only the selected segment. The arrow keys, Home and End then select another
  ///     one. For bars with many segments.
  public init(hasPageMargins: Bool = false, isSingleStop: Bool = false) {
    self.isSingleStop = isSingleStop
    self.hasPageMargins = hasPageMargins
    row.addStyle("linked", "segments")
    row.horizontalAlignment = .start
    row.setAccessibleRole(.tabList)
    row.setMargins(top: margin, bottom: margin)
    if hasPageMargins { row.addPageMargins() }
    widget = ScrolledWindow(row, horizontal: .external, vertical: .never)
    widget.addStyle("segment-bar")
    // The segments and the rows below take the focus; the scrolled window itself isn't a useful stop.
    widget.isFocusable = false
    // The row gets its new size before its segments are laid out.
    widget.horizontalAdjustment.onResize { [weak self] in Task { self?.revealSelected() } }
    guard isSingleStop else { return }
    addKeys()
    // The bar is a part of a page, which the wheel scrolls.
    widget.takesSidewaysScrollOnly()
  }

  /// Sets the accessible name of the row of segments.
  public func setName(_ name: String) { row.accessibleLabel = name }

  /// The button of the selected segment; `nil` while the bar is hidden.
  public var selectedSegment: Widget? { widget.isVisible ? buttons.first(where: \.isActive) : nil }

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

  /// Changes the accessible name of a segment whose title is too short to be understood. An index out of range has no
  /// effect.
  public func setAccessibleName(_ name: String, at index: Int) {
    if buttons.indices.contains(index) { buttons[index].accessibleLabel = name }
  }

  /// Sets the item that the context menu of a segment is about. An index out of range has no effect.
  public func setItem(_ item: Any, at index: Int) {
    if buttons.indices.contains(index) { buttons[index].shownItem = item }
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
    let space = Double(hasPageMargins ? PageMetrics.margin(width: widget.size.width) : margin)
    widget.horizontalAdjustment.reveal(bounds.x - space, to: bounds.x + bounds.width + space)
  }

  private func makeButton(_ title: String, at index: Int) -> ToggleButton {
    let button = ToggleButton(toggle: title)
    button.setAccessibleRole(.tab)
    button.setAccessibleSelected(false)
    button.isFocusable = !isSingleStop
    button.onToggle { [weak self, weak button] in
      guard let self, let button else { return }
      button.setAccessibleSelected(button.isActive)
      if isSingleStop { updateFocus(of: button) }
      if button.isActive, !isUpdating { onSelect(index) }
    }
    return button
  }
}

extension SegmentBar {
  private func addKeys() {
    let forward = TextDirection.current == .rightToLeft ? -1 : 1
    addKey("Right") { $0 + forward }
    addKey("Left") { $0 - forward }
    addKey("Home") { _ in 0 }
    addKey("End") { [weak self] _ in (self?.buttons.count ?? 0) - 1 }
  }

  private func addKey(_ key: String, _ target: @escaping (Int) -> Int) {
    row.addShortcut(key, isLocal: true) { [weak self] in
      guard let self, let old = buttons.firstIndex(where: \.isActive) else { return false }
      let index = max(0, min(target(old), buttons.count - 1))
      if index != old { buttons[index].isActive = true }
      return true
    }
  }

  /// Makes only the selected segment focusable. The focus follows the selection.
  private func updateFocus(of button: ToggleButton) {
    let hadFocus = row.containsFocus
    button.isFocusable = button.isActive
    if button.isActive, hadFocus { button.focus() }
  }
}

/// The margin above and below the row, in application pixels.
private let margin = 6
