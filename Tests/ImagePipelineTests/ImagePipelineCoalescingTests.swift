import Foundation
import Testing

@testable import ImagePipeline

/// Tests that requests are coalesced into one download and one decode.
@Suite(.timeLimit(.minutes(5)))
struct ImagePipelineCoalescingTests {
  let loader = SuspendableLoader()
  let decoder = TextDecoder()
  let pipeline: ImagePipeline<String>

  init() {
    pipeline = ImagePipeline(loader: loader, decoder: decoder)
  }

  @Test func `100 subscribers share one download and one decode`() async throws {
    let request = ImageRequest(imageURL("a"))
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<100 { group.addTask { [pipeline] in try await pipeline.image(for: request) } }
      await eventually { pipeline.images.subscriberCount(for: ImageKey(request)) == 100 && loader.openCount == 1 }
      loader.complete(request.url, with: "A")
      for try await image in group { #expect(image == "A") }
    }
    #expect(loader.requestedURLs == [request.url])
    #expect(decoder.decoded == ["A"])
  }

  @Test func `Two sizes share one download`() async throws {
    let small = ImageRequest(imageURL("a"), pixelSize: PixelSize(width: 10, height: 10))
    let large = ImageRequest(imageURL("a"), pixelSize: PixelSize(width: 20, height: 20))
    async let first = pipeline.image(for: small)
    async let second = pipeline.image(for: large)
    await eventually { pipeline.data.subscriberCount(for: small.url) == 2 && loader.openCount == 1 }
    loader.complete(small.url, with: "A")
    #expect(try await first == "A@10")
    #expect(try await second == "A@20")
    #expect(loader.requestedURLs == [small.url])
    #expect(Set(decoder.decoded) == ["A@10", "A@20"])
  }

  @Test func `Different URLs load separately`() async throws {
    async let first = pipeline.image(for: ImageRequest(imageURL("a")))
    async let second = pipeline.image(for: ImageRequest(imageURL("b")))
    await eventually { loader.openCount == 2 }
    loader.complete(imageURL("b"), with: "B")
    #expect(try await second == "B")
    loader.complete(imageURL("a"), with: "A")
    #expect(try await first == "A")
  }

  @Test func `Requests that differ only in priority share one decode`() async throws {
    let low = ImageRequest(imageURL("a"), priority: .low)
    let high = ImageRequest(imageURL("a"), priority: .high)
    async let first = pipeline.image(for: low)
    async let second = pipeline.image(for: high)
    await eventually { pipeline.images.subscriberCount(for: ImageKey(low)) == 2 && loader.openCount == 1 }
    loader.complete(low.url, with: "A")
    _ = try await (first, second)
    #expect(decoder.decoded == ["A"])
  }
}
