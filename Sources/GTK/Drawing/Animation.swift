import CAdwaita

/// A number that goes from one value to another within a time, drawn along by the frame clock: fast at first, then slower.
///
/// Where the desktop wants no movement, and while its widget is not on screen, it is at its end at once. It holds its widget
/// for as long as it plays.
///
/// Source: [AdwTimedAnimation](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1.2/class.TimedAnimation.html).
public final class Animation {
  private let animation: Object

  /// Starts at once.
  ///
  /// - Parameters:
  ///   - widget: what moves.
  ///   - milliseconds: how long it takes.
  ///   - onValue: called with each value, the last of which is `end`.
  ///   - onEnd: called once `end` has been reached; not after ``stop()``.
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

  /// Ends it where it is, for good.
  public func stop() { adw_animation_pause(animation.cast()) }
}
