import Foundation
import Synchronization
import Testing

@testable import ImagePipeline

/// Someone who waits for a picture, and whose waiting a test can bound: one who is forgotten fails the test, not hangs it.
final class Asker: Sendable {
  typealias Outcome = Result<String, ImagePipelineError>

  private let outcome = Mutex<Outcome?>(nil)
  private let task = Mutex<Task<Void, Never>?>(nil)

  init(_ request: ImageRequest, of pipeline: ImagePipeline<String>) {
    let asking = Task {
      let result: Outcome
      do throws(ImagePipelineError) {
        result = .success(try await pipeline.image(for: request))
      } catch {
        result = .failure(error)
      }
      outcome.withLock { $0 = result }
    }
    task.withLock { $0 = asking }
  }

  /// What came; `nil` when nothing did in time.
  var value: Outcome? {
    get async {
      await eventually("the asker was never answered") { outcome.withLock { $0 != nil } }
      return outcome.withLock(\.self)
    }
  }

  func cancel() {
    task.withLock { $0 }?.cancel()
  }
}
