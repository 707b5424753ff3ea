import CAdwaita
import Foundation
import GTKTestSupport
import XCTest

@testable import GTK

/// Tests that Swift's main actor and GTK's loop share one thread without starving each other.
final class MainLoopTests: GTKTestCase {
  func testTasksRunOnMainThread() {
    onMain {
      XCTAssertTrue(Thread.isMainThread)
      let value = await Task.detached { 42 }.value
      XCTAssertEqual(value, 42)
      XCTAssertTrue(Thread.isMainThread)
    }
  }

  func testMainLoopServesSleepAndDispatchQueue() {
    onMain {
      try await Task.sleep(for: .milliseconds(5))
      let isMainThread = await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          DispatchQueue.main.async { continuation.resume(returning: Thread.isMainThread) }
        }
      }
      XCTAssertTrue(isMainThread)
    }
  }

  func testSelfCheckReportsNoErrorWhenMainLoopRuns() {
    onMain {
      var reports: [MainLoopError?] = []
      MainLoop.verifyRunning { reports.append($0) }
      try await eventually("the report") { !reports.isEmpty }
      XCTAssertEqual(reports.map { $0?.description }, [nil])
    }
  }

  func testSelfCheckReportsErrorWhenWorkHasNotRun() {
    onMain {
      var reports: [MainLoopError?] = []
      // With this priority, the report comes before the loop has drained the queue.
      MainLoop.verifyRunning(priority: G_PRIORITY_HIGH) { reports.append($0) }
      try await eventually("the report") { !reports.isEmpty }
      XCTAssertEqual(reports.map { $0?.description }, [MainLoopError.mainQueueNotDrained.description])
    }
  }

  func testFramesAreDrawnDuringContinuousMainActorWork() {
    onMain {
      let window = Window(dialogFor: nil)
      let label = Label("0")
      window.setContent(label)
      window.present()
      try await eventually("window") { label.isMapped }
      var frames = 0
      let ticks = FrameCounter(label) { frames += 1 }
      let work = EndlessWork()
      work.start()
      try await eventually("30 frames under load") {
        label.text = "\(frames)"
        return frames >= 30
      }
      work.shouldContinue = false
      XCTAssertGreaterThan(work.runs, frames)
      ticks.stop()
      window.destroy()
    }
  }

  func testIdleMainLoopRarelyWakesUp() {
    onMain {
      let window = Window(dialogFor: nil)
      window.setContent(Label("Quiet"))
      window.present()
      try await eventually("window") { window.isMapped }
      let counter = PollCounter.install()
      // The pump itself checks its deadline ten times a second.
      let limit = 15
      // The window first finishes its startup work, which takes longer on a busy machine.
      var wakeups = Int.max
      for _ in 0..<60 where wakeups > limit { wakeups = await counter.pollsDuring(.milliseconds(500)) }
      XCTAssertLessThanOrEqual(wakeups, limit, "the loop was woken \(wakeups) times in half a second without work")
      window.destroy()
    }
  }
}

/// Main-actor work that enqueues itself again after each run.
@MainActor
private final class EndlessWork {
  var shouldContinue = true
  var runs = 0

  func start() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.runs += 1
        if self.shouldContinue { self.start() }
      }
    }
  }
}

/// A counter of frames. Its tick callback requests the next frame, as an animation does.
@MainActor
private final class FrameCounter {
  private let widget: Widget
  private let id: guint

  init(_ widget: Widget, _ body: @escaping () -> Void) {
    self.widget = widget
    let data = Unmanaged.passRetained(Callback(body)).toOpaque()
    id = gtk_widget_add_tick_callback(
      widget.widget,
      { _, _, data in
        MainActor.assumeIsolated { if let data { Unmanaged<Callback>.fromOpaque(data).takeUnretainedValue().body() } }
        return 1
      }, data, { data in if let data { Unmanaged<Callback>.fromOpaque(data).release() } })
  }

  func stop() { gtk_widget_remove_tick_callback(widget.widget, id) }

  private final class Callback {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }
}

/// A counter of the loop's sleeps and wake-ups.
@MainActor
private struct PollCounter {
  nonisolated(unsafe) static var polls = 0

  static func install() -> PollCounter {
    g_main_context_set_poll_func(nil) { descriptors, count, timeout in
      PollCounter.polls += 1
      return g_poll(descriptors, count, timeout)
    }
    return PollCounter()
  }

  func pollsDuring(_ duration: Duration) async -> Int {
    let start = Self.polls
    try? await Task.sleep(for: duration)
    return Self.polls - start
  }
}
