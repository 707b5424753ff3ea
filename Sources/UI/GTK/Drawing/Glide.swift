import CAdwaita

extension Adjustment {
  /// Scrolls to a ``position`` with a short animation, or immediately if the desktop has turned animations off. It
  /// stops an animation already in progress.
  ///
  /// - Parameters:
  ///   - position: The target position, clamped to the scrollable range.
  ///   - widget: The scrolled widget. The animation plays only while it is on screen.
  public func glide(to position: Double, in widget: Widget) {
    (widget.retained(for: glideKey) as? Animation)?.stop()
    let bounded = max(0, min(position, upper - pageSize))
    let target = isMirrored ? upper - pageSize - bounded : bounded
    widget.retain(
      Animation(of: widget, from: value, to: target, milliseconds: 250) { [self] in value = $0 }, for: glideKey)
  }
}

private let glideKey = "matinee-glide"
