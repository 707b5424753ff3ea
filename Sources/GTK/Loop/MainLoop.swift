import CAdwaita
import Foundation

/// Joins Swift's main actor to GTK's main loop, so that they are one thread with one queue of work.
///
/// On Linux the main actor is libdispatch's main queue, which nobody drains while GLib's loop runs: a `Task` would never
/// start. libdispatch offers an event descriptor that becomes readable when its main queue has work; watched as a GLib
/// source, whose callback reads the descriptor and *then* drains one snapshot of the queue, it makes `Task`,
/// `Task.sleep`, `DispatchQueue.main` and database observation all run here. The source has GDK's redraw priority:
/// higher would let queued work starve drawing, lower would let drawing delay work.
///
/// Three rules follow. `main` is synchronous. No nested GLib loop is run from main-actor work, as the drain is not
/// re-entrant. Timers are Swift's clocks, never Foundation's run loop.
///
/// To be replaced when Swift can run a custom main executor that also serves libdispatch's main queue
/// (see `docs/decisions/`).
public enum MainLoop {
  private static var source: guint = 0

  /// Starts serving the main actor from GLib's default loop. Call it once, first thing in a synchronous `main`.
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

  /// Checks, once the loop runs, that main-actor work arrives within a second, and says so clearly if it does not.
  public static func checkItRuns(orElse report: @escaping (MainLoopError) -> Void) {
    let probe = Probe()
    Task { probe.arrived = true }
    let timer = CallbackBox {
      if !probe.arrived { report(.workDoesNotArrive) }
    }
    g_timeout_add_full(
      gint(G_PRIORITY_DEFAULT), 1000,
      { data in
        MainActor.assumeIsolated { CallbackBox<() -> Void>.from(data)?.call() }
        return 0  // G_SOURCE_REMOVE
      }, timer.retained(), releaseCallback)
  }

  private final class Probe { var arrived = false }
}

/// Why the main loop cannot serve Swift.
public enum MainLoopError: Error, CustomStringConvertible {
  case notOnMainThread
  case missingSymbol(String)
  case workDoesNotArrive

  public var description: String {
    switch self {
    case .notOnMainThread:
      "The main loop was attached outside the main thread. `main` must be synchronous: an `async` main leaves the main thread."
    case .missingSymbol(let name):
      "This Swift's libdispatch lacks \(name), by which the main loop is joined. Use a Swift toolchain for Linux, 6.2 or later."
    case .workDoesNotArrive:
      "Work for the main actor was not run within a second: the main loop does not serve libdispatch's main queue."
    }
  }
}
