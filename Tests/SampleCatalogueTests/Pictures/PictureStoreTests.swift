// Tests of the image store: rendering each image once, concurrency limit, cancellation and disk cache.
import Foundation
import Synchronization
import Testing

@testable import SampleCatalogue

@Suite struct PictureStoreTests {
  @Test func `Concurrent requests for an image draw it once`() async throws {
    let renderer = FakeRenderer()
    let store = PictureStore(folder: nil, draw: renderer.draw)
    try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<20 { group.addTask { try await store.picture(key(1)) } }
      for try await data in group { #expect(data == renderer.data(1)) }
    }
    #expect(renderer.count == 1)
  }

  @Test func `The number of concurrent drawings stays within the limit`() async throws {
    let renderer = FakeRenderer()
    renderer.suspend()
    let store = PictureStore(folder: nil, limit: 2, draw: renderer.draw)
    let tasks = (1...6).map { number in Task { try await store.picture(key(number)) } }
    try await until { renderer.running == 2 }
    renderer.resume()
    for task in tasks { _ = try await task.value }
    #expect(renderer.count == 6)
    #expect(renderer.most == 2)
  }

  @Test func `A request cancelled while waiting draws nothing`() async throws {
    let renderer = FakeRenderer()
    renderer.suspend()
    let store = PictureStore(folder: nil, limit: 1, draw: renderer.draw)
    let first = Task { try await store.picture(key(1)) }
    try await until { renderer.running == 1 }
    let second = Task { try await store.picture(key(2)) }
    try await until { await store.waitingCount == 1 }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    renderer.resume()
    _ = try await first.value
    #expect(renderer.count == 1)
  }

  @Test func `The disk cache serves the next store and replaces an invalid file`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let renderer = FakeRenderer()
    _ = try await PictureStore(folder: folder, draw: renderer.draw).picture(key(1))
    let again = try await PictureStore(folder: folder, draw: renderer.draw).picture(key(1))
    #expect(again == renderer.data(1))
    #expect(renderer.count == 1)
    // A cached file that isn't an image is rendered again.
    try Data("no picture".utf8).write(to: folder.appending(path: key(1).path))
    #expect(try await PictureStore(folder: folder, draw: renderer.draw).picture(key(1)) == renderer.data(1))
    #expect(renderer.count == 2)
  }

  @Test func `A failed drawing throws and isn't cached`() async throws {
    let renderer = FakeRenderer()
    renderer.fails = true
    let store = PictureStore(folder: nil, draw: renderer.draw)
    await #expect(throws: FakeRenderer.Failure.self) { try await store.picture(key(1)) }
    renderer.fails = false
    #expect(try await store.picture(key(1)) == renderer.data(1))
  }

  @Test func `The memory cache evicts the least recently used image at its limit`() throws {
    var memory = PictureMemoryCache(bytes: 25)
    for number in 1...2 { memory[key(number)] = Data(count: 10) }
    #expect(memory[key(1)] != nil)
    memory[key(3)] = Data(count: 10)
    #expect(memory.count == 2)
    #expect(memory[key(2)] == nil)
    #expect(memory[key(1)] != nil)
    memory[key(4)] = Data(count: 26)
    #expect(memory[key(4)] == nil)
    #expect(memory.count == 2)
  }
}

private func key(_ number: Int) -> PictureStore.Key {
  let subject = ArtworkSubject(kind: .poster, seed: number, title: "", subtitle: "", year: nil, genres: [])
  return PictureStore.Key(subject: subject, size: size, path: "1/w92/p\(number).jpg")
}

private let size = PictureSize("w92").unsafelyUnwrapped

/// Waits up to a minute for a condition.
private func until(_ condition: () async -> Bool) async throws {
  let deadline = ContinuousClock.now + .seconds(60)
  while await !condition() {
    try #require(ContinuousClock.now < deadline)
    await Task.yield()
  }
}
