import Containment
import GTK
import LoadingState

/// Content whose loads the test completes.
final class Loader: ViewController, StatefulContentLoadable {
  private(set) var starts = 0
  private(set) var cancellations = 0
  private var waiting: [CheckedContinuation<LoadResult, Never>] = []

  var waitingCount: Int { waiting.count }

  override func loadView() { view = Label("the content") }

  func loadContent() async -> LoadResult {
    starts += 1
    let result = await withCheckedContinuation { waiting.append($0) }
    if Task.isCancelled { cancellations += 1 }
    return result
  }

  /// Finishes the oldest load.
  func completeOldest(_ result: LoadResult) { if !waiting.isEmpty { waiting.removeFirst().resume(returning: result) } }

  /// Finishes all pending loads.
  func completeAll(_ result: LoadResult) { while !waiting.isEmpty { completeOldest(result) } }

  /// Finishes the newest load.
  func completeNewest(_ result: LoadResult) { waiting.popLast()?.resume(returning: result) }
}

let nothing = StateMessage(icon: "folder-symbolic", title: "Nothing Here", explanation: "Nothing was found.")
let broken = StateMessage(
  icon: "network-error-symbolic", title: "No Connection", explanation: "The network is down.", button: "Retry",
  details: "error 7")
