import Foundation
import Synchronization
import Testing

@testable import ImagePipeline

/// A subscriber with a time limit, so that a lost subscriber fails the test instead of blocking it.
final class Requester: Sendable {
  typealias Outcome = Result<String, ImagePipelineError>

  private let outcome = Mutex<Outcome?>(nil)
  private let task = Mutex<Task<Void, Never>?>(nil)

  init(_ request: ImageRequest, of pipeline: ImagePipeline<String>) {
    let newTask = Task {
      let result: Outcome
      do throws(ImagePipelineError) {
        result = .success(try await pipeline.image(for: request))
      } catch {
        result = .failure(error)
      }
      outcome.withLock { $0 = result }
    }
    task.withLock { $0 = newTask }
  }

  /// The outcome; `nil` if there was none in time.
  var value: Outcome? {
    get async {
      await eventually("the request never completed") { outcome.withLock { $0 != nil } }
      return outcome.withLock(\.self)
    }
  }

  func cancel() {
    task.withLock { $0 }?.cancel()
  }
}
