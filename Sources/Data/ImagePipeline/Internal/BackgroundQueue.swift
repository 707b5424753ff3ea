import Dispatch
import Glibc

/// A queue for work that keeps a processor busy or waits for the disk. Its threads yield to the main thread, which
/// draws.
///
/// The quality of service alone isn't enough. On Linux, utility threads are only two nice levels below others. Two
/// decoders on two processors would leave the main thread less time than it needs during a fling.
final class BackgroundQueue: Sendable {
  private let queue: DispatchQueue

  /// - Parameter isConcurrent: Whether several work items can run at the same time.
  init(_ label: String, isConcurrent: Bool) {
    queue = DispatchQueue(label: label, qos: .utility, attributes: isConcurrent ? .concurrent : [])
  }

  /// Schedules work without waiting for it.
  func async(_ work: @escaping @Sendable () -> Void) {
    queue.async {
      // On Linux, this affects only the calling thread. Utility threads run only such work, so the level isn't reset.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
      work()
    }
  }

  /// Runs work, and suspends until it is done.
  func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      async { continuation.resume(returning: work()) }
    }
  }
}

/// The nice level. A thread with this level gets about a tenth of the main thread's time while both compete for a
/// processor, and isn't slowed down otherwise.
private let niceness: Int32 = 10
