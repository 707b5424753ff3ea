import CAdwaita
import GTK
import XCTest

/// A test case with real widgets. The test body runs on the main actor while the test case pumps GTK's loop.
///
/// XCTest on Linux can't discover main-actor test methods, and Swift Testing runs them on another thread. A test method
/// is therefore synchronous and nonisolated and passes its body to ``onMain(file:line:_:)``.
open class GTKTestCase: XCTestCase {
  open override func setUpWithError() throws {
    try MainActor.assumeIsolated {
      try MainLoop.attach()
      guard Display.open() else { throw XCTSkip("These tests need a display: run them with make test.") }
      Display.animates = false
      _ = PendingTooltip.installHook
      // A critical message from GLib is a bug in this project.
      g_log_set_always_fatal(GLogLevelFlags(rawValue: G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue))
    }
  }

  /// Runs `body` to completion. The test fails if that takes longer than ``Limits/test``.
  public func onMain(
    file: StaticString = #filePath, line: UInt = #line, _ body: @escaping @MainActor () async throws -> Void
  ) {
    MainActor.assumeIsolated {
      let outcome = Outcome()
      let task = Task { @MainActor in
        do { try await body() } catch { outcome.error = error }
        outcome.isDone = true
      }
      let deadline = Date(timeIntervalSinceNow: Limits.test)
      Pump.run(until: { outcome.isDone }, deadline: deadline)
      if let error = outcome.error { XCTFail("\(error)", file: file, line: line) }
      if !outcome.isDone {
        task.cancel()
        XCTFail("The test didn’t finish within \(Limits.test) s", file: file, line: line)
      }
      if outcome.error != nil || !outcome.isDone { Self.closeWindows() }
    }
  }

  /// Closes the windows that a failed test left open. Otherwise, the windows of later tests wouldn't get the focus.
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

/// GLib's main loop, run manually.
@MainActor
public enum Pump {
  /// Runs the loop until `condition` is true or the deadline has passed. Never call it from a task, because draining
  /// the main queue isn't reentrant.
  public static func run(until condition: () -> Bool, deadline: Date) {
    let alarm = g_timeout_add(100, { _ in 1 }, nil)
    defer { g_source_remove(alarm) }
    while !condition(), Date() < deadline { g_main_context_iteration(nil, 1) }
  }
}

/// The limits in seconds after which a test counts as hung. No test comes near them, even on a busy computer.
enum Limits {
  static let test: TimeInterval = 600
  static let condition: TimeInterval = 60
}

/// Waits inside a test's body until `condition` is true. The test fails after ``Limits/condition``.
@MainActor
public func eventually(
  _ description: String = "condition", file: StaticString = #filePath, line: UInt = #line,
  _ condition: () -> Bool
) async throws {
  let deadline = Date(timeIntervalSinceNow: Limits.condition)
  while !condition() {
    if Date() > deadline {
      XCTFail("Timed out after \(Limits.condition) s waiting for: \(description)", file: file, line: line)
      throw CancellationError()
    }
    // The sleep only yields to the loop. The deadline applies to the condition.
    try await Task.sleep(for: .milliseconds(2))
  }
}
