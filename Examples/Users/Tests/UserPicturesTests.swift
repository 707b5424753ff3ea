import Containment
import Foundation
import GTK
import TMDB
import TMDBTesting
import Testing

@testable import Users

/// Tests of the pictures that rows share.
@MainActor @Suite struct UserPicturesTests {
  private let networking = SuspendableNetworking()
  private let pictures: UserPictures

  init() { pictures = UserPictures(NetworkController(networking)) }

  private func load(_ name: String = "ada.png") -> Task<Texture, any Error> {
    Task.immediate { [pictures] in try await pictures.image(for: .picture(name), pixels: pixels) { _ in } }
  }

  @Test func `Rows with the same picture share its download`() async throws {
    let loads = [load(), load()]
    await networking.waitForRequests(1)
    networking.resume(0, with: .picture)
    for load in loads { #expect(try await load.value.width == 1) }
    #expect(try await load().value.width == 1)
    #expect(networking.requests.map(\.url) == [.picture("ada.png")])
    #expect(pictures.cachedImage(for: .picture("ada.png"), pixels: pixels) != nil)
  }

  @Test func `The download continues until the last row leaves`() async throws {
    let loads = [load(), load()]
    await networking.waitForRequests(1)
    loads[0].cancel()
    await #expect(throws: (any Error).self) { try await loads[0].value }
    #expect(networking.cancelled.isEmpty)
    loads[1].cancel()
    await networking.waitForCancellations(1)
    await #expect(throws: (any Error).self) { try await loads[1].value }
  }

  @Test func `A damaged picture is an error, and isn't downloaded again`() async {
    let first = load()
    await networking.waitForRequests(1)
    networking.resume(0, with: .json("[]"))
    await #expect(throws: (any Error).self) { try await first.value }
    await #expect(throws: (any Error).self) { try await load().value }
    #expect(networking.requests.count == 1)
  }
}

@MainActor private let pixels = ImagePixels(width: 40, height: 40, scale: 1)
