import Foundation
import ImagePipeline
import TMDB
import Testing
import TitleIdentity
import ToolTestSupport

@testable import AppFoundation
@testable import Catalogue
@testable import Downloads
@testable import ScreenFoundation
@testable import Search
@testable import Tracking

/// Pipes, sockets, devices and folders in place of files. Commands reject each at once with a message and leave it as
/// it is.
@Suite(.timeLimit(.minutes(5)))
struct SpecialFileRobustnessTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  private func put(_ special: SpecialFile, at name: String) throws -> String {
    let path = matinee.file(name)
    try special.put(at: path)
    return path
  }

  /// Returns the type of the file at a path, without following links.
  private func kind(_ path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  @Test(arguments: SpecialFile.allCases)
  func `Import rejects a path that isn't a regular file`(special: SpecialFile) async throws {
    for name in ["x.csv", "x.zip", "x.json", "x.jsonl"] {
      let outcome = try await matinee.run(["import", try put(special, at: name), "--yes", "--sample"])
      #expect(outcome.status == 1 && !outcome.wasKilled)
      #expect(outcome.errorOutput.contains(special == .folder ? "is empty" : "neither a file nor a folder"))
    }
  }

  @Test(arguments: SpecialFile.allCases)
  func `Export doesn't replace a path that isn't a regular file`(special: SpecialFile) async throws {
    #expect(try await matinee.run(["rate", "movie/1", "8", "--sample"]).status != 64)
    let path = try put(special, at: "out.jsonl")
    let before = kind(path)
    for options in [[], ["--force"]] {
      let outcome = try await matinee.run(["export", path] + options)
      #expect(outcome.status == 1 && !outcome.wasKilled && !outcome.errorOutput.isEmpty)
      #expect(kind(path) == before, "It is still there.")
    }
  }

  @Test func `Export with --force doesn't replace a link to a device`() async throws {
    let path = matinee.file("null")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
    let outcome = try await matinee.run(["export", path, "--force"])
    #expect(
      outcome.status == 1 && outcome.errorOutput.contains("is a device, a pipe or a socket."), "\(outcome.errorOutput)")
    #expect(kind(path) == .typeSymbolicLink)
  }

  @Test(arguments: SpecialFile.allCases)
  func `A settings path that isn't a regular file shows an error`(special: SpecialFile) async throws {
    let path = try put(special, at: ".config/matinee/settings.json")
    let outcome = try await matinee.run(["list", "popular"])
    #expect(
      outcome.status == 1 && !outcome.wasKilled && outcome.errorOutput.contains("settings"), "\(outcome.errorOutput)")
    let file = SettingsFile(URL(filePath: path))
    #expect(throws: SettingsError.unreadable(URL(filePath: path))) { try file.save(.none) }
    #expect(await file.preferences() == Preferences(content: [:]))
  }

  @Test(arguments: SpecialFile.allCases)
  func `Index update rejects an export that isn't a regular file`(special: SpecialFile) async throws {
    let path = try put(special, at: "movie_ids.json.gz")
    let outcome = try await matinee.run(["index", "update", "--sample", "--file", path])
    #expect(
      outcome.status == 1 && outcome.errorOutput.contains("it’s not a regular file."),
      "\(outcome.errorOutput)")
  }

  @Test(arguments: SpecialFile.allCases)
  func `A title index that isn't a regular file is set aside`(special: SpecialFile) async throws {
    #expect(try await matinee.run(["index", "update", "--sample"]).status == 0)
    let folder = URL(filePath: matinee.file(".cache/matinee"))
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    let index = try #require(files?.first { $0.lastPathComponent == "films.sqlite" })
    try special.put(at: index.path)
    let outcome = try await matinee.run(["index", "status", "--sample"])
    #expect(outcome.status == 0 && outcome.output.contains("set aside"), "\(outcome.output)\(outcome.errorOutput)")
    // SQLite opens this file along with the index.
    #expect(try await matinee.run(["index", "update", "--sample"]).status == 0)
    try special.put(at: index.path + "-journal")
    #expect(try await !matinee.run(["index", "status", "--sample"]).wasKilled)
  }

  @Test(arguments: SpecialFile.allCases)
  func `State files and pictures that aren't regular files are not read`(special: SpecialFile) async throws {
    let path = try put(special, at: "state.json")
    let url = URL(filePath: path)
    #expect(await RecentSearchesFile(url).read().isEmpty)
    await #expect(throws: DownloadsFileError.self) { try await DownloadsFile(url).read() }
    try special.put(at: path)
    #expect(throws: ProfilePictureError.unreadable) { try PictureFolder.read(url) }
    await #expect(throws: (any Error).self) {
      try await LocalPictures(NoPictures()).data(from: url, maximumBytes: 1 << 20)
    }
    #expect(throws: TitleIndexUpdateError.self) { try PartialFile(url) }
  }
}
