import Foundation
import ImagePipeline
import TMDB
import TMDBTesting
import Testing

@testable import Users

/// Tests of the access to files and the network.
@Suite struct NetworkControllerTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "users-\(UUID().uuidString)")

  @Test func `Files are read without the network`() async throws {
    try Data("[]".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let network = NetworkController.disconnected
    #expect(try await network.data(from: file) == Data("[]".utf8))
    await #expect(throws: DataLoadingError.tooLarge(limit: 1)) { try await network.data(from: file, maximumBytes: 1) }
  }

  @Test func `A missing file is an error`() async {
    let network = NetworkController.disconnected
    await #expect(throws: DataLoadingError.status(404)) { try await network.data(from: file) }
  }

  @Test func `Other URLs are requested from the network, up to the limit`() async throws {
    let networking = ReplayNetworking()
    networking.stub("/team/users.json", json: "[1]")
    let network = NetworkController(networking)
    #expect(try await network.data(from: documentURL, maximumBytes: 3) == Data("[1]".utf8))
    await #expect(throws: DataLoadingError.tooLarge(limit: 2)) {
      try await network.data(from: documentURL, maximumBytes: 2)
    }
    #expect(networking.requests.map(\.url) == [documentURL, documentURL])
  }

  @Test func `Canceling the task cancels the request`() async {
    let networking = SuspendableNetworking()
    let task = Task { try await NetworkController(networking).data(from: documentURL) }
    await networking.waitForRequests(1)
    task.cancel()
    await networking.waitForCancellations(1)
    #expect(await (try? task.value) == nil)
  }
}
