import Containment
import Foundation
import LoadingState
import TMDBTesting
import Testing

@testable import GenresExample

@MainActor @Suite(.timeLimit(.minutes(10))) struct RatingStoreTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `Ratings survive a restart`() async {
    let store = await openStore()
    #expect(store.ratings.isEmpty && store.canRate && store.problem == nil)
    store.rate(1, 8.5)
    store.rate(2, 7)
    store.rate(1, 9)
    store.rate(2, nil)
    #expect(store.ratings == [1: 9])
    await store.finish()
    #expect(await openStore().ratings == [1: 9])
  }

  @Test func `The first rating creates the folder`() async {
    let url = folder.url.appending(path: "new/ratings.json")
    let store = RatingStore(url)
    await store.finish()
    store.rate(1, 10)
    await store.finish()
    #expect(store.problem == nil)
    #expect(FileManager.default.fileExists(atPath: url.path))
  }

  @Test(arguments: ["{\"1\": 8", "[]", "{\"1\": 11}", "{\"1\": \"good\"}", ""])
  func `A damaged file isn’t overwritten, and the message contains its path`(_ text: String) async throws {
    try text.write(to: folder.ratings, atomically: true, encoding: .utf8)
    let store = await openStore()
    #expect(!store.canRate)
    #expect(store.problem?.explanation.contains(folder.ratings.path) == true)
    store.rate(1, 8)
    await store.finish()
    #expect(store.ratings.isEmpty)
    #expect(try String(contentsOf: folder.ratings, encoding: .utf8) == text)
  }

  @Test func `Ratings can’t change before the file has been read`() async throws {
    try "{\"1\": 8}".write(to: folder.ratings, atomically: true, encoding: .utf8)
    let store = RatingStore(folder.ratings)
    store.rate(2, 5)
    await store.finish()
    #expect(store.ratings == [1: 8])
  }

  @Test func `A rating that can’t be saved stays, and the next one saves both`() async throws {
    let store = await openStore()
    // A folder in place of the file can't be replaced by a file.
    try FileManager.default.createDirectory(at: folder.ratings, withIntermediateDirectories: true)
    store.rate(1, 8)
    await store.finish()
    #expect(store.problem?.title == "Can’t Save Your Ratings")
    #expect(store.ratings == [1: 8])
    try FileManager.default.removeItem(at: folder.ratings)
    store.rate(2, 6)
    await store.finish()
    #expect(store.problem == nil)
    #expect(await openStore().ratings == [1: 8, 2: 6])
  }

  @Test func `A rated film has a badge`() {
    let store = RatingStore([1: 8.5])
    #expect(store.badge(for: 1)?.text == "8.5")
    #expect(store.badge(for: 1)?.description == "your rating 8.5 out of 10")
    #expect(store.badge(for: 2) == nil)
  }

  /// Opens the file as if the program had just started.
  private func openStore() async -> RatingStore {
    let store = RatingStore(folder.ratings)
    await store.finish()
    return store
  }
}
