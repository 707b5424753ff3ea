import Dispatch
import Foundation
import Synchronization
import Testing

@testable import ImagePipeline

/// Tests that a picture in memory is available in the same frame, and that others are decoded off the main thread.
@Suite(.timeLimit(.minutes(5)))
struct ImagePipelineMemoryTests {
  let loader = SuspendableLoader()
  let request = ImageRequest(imageURL("a"))

  @Test func `Memory hit is synchronous`() async throws {
    let pipeline = ImagePipeline(loader: loader, decoder: TextDecoder())
    loader.complete(request.url, with: "A")
    #expect(pipeline.cachedImage(for: request) == nil)
    _ = try await pipeline.image(for: request)
    #expect(pipeline.cachedImage(for: request) == "A")
    #expect(pipeline.cachedImage(for: ImageRequest(request.url, pixelSize: PixelSize(width: 1, height: 1))) == nil)
  }

  @Test @MainActor func `Memory hit doesn't suspend the caller`() async throws {
    let pipeline = ImagePipeline(loader: loader, decoder: TextDecoder())
    loader.complete(request.url, with: "A")
    _ = try await pipeline.image(for: request)
    let arrived = Mutex<String?>(nil)
    Task.immediate {
      let image = try? await pipeline.image(for: request)
      arrived.withLock { $0 = image }
    }
    #expect(arrived.withLock(\.self) == "A")
  }

  @Test func `Memory hit needs neither the loader nor the decoder`() async throws {
    let decoder = TextDecoder()
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    loader.complete(request.url, with: "A")
    for _ in 0..<3 { _ = try await pipeline.image(for: request) }
    #expect(loader.requestedURLs.count == 1)
    #expect(decoder.decoded.count == 1)
  }

  @Test func `Image that was removed from memory is loaded again`() async throws {
    let pipeline = ImagePipeline(loader: loader, decoder: TextDecoder())
    loader.complete(request.url, with: "A")
    _ = try await pipeline.image(for: request)
    pipeline.removeCachedImages()
    #expect(pipeline.cachedImage(for: request) == nil)
    _ = try await pipeline.image(for: request)
    #expect(loader.requestedURLs.count == 2)
  }

  @Test @MainActor func `Decoding runs off the main thread`() async throws {
    let isMainQueue = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: isMainQueue, value: true)
    #expect(DispatchQueue.getSpecific(key: isMainQueue) == true, "the test recognizes the main queue")
    let seen = Mutex<[Bool]>([])
    let decoder = TextDecoder(beforeDecoding: {
      let isMain = DispatchQueue.getSpecific(key: isMainQueue) ?? false
      seen.withLock { $0.append(isMain) }
    })
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    loader.complete(request.url, with: "A")
    _ = try await pipeline.image(for: request)
    #expect(seen.withLock(\.self) == [false])
  }
}
