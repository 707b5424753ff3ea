import Foundation
import ImagePipeline
import TMDB
import TMDBTesting
import Testing

@testable import AppFoundation

/// Pictures over the network: the data, and the error for each failure.
struct NetworkPicturesTests {
  private let url = URL(filePath: "/t/p/w185/a.jpg")

  @Test func `Image data is returned unchanged`() async throws {
    let networking = ReplayNetworking(["/t/p/w185/a.jpg": [NetworkResponse(body: Data([1, 2, 3]))]])
    let data = try await NetworkPictures(networking).data(from: url, maximumBytes: 3)
    #expect(data == Data([1, 2, 3]))
  }

  @Test func `A missing picture throws an error with the status`() async {
    await #expect(throws: DataLoadingError.status(404)) {
      try await NetworkPictures(ReplayNetworking()).data(from: url, maximumBytes: 3)
    }
  }

  @Test func `The error includes the server's retry delay`() async {
    let busy = NetworkResponse(status: 429, headers: ["retry-after": "7"])
    let networking = ReplayNetworking(["/t/p/w185/a.jpg": [busy]])
    await #expect(throws: DataLoadingError.status(429, retryAfter: .seconds(7))) {
      try await NetworkPictures(networking).data(from: url, maximumBytes: 3)
    }
  }

  @Test(arguments: [
    (NetworkError.cancelled, DataLoadingError.cancelled),
    (.unreachable(reason: "no route"), .unreachable(reason: "no route")),
    (.timedOut, .unreachable(reason: "timed out")), (.tooLarge(limit: 9), .tooLarge(limit: 9)),
  ])
  func `Network errors map to the corresponding loading errors`(error: NetworkError, told: DataLoadingError) async {
    let networking = SuspendableNetworking()
    async let outcome = Result { try await NetworkPictures(networking).data(from: url, maximumBytes: 3) }
    await networking.waitForRequests(1)
    networking.fail(0, error)
    guard case .failure(let failure as DataLoadingError) = await outcome else {
      Issue.record("No failure")
      return
    }
    #expect(failure == told)
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
