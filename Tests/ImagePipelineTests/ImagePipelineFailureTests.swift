import Foundation
import Testing

@testable import ImagePipeline

/// Tests that URLs with permanent failures aren't requested again, but URLs with transient ones are.
@Suite(.timeLimit(.minutes(5)))
struct ImagePipelineFailureTests {
  let loader = SuspendableLoader()
  let decoder = TextDecoder()
  let pipeline: ImagePipeline<String>
  let request = ImageRequest(imageURL("a"))

  init() {
    pipeline = ImagePipeline(configuration: .withoutRetries, loader: loader, decoder: decoder)
  }

  @Test(arguments: [400, 401, 403, 404, 410])
  func `Permanent error status is cached and not requested again`(status: Int) async {
    loader.complete(request.url, with: .failure(DataLoadingError.status(status)))
    for _ in 0..<3 {
      await #expect(throws: ImagePipelineError.unavailable(status: status)) { try await pipeline.image(for: request) }
    }
    #expect(loader.requestedURLs.count == 1)
  }

  @Test(arguments: [408, 425, 429, 500, 502, 503])
  func `Transient error status is requested again`(status: Int) async throws {
    loader.complete(request.url, with: .failure(DataLoadingError.status(status)))
    await #expect(throws: ImagePipelineError.unavailable(status: status)) { try await pipeline.image(for: request) }
    loader.complete(request.url, with: "A")
    #expect(try await pipeline.image(for: request) == "A")
  }

  @Test func `Unreachable server is requested again`() async throws {
    loader.complete(request.url, with: .failure(DataLoadingError.unreachable(reason: "no route")))
    await #expect(throws: ImagePipelineError.unreachable(reason: "no route")) { try await pipeline.image(for: request) }
    loader.complete(request.url, with: "A")
    #expect(try await pipeline.image(for: request) == "A")
  }

  @Test func `Undecodable data fails for every size after one download and decode`() async {
    loader.complete(request.url, with: "damaged")
    let small = ImageRequest(request.url, pixelSize: PixelSize(width: 10, height: 10))
    for attempt in [request, small, request] {
      await #expect {
        try await pipeline.image(for: attempt)
      } throws: { error in
        if case .undecodable? = error as? ImagePipelineError { true } else { false }
      }
    }
    #expect(loader.requestedURLs.count == 1)
    #expect(decoder.decoded == ["damaged"])
  }

  @Test func `Clearing failures allows a new request`() async throws {
    loader.complete(request.url, with: .failure(DataLoadingError.status(404)))
    await #expect(throws: ImagePipelineError.self) { try await pipeline.image(for: request) }
    loader.complete(request.url, with: "A")
    await #expect(throws: ImagePipelineError.self) { try await pipeline.image(for: request) }
    pipeline.forgetFailures()
    #expect(try await pipeline.image(for: request) == "A")
  }

  @Test func `Pipeline rejects data over the size limit, even if the loader doesn't check it`() async {
    var configuration = ImagePipelineConfiguration()
    configuration.maximumDataBytes = 4
    let pipeline = ImagePipeline(configuration: configuration, loader: loader, decoder: decoder)
    loader.complete(imageURL("five"), with: "12345")
    loader.complete(imageURL("four"), with: "1234")
    await #expect(throws: ImagePipelineError.tooLarge(limit: 4)) {
      try await pipeline.image(for: ImageRequest(imageURL("five")))
    }
    await #expect(throws: Never.self) { try await pipeline.image(for: ImageRequest(imageURL("four"))) }
    #expect(decoder.decoded == ["1234"])
  }

  @Test func `Failure memory drops the oldest failure and ignores transient ones`() {
    let memory = FailureMemory(limit: 2)
    for name in ["a", "b", "c"] { memory.remember(.unavailable(status: 404), for: imageURL(name)) }
    memory.remember(.unreachable(reason: ""), for: imageURL("d"))
    #expect(memory[imageURL("a")] == nil)
    #expect(memory[imageURL("b")] == .unavailable(status: 404))
    #expect(memory[imageURL("c")] == .unavailable(status: 404))
    #expect(memory[imageURL("d")] == nil)
  }
}
