import CAdwaita

extension Widget {
  /// The first child that is fully visible, unless the last focused child is visible, too.
  var visibleChildToFocus: Widget? {
    let visible = childWidgets.filter(isFullyVisible)
    let last = gtk_widget_get_focus_child(widget).map { Widget(retaining: $0).pointer }
    guard !visible.contains(where: { $0.pointer == last }) else { return nil }
    func position(_ child: Widget) -> (Double, Double) {
      child.bounds(in: self).map { ($0.y, $0.x) } ?? (0, 0)
    }
    return visible.min { position($0) < position($1) }
  }

  private func isFullyVisible(_ child: Widget) -> Bool {
    guard child.isMapped, let bounds = child.bounds(in: self), bounds.height > 0 else { return false }
    return bounds.y >= 0 && bounds.y + bounds.height <= Double(size.height)
  }
}
