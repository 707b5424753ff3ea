import CAdwaita

/// The space for a visible toast.
///
/// The scroll areas below the toast end above it, so that their last rows and the focused control can be reached. The
/// toast appears at the bottom of the lowest scroll area, and not over the controls below.
final class ToastClearance {
  private let toast: Widget
  private let content: Widget
  private let layout: ToastLayout
  private var isActive = false
  private var isUpdatePending = false
  /// The children of scroll areas with additional space below them.
  private var reserved: [Reservation] = []

  private struct Reservation {
    let child: Widget
    let originalMargin: Int
  }

  fileprivate struct ScrollArea {
    let child: Widget
    let bounds: Rectangle
  }

  init(below toast: Widget, over content: Widget, _ layout: ToastLayout) {
    self.toast = toast
    self.content = content
    self.layout = layout
  }

  /// Makes space for the toast, and keeps the focused control visible.
  func begin() {
    isActive = true
    update()
    content.window?.afterNextFrame { [weak self] in self?.showFocusedWidget() }
  }

  /// Returns the space to the scroll areas.
  func end() {
    isActive = false
    restore(except: [])
  }

  /// Updates the space after the current layout pass, because the size or the page may have changed.
  func contentDidLayOut() {
    guard isActive, !isUpdatePending, let window = content.window else { return }
    isUpdatePending = true
    window.afterNextFrame { [weak self] in
      self?.isUpdatePending = false
      self?.update()
    }
  }
}

extension ToastClearance {
  private func update() {
    let (width, height) = content.size
    guard isActive, width > 0, height > 0 else { return }
    let areas = scrollAreas(in: content)
    let lowest = areas.map { Int($0.bounds.y + $0.bounds.height) }.max() ?? height
    // A scroll area in the upper half has little to do with the bottom of the window.
    let bottom = lowest > height / 2 ? max(height - lowest, 0) : 0
    if bottom != layout.bottom {
      layout.bottom = bottom
      gtk_widget_get_parent(content.widget).map(gtk_widget_queue_allocate)
    }
    let frame = layout.frame(of: toast, width: width, height: height)
    let covered = areas.filter { $0.isCovered(by: frame) }
    restore(except: covered.map(\.child))
    for area in covered { reserve(Int((area.bounds.y + area.bounds.height).rounded(.up)) - frame.y, below: area.child) }
  }

  private func reserve(_ height: Int, below child: Widget) {
    var reservation = reserved.first { $0.child.pointer == child.pointer }
    if reservation == nil {
      reservation = Reservation(child: child, originalMargin: Int(gtk_widget_get_margin_bottom(child.widget)))
      reservation.map { reserved.append($0) }
    }
    setMargin((reservation?.originalMargin ?? 0) + height, below: child)
  }

  private func setMargin(_ margin: Int, below child: Widget) {
    guard Int(gtk_widget_get_margin_bottom(child.widget)) != margin else { return }
    let adjustment = child.parentWidget.map { ScrolledWindow(retaining: $0.pointer).verticalAdjustment }
    let position = adjustment?.value
    gtk_widget_set_margin_bottom(child.widget, gint(clamping: margin))
    // A list whose height changes scrolls towards its focused row.
    content.window?.afterNextFrame { if let position { adjustment?.value = position } }
  }

  private func restore(except children: [Widget]) {
    reserved.removeAll { reservation in
      guard !children.contains(where: { $0.pointer == reservation.child.pointer }) else { return false }
      setMargin(reservation.originalMargin, below: reservation.child)
      return true
    }
  }

  /// Returns the mapped scroll areas that aren't inside others.
  private func scrollAreas(in part: Widget) -> [ScrollArea] {
    guard part.isMapped, !part.isKind(of: gtk_popover_get_type()) else { return [] }
    guard part.isKind(of: gtk_scrolled_window_get_type()) else { return part.childWidgets.flatMap(scrollAreas) }
    let child = part.childWidgets.first { !$0.isKind(of: gtk_scrollbar_get_type()) }
    guard part.scrollsVertically, let child, let bounds = part.bounds(in: content) else { return [] }
    return [ScrollArea(child: child, bounds: bounds)]
  }

  /// Scrolls the focused widget up if the toast would cover it. One that was out of view stays there.
  private func showFocusedWidget() {
    guard isActive, let focused = content.window?.focusedWidget,
      let reservation = reserved.first(where: { focused.isDescendant(of: $0.child) }),
      let bounds = focused.bounds(in: reservation.child)
    else { return }
    let space = Int(gtk_widget_get_margin_bottom(reservation.child.widget)) - reservation.originalMargin
    let height = Double(reservation.child.size.height + space)
    if bounds.y + bounds.height > 0, bounds.y < height { focused.scrollIntoView() }
  }
}

extension ToastClearance.ScrollArea {
  /// Whether a toast covers its lower end, and there is enough space above the toast.
  fileprivate func isCovered(by frame: Frame) -> Bool {
    let (bottom, end) = (bounds.y + bounds.height, bounds.x + bounds.width)
    return bottom > Double(frame.y) && bounds.y + Double(frame.height) < Double(frame.y)
      && bounds.x < Double(frame.x + frame.width) && end > Double(frame.x)
  }
}

extension Widget {
  fileprivate var scrollsVertically: Bool {
    var (horizontal, vertical) = (GTK_POLICY_NEVER, GTK_POLICY_NEVER)
    gtk_scrolled_window_get_policy(opaque, &horizontal, &vertical)
    return vertical != GTK_POLICY_NEVER
  }
}
