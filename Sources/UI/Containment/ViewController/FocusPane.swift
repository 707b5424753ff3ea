import GTK

/// A part of a screen that F6 moves the focus to, such as a header bar, a row of segments or a list. The focus returns
/// to the widget that F6 moved it away from.
public struct FocusPane {
  let widget: Widget
  private let takeFocus: () -> Bool

  /// - Parameter takeFocus: Focuses the widget or a descendant. Returns `false` if none takes the focus.
  public init(_ widget: Widget, takeFocus: @escaping () -> Bool) {
    self.widget = widget
    self.takeFocus = takeFocus
  }

  /// Creates a pane whose first widget takes the focus.
  public init(_ widget: Widget) { self.init(widget) { widget.focus() } }

  func focus() -> Bool {
    guard widget.isMapped else { return false }
    let last = widget.retained(for: lastFocusKey) as? Widget
    return last.map { $0.isDescendant(of: widget) && $0.focus() } == true || takeFocus()
  }

  /// Remembers the focused widget, to which F6 returns.
  func remember(_ focused: Widget?) {
    if let focused { widget.retain(focused, for: lastFocusKey) }
  }
}

extension ViewController {
  /// Moves the focus to the next pane that takes it. After the last pane comes the first.
  ///
  /// - Parameter step: 1 for the next pane, -1 for the previous one.
  /// - Returns: `false` if no other pane takes the focus.
  @discardableResult
  public final func focusNextPane(_ step: Int = 1) -> Bool {
    let panes = focusPanes.filter(\.widget.isMapped)
    guard !panes.isEmpty else { return false }
    let focused = panes.firstIndex { $0.widget.containsFocus }
    if let focused { panes[focused].remember(view.window?.focusedWidget) }
    let current = focused ?? (step > 0 ? -1 : panes.count)
    return (1...panes.count).contains { distance in
      let index = ((current + step * distance) % panes.count + panes.count) % panes.count
      return index != current && panes[index].focus()
    }
  }

  /// The pane of the whole view.
  final var contentPane: FocusPane {
    FocusPane(view) { [weak self] in self?.takeFocus() ?? false }
  }
}

private let lastFocusKey = "matinee-last-focus"
