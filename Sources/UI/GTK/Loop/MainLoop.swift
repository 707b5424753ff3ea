import CAdwaita
import Foundation

/// Integration of Swift's main actor with GTK's main loop: one thread with one queue of work.
///
/// On Linux, the main actor runs on libdispatch's main queue, which GLib's loop doesn't drain: a `Task` would never
/// start. libdispatch offers a file descriptor that becomes readable when its main queue has work. This type watches it
/// as a GLib source, whose callback reads the descriptor and *then* drains one snapshot of the queue. As a result,
/// `Task`, `Task.sleep`, `DispatchQueue.main` and database observation all run here.
///
/// The source has GDK's redraw priority. With a higher priority, queued work could starve drawing; with a lower one,
/// drawing could delay work.
///
/// Three rules follow. `main` is synchronous. Main-actor work must not run a nested GLib loop because the drain isn't
/// reentrant. Timers use Swift's clocks, never Foundation's run loop.
///
/// This can be replaced once Swift supports a custom main executor that also serves libdispatch's main queue (see
/// `docs/decisions/`).
public enum MainLoop {
  private static var source: guint = 0

  /// Starts running main-actor work in GLib's default loop. Call it once, as the first step of a synchronous `main`.
  public static func attach() throws(MainLoopError) {
    guard source == 0 else { return }
    guard Thread.isMainThread else { throw .notOnMainThread }
    let queue = try DispatchMainQueue()
    let data = Unmanaged.passRetained(queue).toOpaque()
    source = g_unix_fd_add_full(
      gint(GDK_PRIORITY_REDRAW), queue.descriptor, G_IO_IN,
      { _, _, data in
        if let data { Unmanaged<DispatchMainQueue>.fromOpaque(data).takeUnretainedValue().drain() }
        return 1  // G_SOURCE_CONTINUE
      }, data, nil)
  }

  /// Checks that the loop executes main-actor work, once the loop runs. Calls `report` with the error, or with `nil`.
  ///
  /// libdispatch makes its descriptor readable as soon as work arrives. The loop dispatches sources by priority, so it
  /// drains the queue before it calls an idle function with a lower priority, however slow the launch is.
  public static func verifyRunning(report: @escaping (MainLoopError?) -> Void) {
    verifyRunning(priority: G_PRIORITY_LOW, report: report)
  }

  static func verifyRunning(priority: Int32, report: @escaping (MainLoopError?) -> Void) {
    let probe = Probe()
    Task { probe.didRun = true }
    let idle = CallbackBox { report(probe.didRun ? nil : .mainQueueNotDrained) }
    g_idle_add_full(
      priority,
      { data in
        MainActor.assumeIsolated { CallbackBox<() -> Void>.from(data)?.call() }
        return 0  // G_SOURCE_REMOVE
      }, idle.retained(), releaseCallback)
  }

  private final class Probe { var didRun = false }
}

/// The reason why the main loop can't run main-actor work.
public enum MainLoopError: Error, CustomStringConvertible {
  case notOnMainThread
  case missingSymbol(String)
  case mainQueueNotDrained

  public var description: String {
    switch self {
    case .notOnMainThread:
      "The main loop was attached outside the main thread. `main` must be synchronous: an `async` main leaves the main thread."
    case .missingSymbol(let name):
      "This Swift’s libdispatch lacks \(name), which the main loop requires. Use a Swift toolchain for Linux, 6.2 or later."
    case .mainQueueNotDrained:
      "The main actor’s work doesn’t run: the main loop doesn’t serve libdispatch’s main queue."
    }
  }
}

extension MainLoop {
  /// Calls `step` once in each turn of the main loop that has neither input nor frames to process, until it returns
  /// `false`.
  public static func whileIdle(_ step: @escaping () -> Bool) {
    g_idle_add_full(
      gint(G_PRIORITY_DEFAULT_IDLE),
      { data in
        MainActor.assumeIsolated { CallbackBox<() -> Bool>.from(data)?.call() == true ? 1 : 0 }
      }, CallbackBox(step).retained(), releaseCallback)
  }
}
