import Containment
import Foundation
import GTKTestSupport
import ImagePipeline
import Synchronization
import TMDBTesting
import XCTest

@testable import ScreenFoundation

/// Tests that the memory of pictures is returned once no picture has been loaded for a while.
final class PictureRestTests: GTKTestCase {
  func testRestBeginsAfterLastPicture() {
    onMain {
      let scene = Scene()
      await scene.load(1)
      await scene.load(2)
      await scene.clock.waitForSleepers(1)
      scene.clock.advance(by: .seconds(1))
      await scene.load(3)
      scene.clock.advance(by: .seconds(1))
      await scene.clock.waitForSleepers(1)
      XCTAssertEqual(scene.rests, 0, "The third picture was loaded a second ago.")
      scene.clock.advance(by: .seconds(2))
      try await eventually("a rest") { scene.rests == 1 }
      XCTAssertEqual(scene.clock.sleepers, 0)
      await scene.load(4)
      await scene.clock.waitForSleepers(1)
      scene.clock.advance(by: .seconds(2))
      try await eventually("another rest") { scene.rests == 2 }
    }
  }

  func testSlowPictureDelaysRest() {
    onMain {
      let scene = Scene()
      await scene.load(1)
      let slow = Task { await scene.load(2, waits: true) }
      try await eventually("both pictures") { scene.images.pendingCount == 1 }
      await scene.clock.waitForSleepers(1)
      scene.clock.advance(by: .seconds(2))
      await scene.clock.waitForSleepers(1)
      XCTAssertEqual(scene.rests, 0)
      slow.cancel()
      await slow.value
      scene.clock.advance(by: .seconds(2))
      await scene.clock.waitForSleepers(1)
      scene.clock.advance(by: .seconds(2))
      try await eventually("a rest") { scene.rests == 1 }
    }
  }
}

@MainActor private final class Scene {
  let clock = ManualClock()
  let images: PipelineImages
  private let count = Count()

  init() {
    images = PipelineImages(loader: NoPictures(), clock: clock) { [count] in count.value.withLock { $0 += 1 } }
  }

  /// The number of rests so far.
  var rests: Int { count.value.withLock { $0 } }

  /// Requests a picture, which doesn't exist.
  ///
  /// - Parameter waits: Whether the request takes until it is cancelled.
  func load(_ number: Int, waits: Bool = false) async {
    guard let url = URL(string: "https://example.org/\(waits ? "slow-" : "")\(number).jpg") else { return }
    _ = try? await images.image(for: url, pixels: ImagePixels(width: 10, height: 10, scale: 1), placeholder: { _ in })
  }
}

private final class Count: Sendable { let value = Mutex(0) }

/// A loader without pictures. Requests whose names begin with `slow` wait until they are cancelled.
private struct NoPictures: DataLoading {
  func data(from url: URL, maximumBytes: Int) async throws -> Data {
    if url.lastPathComponent.hasPrefix("slow") { try await Task.sleep(for: .seconds(86_400)) }
    throw DataLoadingError.status(404)
  }
}
