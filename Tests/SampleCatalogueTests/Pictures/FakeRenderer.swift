import Foundation
import SampleCatalogue
import Synchronization

/// A fake renderer, which draws nothing, counts its calls and can be suspended.
final class FakeRenderer: Sendable {
  struct Failure: Error {}

  private struct State {
    var count = 0
    var running = 0
    var most = 0
    var fails = false
    var isSuspended = false
    var suspended: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  var count: Int { state.withLock(\.count) }
  var running: Int { state.withLock(\.running) }
  /// The maximum number of concurrent calls.
  var most: Int { state.withLock(\.most) }

  var fails: Bool {
    get { state.withLock(\.fails) }
    set { state.withLock { $0.fails = newValue } }
  }

  var draw: @Sendable (ArtworkSubject, PictureSize) async throws -> Data {
    { [self] subject, _ in
      state.withLock { state in
        state.count += 1
        state.running += 1
        state.most = max(state.most, state.running)
      }
      await withCheckedContinuation { continuation in
        let isOngoing = state.withLock { state in
          if state.isSuspended { state.suspended.append(continuation) }
          return !state.isSuspended
        }
        if isOngoing { continuation.resume() }
      }
      return try state.withLock { state in
        state.running -= 1
        if state.fails { throw Failure() }
        return data(subject.seed)
      }
    }
  }

  func data(_ seed: Int) -> Data {
    Data([0xff, 0xd8, UInt8(truncatingIfNeeded: seed)])
  }

  func suspend() {
    state.withLock { $0.isSuspended = true }
  }

  func resume() {
    let suspended = state.withLock { state in
      state.isSuspended = false
      defer { state.suspended = [] }
      return state.suspended
    }
    for continuation in suspended { continuation.resume() }
  }
}
