import Foundation
import Testing

@testable import ImagePipeline

/// Tests that permanent failures aren't requested again, but transient ones are.
@Suite(.timeLimit(.minutes(5)))
struct ImagePipelineFailureTests {
  let loader = SuspendableLoader()
  let decoder = TextDecoder()
  let pipeline: ImagePipeline<String>
  let request = ImageRequest(address("a"))

  init() {
    pipeline = ImagePipeline(configuration: .withoutRetries, loader: loader, decoder: decoder)
  }

  @Test(arguments: [400, 401, 403, 404, 410])
  func aRefusalIsRemembered(status: Int) async {
    loader.answer(request.url, with: .failure(DataLoadingError.status(status)))
    for _ in 0..<3 {
      await #expect(throws: ImagePipelineError.unavailable(status: status)) { try await pipeline.image(for: request) }
    }
    #expect(loader.asked.count == 1)
  }

  @Test(arguments: [408, 425, 429, 500, 502, 503])
  func aPassingTroubleIsNot(status: Int) async throws {
    loader.answer(request.url, with: .failure(DataLoadingError.status(status)))
    await #expect(throws: ImagePipelineError.unavailable(status: status)) { try await pipeline.image(for: request) }
    loader.answer(request.url, with: "A")
    #expect(try await pipeline.image(for: request) == "A")
  }

  @Test func noAnswerIsNotRemembered() async throws {
    loader.answer(request.url, with: .failure(DataLoadingError.unreachable(reason: "no route")))
    await #expect(throws: ImagePipelineError.unreachable(reason: "no route")) { try await pipeline.image(for: request) }
    loader.answer(request.url, with: "A")
    #expect(try await pipeline.image(for: request) == "A")
  }

  @Test func whatIsNoPictureIsRememberedForEverySize() async {
    loader.answer(request.url, with: "damaged")
    let small = ImageRequest(request.url, pixelSize: PixelSize(width: 10, height: 10))
    for wish in [request, small, request] {
      await #expect {
        try await pipeline.image(for: wish)
      } throws: { error in
        if case .undecodable? = error as? ImagePipelineError { true } else { false }
      }
    }
    #expect(loader.asked.count == 1)
    #expect(decoder.decoded == ["damaged"])
  }

  @Test func forgettingAsksAgain() async throws {
    loader.answer(request.url, with: .failure(DataLoadingError.status(404)))
    await #expect(throws: ImagePipelineError.self) { try await pipeline.image(for: request) }
    loader.answer(request.url, with: "A")
    await #expect(throws: ImagePipelineError.self) { try await pipeline.image(for: request) }
    pipeline.forgetFailures()
    #expect(try await pipeline.image(for: request) == "A")
  }

  @Test func moreBytesThanAllowedAreRefusedEvenFromALoaderThatDoesNotCount() async {
    var configuration = ImagePipelineConfiguration()
    configuration.maximumDataBytes = 4
    let pipeline = ImagePipeline(configuration: configuration, loader: loader, decoder: decoder)
    loader.answer(address("five"), with: "12345")
    loader.answer(address("four"), with: "1234")
    await #expect(throws: ImagePipelineError.tooLarge(limit: 4)) {
      try await pipeline.image(for: ImageRequest(address("five")))
    }
    await #expect(throws: Never.self) { try await pipeline.image(for: ImageRequest(address("four"))) }
    #expect(decoder.decoded == ["1234"])
  }

  @Test func onlySoManyFailuresAreRemembered() {
    let memory = FailureMemory(limit: 2)
    for name in ["a", "b", "c"] { memory.remember(.unavailable(status: 404), for: address(name)) }
    memory.remember(.unreachable(reason: ""), for: address("d"))
    #expect(memory[address("a")] == nil)
    #expect(memory[address("b")] == .unavailable(status: 404))
    #expect(memory[address("c")] == .unavailable(status: 404))
    #expect(memory[address("d")] == nil)
  }
}
