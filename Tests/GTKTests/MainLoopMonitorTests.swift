import Dispatch
import Foundation
import GTK
import GTKTestSupport
import XCTest

/// Tests of the measurement of the main loop's response time.
final class MainLoopMonitorTests: GTKTestCase {
  func testResponseTimeIncludesWorkOfMainThread() {
    onMain {
      let measured = try await response(during: { useProcessor(for: .milliseconds(80)) })
      // The kernel updates a running thread's time a few times per tick, which takes up to 10 ms.
      XCTAssertGreaterThan(measured.working, .milliseconds(60))
    }
  }

  func testResponseTimeIncludesWaitOfMainThread() {
    onMain {
      let measured = try await response {
        let other = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          useProcessor(for: .milliseconds(80))
          other.signal()
        }
        other.wait()
      }
      XCTAssertGreaterThan(measured.waiting, .milliseconds(60))
    }
  }
}

/// Measures a response while the main thread runs `body`.
@MainActor private func response(during body: () -> Void) async throws -> MainLoopMonitor.Response {
  let monitor = MainLoopMonitor()
  let (responses, continuation) = AsyncStream<MainLoopMonitor.Response>.makeStream()
  blockUntilSent { didSend in
    Thread.detachNewThread {
      continuation.yield(monitor.measure(didSend: didSend))
      continuation.finish()
    }
  }
  body()
  for await response in responses { return response }
  throw CancellationError()
}

private func blockUntilSent(_ send: (@escaping @Sendable () -> Void) -> Void) {
  let sent = DispatchSemaphore(value: 0)
  send { sent.signal() }
  sent.wait()
}

/// Uses the processor for this long, as measured by the thread's own clock.
private func useProcessor(for duration: Duration) {
  let end = threadTime() + duration
  while threadTime() < end {}
}

private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
