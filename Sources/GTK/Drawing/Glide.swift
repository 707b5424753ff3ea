import CAdwaita

extension Adjustment {
  /// Scrolls to a ``position`` in a short movement; at once where the desktop wants none. Another one that is under way
  /// ends where it is.
  ///
  /// - Parameter widget: what is scrolled; it must be on screen for there to be a movement.
  ///
  /// Source: [AdwTimedAnimation](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.TimedAnimation.html).
  public func glide(to position: Double, in widget: Widget) {
    if let last = widget.kept(for: glideKey) as? Object { adw_animation_pause(last.cast()) }
    let bounded = max(0, min(position, upper - pageSize))
    let target = isMirrored ? upper - pageSize - bounded : bounded
    let animation = adw_timed_animation_new(
      widget.widget, value, target, 250, adw_property_animation_target_new(opaque.asObject, "value"))
    let owner = Object(adopting: UnsafeMutableRawPointer(Widget.required(animation)))
    widget.keep(owner, for: glideKey)
    adw_animation_play(owner.cast())
  }
}

private let glideKey = "matinee-glide"
