import Foundation
import Testing

@testable import ImagePipeline

/// Tests that a picture with huge claimed dimensions is never decoded, and that untrusted sizes never overflow.
@Suite(.timeLimit(.minutes(5)))
struct ImagePipelineBoundsTests {
  let loader = SuspendableLoader()
  let request = ImageRequest(imageURL("a"), pixelSize: PixelSize(width: 92, height: 138))

  @Test(arguments: [
    (30_000, 30_000), (16_385, 1), (1, 16_385), (8_000, 8_000), (Int.max, Int.max), (0, 10), (-5, 10),
  ])
  func `Pipeline rejects oversized or invalid dimensions before decoding`(width: Int, height: Int) async {
    let decoder = TextDecoder(dimensions: { _ in ImageDimensions(width: width, height: height) })
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    loader.complete(request.url, with: "bomb")
    for _ in 0..<2 {
      await #expect(throws: ImagePipelineError.tooManyPixels(width: width, height: height)) {
        try await pipeline.image(for: request)
      }
    }
    #expect(decoder.decoded.isEmpty)
    #expect(loader.requestedURLs.count == 1, "the pipeline remembers the rejection")
  }

  @Test func `Pipeline decodes a picture within the limits`() async throws {
    let decoder = TextDecoder(dimensions: { _ in ImageDimensions(width: 16_384, height: 3_000) })
    let pipeline = ImagePipeline(loader: loader, decoder: decoder)
    loader.complete(request.url, with: "A")
    #expect(try await pipeline.image(for: request) == "A@92")
  }

  @Test(arguments: [
    // picture, requested size, decoded size
    (500, 750, 92, 138, 92, 138), (500, 750, 92, 92, 92, 138), (500, 750, 10, 138, 92, 138),
    (780, 1_170, 184, 276, 184, 276), (92, 138, 184, 276, 92, 138), (3_840, 2_160, 342, 513, 912, 513),
    (10_000, 1, 100, 1, 10_000, 1), (16_384, 2, 1, 1, 8_192, 1), (0, 0, 5, 5, 1, 1),
  ])
  func `Decoded size is the smallest that covers the requested size`(
    _ width: Int, _ height: Int, _ requestedWidth: Int, _ requestedHeight: Int, _ decodedWidth: Int,
    _ decodedHeight: Int
  ) {
    let requested = PixelSize(width: requestedWidth, height: requestedHeight)
    let size = ImageDimensions(width: width, height: height).covering(requested)
    #expect(size == ImageDimensions(width: decodedWidth, height: decodedHeight))
  }

  @Test func `Layout size scales to a pixel size within the limits`() {
    #expect(PixelSize(width: 92, height: 138, scale: 2) == PixelSize(width: 184, height: 276))
    #expect(PixelSize(width: 92, height: 138, scale: 1.25) == PixelSize(width: 115, height: 173))
    #expect(PixelSize(width: .nan, height: .infinity, scale: 1) == PixelSize(width: 1, height: 16_384))
    #expect(PixelSize(width: -.infinity, height: 0, scale: 1) == PixelSize(width: 1, height: 1))
    #expect(PixelSize(width: .greatestFiniteMagnitude, height: 1, scale: 3) == PixelSize(width: 16_384, height: 3))
  }

  @Test func `Pipeline reports a picture that is too large for the memory cache`() async throws {
    var configuration = ImagePipelineConfiguration()
    configuration.memoryCacheBytes = 100
    let log = EventLog()
    let pipeline = ImagePipeline(
      configuration: configuration, loader: loader, decoder: TextDecoder(cost: { _ in 11 }), onEvent: log.record)
    loader.complete(request.url, with: "A")
    _ = try await pipeline.image(for: request)
    #expect(log.events == [.tooLargeForMemory(request.url, byteCost: 11)])
  }
}
