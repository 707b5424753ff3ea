import Foundation
import TMDBTesting
import Testing

@testable import ImagePipeline

/// Tests that a picture that fails slowly isn't retried again and again: all attempts share one minute.
@Suite(.timeLimit(.minutes(5))) struct ImageTimeAttackTests {
  @Test("No attempt begins that would exceed the total")
  func attemptsShareOneTotal() {
    func pause(_ elapsed: Int, last: Int, retryAfter: Duration? = nil) -> Duration? {
      RetryPolicy().pause(
        after: .unreachable(reason: "timed out"), attempt: 1, retryAfter: retryAfter, elapsed: .seconds(elapsed),
        last: .seconds(last))
    }
    #expect(pause(60, last: 60) == nil)
    #expect(pause(30, last: 30) == nil)
    #expect(pause(20, last: 20) == .milliseconds(500))
    #expect(pause(51, last: 1, retryAfter: .seconds(9)) == nil)
    #expect(pause(50, last: 1, retryAfter: .seconds(9)) == .seconds(9))
  }

  @Test("A download that failed after half a minute is not tried again")
  func slowFailureIsNotTriedAgain() async {
    let loader = SuspendableLoader()
    let clock = ManualClock()
    let pipeline = ImagePipeline(loader: loader, decoder: TextDecoder(), clock: clock)
    let request = ImageRequest(address("a"))
    let asker = Requester(request, of: pipeline)
    await eventually { loader.openCount == 1 }
    clock.advance(by: .seconds(30))
    loader.answer(request.url, with: .failure(DataLoadingError.unreachable(reason: "timed out")))
    #expect(await asker.value == .failure(.unreachable(reason: "timed out")))
    #expect(loader.asked.count == 1)
  }
}
