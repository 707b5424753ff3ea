import Dispatch
import Glibc

/// Threads for work that keeps a processor busy or waits for the disk: they step back behind the thread that draws.
///
/// The quality of service alone is not enough: on Linux, utility threads are two steps nicer than others, and two decoders
/// on two processors still leave the main thread less than it needs during a fling.
final class BackgroundQueue: Sendable {
  private let queue: DispatchQueue

  /// - Parameter isConcurrent: whether one piece of work may run beside another.
  init(_ label: String, isConcurrent: Bool) {
    queue = DispatchQueue(label: label, qos: .utility, attributes: isConcurrent ? .concurrent : [])
  }

  /// Does the work some time soon.
  func async(_ work: @escaping @Sendable () -> Void) {
    queue.async {
      // On Linux it is the calling thread's alone. Nothing but work of this kind runs on utility threads, so it may stay.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
      work()
    }
  }

  /// Does the work, and suspends until it is done.
  func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { answer in
      async { answer.resume(returning: work()) }
    }
  }
}

/// A tenth of what the main thread gets where both want a processor; all of it where nobody else does.
private let niceness: Int32 = 10
