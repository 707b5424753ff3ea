import CAdwaita
import GTK
import XCTest

/// A test that draws real widgets: its body runs on the main actor while GTK's loop is pumped around it.
///
/// XCTest on Linux cannot discover main-actor test methods, and Swift Testing runs them on another thread; so a test
/// method is synchronous and not isolated, and hands its body to ``onMain(timeout:_:)``.
open class GTKTestCase: XCTestCase {
  open override func setUpWithError() throws {
    try MainActor.assumeIsolated {
      try MainLoop.attach()
      guard Display.open() else { throw XCTSkip("These tests need a display: run them with make test.") }
      Display.animates = false
      _ = PendingTooltip.isForgottenWithItsSurface
      // What GLib calls critical is a bug of ours.
      g_log_set_always_fatal(GLogLevelFlags(rawValue: G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue))
    }
  }

  /// Runs `body` to its end, or fails the test when it takes longer than `timeout` seconds.
  public func onMain(
    timeout: TimeInterval = 20, file: StaticString = #filePath, line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
  ) {
    MainActor.assumeIsolated {
      let outcome = Outcome()
      let task = Task { @MainActor in
        do { try await body() } catch { outcome.error = error }
        outcome.isDone = true
      }
      let deadline = Date(timeIntervalSinceNow: timeout)
      Pump.run(until: { outcome.isDone }, deadline: deadline)
      if let error = outcome.error { XCTFail("\(error)", file: file, line: line) }
      if !outcome.isDone {
        task.cancel()
        XCTFail("Not done within \(timeout) s", file: file, line: line)
      }
      if outcome.error != nil || !outcome.isDone { Self.closeWindows() }
    }
  }

  /// Closes the windows that a failed test left open, as they would keep the focus from those of the next tests.
  @MainActor private static func closeWindows() {
    let windows = gtk_window_get_toplevels()
    for _ in 0..<g_list_model_get_n_items(windows) {
      guard let item = g_list_model_get_item(windows, 0) else { return }
      gtk_window_destroy(item.assumingMemoryBound(to: GtkWindow.self))
      g_object_unref(item)
    }
  }

  @MainActor private final class Outcome {
    var isDone = false
    var error: (any Error)?
  }
}

/// GLib's loop, turned by hand.
@MainActor
public enum Pump {
  /// Turns the loop until `condition` holds or the deadline has passed. Never call it from a task: the drain of the main
  /// queue is not re-entrant.
  public static func run(until condition: () -> Bool, deadline: Date) {
    let wake = g_timeout_add(100, { _ in 1 }, nil)
    defer { g_source_remove(wake) }
    while !condition(), Date() < deadline { g_main_context_iteration(nil, 1) }
  }
}

/// Waits, inside a test's body, until `condition` holds; fails the test after `timeout` seconds.
@MainActor
public func eventually(
  _ what: String = "condition", timeout: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line,
  _ condition: () -> Bool
) async throws {
  let deadline = Date(timeIntervalSinceNow: timeout)
  while !condition() {
    if Date() > deadline {
      XCTFail("\(what) did not come within \(timeout) s", file: file, line: line)
      throw CancellationError()
    }
    // Gives the loop a turn; the deadline is on the condition, not on this.
    try await Task.sleep(for: .milliseconds(2))
  }
}
