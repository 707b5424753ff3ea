import CAdwaita

/// A single call in the future, on GTK's thread; for what belongs to the screen, such as a spinner that comes late.
///
/// Dropping the value cancels it, so that nothing fires into a screen that has gone.
@MainActor
public final class Timer {
  private var source: guint = 0

  public init(after delay: Duration, _ body: @escaping () -> Void) {
    let milliseconds = delay.components.seconds * 1000 + delay.components.attoseconds / 1_000_000_000_000_000
    let box = CallbackBox { [weak self] in
      self?.source = 0
      body()
    }
    source = g_timeout_add_full(
      gint(G_PRIORITY_DEFAULT), guint(clamping: milliseconds),
      { data in
        MainActor.assumeIsolated { CallbackBox<() -> Void>.from(data)?.call() }
        return 0  // G_SOURCE_REMOVE
      }, box.retained(), releaseCallback)
  }

  /// Makes sure that it does not fire. Harmless when it has fired or was cancelled before.
  public func cancel() {
    guard source != 0 else { return }
    g_source_remove(source)
    source = 0
  }

  isolated deinit { cancel() }
}
