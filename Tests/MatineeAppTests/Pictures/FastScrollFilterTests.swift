import Containment
import Foundation
import GTKTestSupport
import ImagePipeline
import Synchronization
import TMDBTesting
import ToolTestSupport
import XCTest

@testable import ScreenFoundation

/// Tests that requests wait only in a fast scroll.
final class FastScrollFilterTests: GTKTestCase {
  func testRequestsBeginAtOnceWhenFewArePassedBy() {
    onMain {
      let scene = Scene()
      await scene.pass(29)
      XCTAssertFalse(scene.filter.isFast)
      scene.request("shown")
      try await eventually("the request") { scene.begun == ["shown"] }
    }
  }

  func testRequestsWaitWhenManyArePassedBy() {
    onMain {
      let scene = Scene()
      await scene.pass(30)
      XCTAssertTrue(scene.filter.isFast)
      scene.request("shown")
      await scene.clock.waitForSleepers(1)
      scene.clock.advanceToNextSleeper()
      await scene.clock.waitForSleepers(1)
      XCTAssertEqual(scene.begun, [])
      scene.clock.advanceToNextSleeper()
      try await eventually("the request") { scene.begun == ["shown"] }
    }
  }

  func testHeldRequestThatIsCanceledNeverBegins() {
    onMain {
      let scene = Scene()
      await scene.pass(30)
      let passing = scene.request("passing")
      scene.request("shown")
      await scene.clock.waitForSleepers(1)
      passing.cancel()
      try await scene.finishHolding { scene.begun == ["shown"] }
      await passing.value
      XCTAssertEqual(scene.begun, ["shown"])
    }
  }

  func testHeldRequestsThatAreCanceledProlongFastScroll() {
    onMain {
      let scene = Scene()
      await scene.pass(30)
      let passing = (1...30).map { scene.request("passing \($0)") }
      await scene.clock.waitForSleepers(1)
      passing.forEach { $0.cancel() }
      scene.clock.advance(by: .milliseconds(250))
      await scene.clock.waitForSleepers(1)
      // By then, the fast scroll would have ended without the held requests.
      scene.clock.advance(by: .milliseconds(250))
      for task in passing { await task.value }
      XCTAssertTrue(scene.filter.isFast)
      XCTAssertEqual(scene.begun, [])
    }
  }

  func testFastScrollEndsWhenNothingIsPassedBy() {
    onMain {
      let scene = Scene()
      await scene.pass(30)
      scene.clock.advance(by: .milliseconds(400))
      XCTAssertFalse(scene.filter.isFast)
      scene.request("shown")
      try await eventually("the request") { scene.begun == ["shown"] }
    }
  }

  func testRequestsThatAreCanceledLateAreNotPassedBy() {
    onMain {
      let scene = Scene()
      await scene.pass(30, after: .milliseconds(400))
      XCTAssertFalse(scene.filter.isFast)
    }
  }

  func testPrefetchingStopsInFastScroll() {
    onMain {
      let (loader, clock, folder) = (SilentLoader(), ManualClock(), try TemporaryFolder())
      let images = PipelineImages(loader: loader, cache: DiskCache(folder: folder.url), clock: clock)
      let pixels = ImagePixels(width: 10, height: 10, scale: 1)
      images.prefetch([url("next")], pixels: pixels)
      try await eventually("the prefetched picture") { loader.requested.contains(url("next")) }
      let passing = (1...30).map { number in
        let url = url("passing/\(number)")
        return Task.immediate { _ = try? await images.image(for: url, pixels: pixels) { _ in } }
      }
      for task in passing {
        task.cancel()
        await task.value
      }
      images.prefetch([url("next")], pixels: pixels)
      try await eventually("its cancellation") { loader.canceled.contains(url("next")) }
      clock.advance(by: .milliseconds(400))
      images.prefetch([url("last")], pixels: pixels)
      try await eventually("another prefetched picture") { loader.requested.contains(url("last")) }
    }
  }
}

private func url(_ path: String) -> URL { URL(filePath: "/\(path).jpg") }

/// A loader that never returns.
private nonisolated final class SilentLoader: DataLoading {
  private let state = Mutex((requested: [URL](), canceled: [URL]()))

  var requested: [URL] { state.withLock(\.requested) }
  var canceled: [URL] { state.withLock(\.canceled) }

  func data(from url: URL, maximumBytes: Int) async throws -> Data {
    state.withLock { $0.requested.append(url) }
    do { try await Task.sleep(for: .seconds(86_400)) } catch { state.withLock { $0.canceled.append(url) } }
    throw DataLoadingError.status(404)
  }
}

@MainActor private final class Scene {
  let clock = ManualClock()
  private(set) lazy var filter = FastScrollFilter(clock: clock)
  /// The names of requests that have begun, except those of ``pass(_:after:)``.
  private(set) var begun: [String] = []

  @discardableResult
  func request(_ name: String) -> Task<Void, Never> {
    Task.immediate { try? await filter.perform { begun.append(name) } }
  }

  /// Makes requests, and cancels them after a while.
  func pass(_ count: Int, after time: Duration = .zero) async {
    let tasks = (1...count).map { _ in
      Task.immediate { _ = try? await filter.perform { try await Task.sleep(for: .seconds(86_400)) } }
    }
    clock.advance(by: time)
    for task in tasks {
      task.cancel()
      await task.value
    }
  }

  /// Advances the clock to each check until a condition is true.
  func finishHolding(_ condition: @escaping () -> Bool) async throws {
    try await eventually("the end of the wait") {
      self.clock.advanceToNextSleeper()
      return condition()
    }
  }
}
