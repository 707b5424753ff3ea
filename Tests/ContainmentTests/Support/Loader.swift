import Containment
import GTK
import LoadingState

/// Content that loads when the test says how it went.
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

  /// Answers the oldest question.
  func answer(_ result: LoadResult) { if !waiting.isEmpty { waiting.removeFirst().resume(returning: result) } }

  /// Answers everything that still waits.
  func answerAll(_ result: LoadResult) { while !waiting.isEmpty { answer(result) } }

  /// Answers the newest question first.
  func answerNewest(_ result: LoadResult) { waiting.popLast()?.resume(returning: result) }
}

let nothing = StateMessage(icon: "folder-symbolic", title: "Nothing Here", explanation: "Nothing was found.")
let broken = StateMessage(
  icon: "network-error-symbolic", title: "No Connection", explanation: "The network is down.", button: "Retry",
  details: "error 7")
