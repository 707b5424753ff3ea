import CAdwaita

extension Adjustment {
  /// Scrolls to a ``position`` in a short movement; at once where the desktop wants none. Another one that is under way
  /// ends where it is.
  ///
  /// - Parameter widget: what is scrolled; it must be on screen for there to be a movement.
  public func glide(to position: Double, in widget: Widget) {
    (widget.kept(for: glideKey) as? Animation)?.stop()
    let bounded = max(0, min(position, upper - pageSize))
    let target = isMirrored ? upper - pageSize - bounded : bounded
    widget.keep(
      Animation(of: widget, from: value, to: target, milliseconds: 250) { [self] in value = $0 }, for: glideKey)
  }
}

private let glideKey = "matinee-glide"
