import Foundation
import GRDB
import SyntheticExports
import Testing
import TitleIdentity

@testable import TitleIndex

struct OpenedIndexTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: URL { IndexFolder(url: folder.indexURL).file(.titles(.movie)) }

  @Test func `An open index switches to the new file after an update`() async throws {
    let reader = try await folder.index(movies: ["Old"])
    #expect(try await reader.movies("") == ["Old"])
    _ = try await folder.index(movies: ["New"])
    #expect(try await reader.movies("") == ["New"])
  }

  @Test func `An open connection continues with the old file after an update`() async throws {
    _ = try await folder.index(movies: ["Old"])
    var configuration = Configuration()
    configuration.readonly = true
    let queue = try DatabaseQueue(path: file.path(percentEncoded: false), configuration: configuration)
    _ = try await folder.index(movies: ["New"])
    let search: @Sendable (Database) throws -> [TitleMatch] = {
      try KindSearch(.movie, limit: 5, in: $0).matches(SearchQuery("old"))
    }
    #expect(try await queue.read(search).map(\.title) == ["Old"])
  }

  @Test func `Deleted file leaves the index empty and absent`() async throws {
    let index = try await folder.index(movies: ["Old"])
    #expect(try await index.movies("") == ["Old"])
    try FileManager.default.removeItem(at: file)
    #expect(try await index.movies("").isEmpty)
    #expect(try await index.status(of: .movie) == .absent)
  }

  @Test(arguments: [
    "PRAGMA user_version = 1", "PRAGMA application_id = 1", "DELETE FROM information", "DROP TABLE information",
  ])
  func `File of another version is set aside and can be replaced`(sql: String) async throws {
    _ = try await folder.index(movies: ["Old"])
    let queue = try DatabaseQueue(path: file.path(percentEncoded: false))
    try await queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
    try await expectSetAside()
  }

  @Test func `Damaged file is set aside and can be replaced`() async throws {
    _ = try await folder.index(movies: ["Old"])
    try Data("SQLite format 4, or rubbish".utf8).write(to: file)
    try await expectSetAside()
  }

  @Test func `A search that finds damage throws an error and sets the file aside`() async throws {
    let index = try await folder.index(movies: (0..<3_000).map { "Film \($0)" })
    _ = try await index.movies("film 1")
    let handle = try FileHandle(forUpdating: file)
    let size = try handle.seekToEnd()
    for page in 3..<(size / 4_096) {
      try handle.seek(toOffset: page * 4_096)
      try handle.write(contentsOf: Data(repeating: 0xa5, count: 4_096))
    }
    try handle.close()
    let other = TitleIndex(folder: folder.indexURL)
    await #expect { try await other.search("film 2", kinds: [.movie]) } throws: { error in
      guard case .damagedIndex(.movie, _) = error as? TitleIndexError else { return false }
      return true
    }
    #expect(try await other.movies("film 2").isEmpty)
    #expect(
      FileManager.default.fileExists(atPath: IndexFolder(url: folder.indexURL).setAsideFile(.titles(.movie)).path()))
  }

  private func expectSetAside() async throws {
    let index = TitleIndex(folder: folder.indexURL)
    #expect(try await index.movies("old").isEmpty)
    guard case .setAside = try await index.status(of: .movie) else {
      Issue.record("\(try await index.status(of: .movie))")
      return
    }
    #expect(!FileManager.default.fileExists(atPath: file.path(percentEncoded: false)))
    _ = try await index.update(from: [folder.export(.movies, ["New"])])
    #expect(try await index.movies("") == ["New"])
    guard case .ready = try await index.status(of: .movie) else {
      Issue.record("The index is not ready.")
      return
    }
  }
}
