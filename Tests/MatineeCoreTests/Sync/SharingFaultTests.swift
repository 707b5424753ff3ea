import Foundation
import Synchronization
import Testing
import ToolTestSupport

@testable import Library
@testable import Tracking
@testable import Transfer

/// The problems with a shared folder that the preferences show, until each is fixed.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct SharingFaultTests {
  private let folder: TemporaryFolder
  private let library: LibraryModel
  private let isFull: Flag
  private let shared: URL

  /// A flag that makes the disk appear full.
  private final class Flag: Sendable { let value = Mutex(false) }

  init() throws {
    let (folder, isFull) = (try TemporaryFolder(), Flag())
    (self.folder, self.isFull) = (folder, isFull)
    shared = folder.url.appending(path: "shared", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    library = LibraryModel(source: .tmdb) {
      var environment = LibraryEnvironment()
      let write = environment.writeShared
      environment.writeShared = { descriptor, bytes in
        if isFull.value.withLock(\.self) { throw POSIXError(.ENOSPC) }
        try write(descriptor, bytes)
      }
      return try await Library.open(in: folder.url.appending(path: "here"), environment)
    }
  }

  private func model(_ folder: URL) -> SharingModel {
    let dependencies = SharingModel.Dependencies(
      changes: { _ in AsyncStream { _ in } }, rest: { throw CancellationError() }, save: { _ in })
    return SharingModel(folder, of: library, dependencies)
  }

  /// Returns the problem after another sync with the folder.
  private func problem(_ model: SharingModel) async -> String? {
    model.sync()
    await model.finish()
    return model.problem
  }

  private func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: shared.path) }

  @Test func `A full folder shows a problem until there is free space`() async throws {
    let model = model(shared)
    _ = await library.rate(.alien, Score(stars: 8))
    isFull.value.withLock { $0 = true }
    #expect(
      await problem(model)
        == "The disk with the shared folder is full. Free some space. Matinee merged changes from other devices, and will add yours later."
    )
    isFull.value.withLock { $0 = false }
    #expect(await problem(model) == nil)
    #expect(try files().count == 1)
  }

  @Test func `A read-only folder shows a problem until the user chooses another one`() async throws {
    let model = model(URL(filePath: "/sys/kernel", directoryHint: .isDirectory))
    _ = await library.rate(.alien, Score(stars: 8))
    #expect(
      await problem(model)
        == "The shared folder is read-only. Make it writable. Matinee merged changes from other devices, and will add yours later."
    )
    model.share(shared)
    await model.finish()
    #expect(model.problem == nil)
    #expect(try files().count == 1)
  }

  @Test func `A link that leads out of the folder shows a problem until it is removed`() async throws {
    let model = model(shared)
    let link = shared.appending(path: "other.jsonl")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(filePath: "/etc/hostname"))
    #expect(
      await problem(model)
        == "“other.jsonl” in the folder is a link to a place outside it, so Matinee ignored it. Put the file itself there, or remove the link."
    )
    try FileManager.default.removeItem(at: link)
    #expect(await problem(model) == nil)
  }

  @Test func `An incomplete journal from another device shows no problem and is merged later`() async throws {
    let there = try await Library.open(in: folder.url.appending(path: "there"))
    for stars in [3.0, 4] { try await there.rate(.alien, #require(Score(stars: stars)), by: .owner) }
    try await SharedFolder(shared, of: there).sync()
    let file = shared.appending(path: try #require(try files().first))
    let whole = try Data(contentsOf: file)
    try whole.dropLast(30).write(to: file)
    let model = model(shared)
    #expect(await problem(model) == nil)
    #expect(try await library.library().ratings(by: .owner).map(\.score) == [Score(stars: 3)])
    try whole.write(to: file)
    #expect(await problem(model) == nil)
    #expect(try await library.library().ratings(by: .owner).map(\.score) == [Score(stars: 4)])
  }
}
