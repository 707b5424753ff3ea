import Foundation
import ImagePipeline
import TMDB
import Testing
import ToolTestSupport

@testable import MatineeApp
@testable import MatineeCore

/// Pipes, sockets, devices and folders in place of files. Commands reject each at once with a message and leave it as
/// it is.
@Suite(.timeLimit(.minutes(5)))
struct SpecialFileAttackTests {
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

  @Test("Import refuses what is no file", arguments: SpecialFile.allCases)
  func importRefuses(special: SpecialFile) async throws {
    for name in ["x.csv", "x.zip", "x.json", "x.jsonl"] {
      let outcome = try await matinee.run(["import", try put(special, at: name), "--yes", "--sample"])
      #expect(outcome.status == 1 && !outcome.wasKilled)
      #expect(outcome.words.contains(special == .folder ? "There is nothing in" : "neither a file nor a folder"))
    }
  }

  @Test("Export refuses to replace what is no file", arguments: SpecialFile.allCases)
  func exportRefuses(special: SpecialFile) async throws {
    #expect(try await matinee.run(["rate", "movie/1", "8", "--sample"]).status != 64)
    let path = try put(special, at: "out.jsonl")
    let before = kind(path)
    for options in [[], ["--force"]] {
      let outcome = try await matinee.run(["export", path] + options)
      #expect(outcome.status == 1 && !outcome.wasKilled && !outcome.words.isEmpty)
      #expect(kind(path) == before, "It is still there.")
    }
  }

  @Test("Export with --force doesn't replace a link to a device")
  func exportLeavesLinkToDevice() async throws {
    let path = matinee.file("null")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
    let outcome = try await matinee.run(["export", path, "--force"])
    #expect(outcome.status == 1 && outcome.words.contains("is a device, a pipe or a socket."), "\(outcome.words)")
    #expect(kind(path) == .typeSymbolicLink)
  }

  @Test("Settings that are no file are reported", arguments: SpecialFile.allCases)
  func settingsAreReported(special: SpecialFile) async throws {
    let path = try put(special, at: ".config/matinee/settings.json")
    let outcome = try await matinee.run(["list", "popular"])
    #expect(outcome.status == 1 && !outcome.wasKilled && outcome.words.contains("settings"), "\(outcome.words)")
    let file = SettingsFile(URL(filePath: path))
    #expect(throws: SettingsError.unreadable(URL(filePath: path))) { try file.save(.none) }
    #expect(await file.preferences() == Preferences(content: [:]))
  }

  @Test("An export of titles that is no file is refused", arguments: SpecialFile.allCases)
  func titleExportIsRefused(special: SpecialFile) async throws {
    let path = try put(special, at: "movie_ids.json.gz")
    let outcome = try await matinee.run(["index", "update", "--sample", "--file", path])
    #expect(
      outcome.status == 1 && outcome.words.contains("cannot be read: it is not a regular file."), "\(outcome.words)")
  }

  @Test("A title index that is no file is set aside", arguments: SpecialFile.allCases)
  func titleIndexIsSetAside(special: SpecialFile) async throws {
    #expect(try await matinee.run(["index", "update", "--sample"]).status == 0)
    let folder = URL(filePath: matinee.file(".cache/matinee"))
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    let index = try #require(files?.first { $0.lastPathComponent == "films.sqlite" })
    try special.put(at: index.path)
    let outcome = try await matinee.run(["index", "status", "--sample"])
    #expect(outcome.status == 0 && outcome.output.contains("set aside"), "\(outcome.output)\(outcome.words)")
    // SQLite opens this file along with the index.
    #expect(try await matinee.run(["index", "update", "--sample"]).status == 0)
    try special.put(at: index.path + "-journal")
    #expect(try await !matinee.run(["index", "status", "--sample"]).wasKilled)
  }

  @Test("Lists of searches, downloads and pictures that are no files are not read", arguments: SpecialFile.allCases)
  func stateFilesAreNotRead(special: SpecialFile) async throws {
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

private struct NoPictures: DataLoading {
  func data(from url: URL, maximumBytes: Int) async throws -> Data { throw DataLoadingError.status(404) }
}
