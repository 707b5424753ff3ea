import CAdwaita

/// An animated number that moves from one value to another in a given time, driven by the frame clock. It decelerates
/// towards its end.
///
/// If the desktop has turned animations off, or while the widget isn't on screen, the animation skips to its end. It
/// retains its widget while it plays.
///
/// Source: [AdwTimedAnimation](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.TimedAnimation.html).
public final class Animation {
  private let animation: Object

  /// Starts an animation immediately.
  ///
  /// - Parameters:
  ///   - widget: The widget to animate.
  ///   - start: The first value.
  ///   - end: The last value.
  ///   - milliseconds: The duration.
  ///   - onValue: A closure that is called with each value; the last one is `end`.
  ///   - onEnd: A closure that is called once the animation reaches `end`, but not after ``stop()``.
  public init(
    of widget: Widget, from start: Double, to end: Double, milliseconds: Int, onValue: @escaping (Double) -> Void,
    onEnd: @escaping () -> Void = {}
  ) {
    let box = CallbackBox<(Double) -> Void>(onValue)
    let target = adw_callback_animation_target_new(
      { value, data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated { CallbackBox<(Double) -> Void>.from(data)?.call(value) }
      }, box.retained(), releaseCallback)
    animation = Object(
      adopting: UnsafeMutableRawPointer(
        Widget.required(adw_timed_animation_new(widget.widget, start, end, guint(milliseconds), target))))
    animation.connect("done", onEnd)
    adw_animation_play(animation.cast())
  }

  /// Stops the animation permanently at its current value.
  public func stop() { adw_animation_pause(animation.cast()) }
}
