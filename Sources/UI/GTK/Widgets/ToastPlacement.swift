import CAdwaita

/// The place of a toast: at the bottom of the lowest scroll area, or, if the toast would cover there what the user has
/// just used, below the header. The content never moves.
final class ToastPlacement {
  private let toast: Widget
  private let content: Widget
  private let layout: ToastLayout
  private var isActive = false
  private var isUpdatePending = false

  init(of toast: Widget, over content: Widget, _ layout: ToastLayout) {
    self.toast = toast
    self.content = content
    self.layout = layout
  }

  /// Chooses the edge for a message that is about to appear.
  func begin() {
    isActive = true
    updateInsets()
    let (width, height) = content.size
    let used = [pointer, focus].compactMap(\.self)
    let covers = { [layout, toast] in
      let frame = layout.frame(of: toast, width: width, height: height)
      return used.contains { $0.intersects(frame) }
    }
    layout.edge = .bottom
    guard covers() else { return }
    layout.edge = .top
    if covers() { layout.edge = .bottom }
  }

  func end() { isActive = false }

  /// Updates the place after the current layout pass, because the size or the page may have changed.
  func contentDidLayOut() {
    guard isActive, !isUpdatePending, let window = content.window else { return }
    isUpdatePending = true
    window.afterNextFrame { [weak self] in
      self?.isUpdatePending = false
      self?.updateInsets()
    }
  }

  /// Keeps the toast off the header, and off the controls below the lowest scroll area.
  private func updateInsets() {
    let height = Double(content.size.height)
    guard isActive, height > 0 else { return }
    let parts = fixedParts(in: content)
    let top = parts.filter(\.isHeader).map { $0.bounds.y + $0.bounds.height }.max() ?? 0
    let bottom = parts.filter { !$0.isHeader }.map { $0.bounds.y + $0.bounds.height }.max() ?? height
    // A header or scroll area in the other half has little to do with the edge.
    let insets = (top: top < height / 2 ? Int(top) : 0, bottom: bottom > height / 2 ? max(Int(height - bottom), 0) : 0)
    guard insets != layout.insets else { return }
    layout.insets = insets
    gtk_widget_get_parent(content.widget).map(gtk_widget_queue_allocate)
  }

  /// Returns the visible headers and scroll areas that aren't inside others.
  private func fixedParts(in part: Widget) -> [(isHeader: Bool, bounds: Rectangle)] {
    guard part.isMapped, !part.isKind(of: gtk_popover_get_type()) else { return [] }
    let isHeader = part.isKind(of: adw_header_bar_get_type())
    guard isHeader || part.isKind(of: gtk_scrolled_window_get_type()) else {
      return part.childWidgets.flatMap(fixedParts)
    }
    guard isHeader || part.scrollsVertically, let bounds = part.bounds(in: content) else { return [] }
    return [(isHeader, bounds)]
  }

  private var focus: Rectangle? { content.window?.focusedWidget?.bounds(in: content) }

  /// The surroundings of the pointer; `nil` if it's elsewhere.
  private var pointer: Rectangle? {
    guard let position = content.pointerPosition else { return nil }
    return Rectangle(x: position.x - reach, y: position.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

extension Rectangle {
  fileprivate func intersects(_ frame: Frame) -> Bool {
    x < Double(frame.x + frame.width) && x + width > Double(frame.x) && y < Double(frame.y + frame.height)
      && y + height > Double(frame.y)
  }
}

extension Widget {
  fileprivate var scrollsVertically: Bool {
    var (horizontal, vertical) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
    gtk_scrolled_window_get_policy(opaque, &horizontal, &vertical)
    return vertical != GTK_POLICY_NEVER
  }
}

/// The distance from the pointer that a control which was clicked may reach, in application pixels.
private let reach = 24.0
