import Foundation
import Library
import Testing
import ToolTestSupport

@testable import Transfer

/// Files that are either written completely or not at all.
struct AtomicFileWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var left: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
  }

  @Test func `A full disk throws an error and leaves no partial file`() async throws {
    let file = folder.url.appending(path: "a.jsonl")
    await #expect(throws: ExportError.diskFull(file: "a.jsonl")) {
      try await AtomicFileWriter().write(to: file) { url in
        try Data("half".utf8).write(to: url)
        throw LibraryError.diskFull
      }
    }
    #expect(try left.isEmpty)
    await #expect(throws: ExportError.diskFull(file: "a.jsonl")) {
      try await AtomicFileWriter().write(to: file) { _ in throw SystemError(number: ENOSPC) }
    }
  }

  @Test func `A failed write keeps the existing files`() async throws {
    _ = try folder.write("mine", to: "a.csv")
    await #expect(throws: ExportError.self) {
      // A file name can't be this long, so writing the second file fails.
      try await AtomicFileWriter(replaces: true).write(
        ["a.csv": [1], String(repeating: "n", count: 300): [2]], into: folder.url)
    }
    #expect(try left == ["a.csv"])
    #expect(try String(contentsOf: folder.url.appending(path: "a.csv"), encoding: .utf8) == "mine")
  }

  @Test func `A failed write removes the folder created for the files`() async throws {
    await #expect(throws: ExportError.self) {
      try await AtomicFileWriter().write(
        ["a.csv": [1], String(repeating: "n", count: 300): [2]], into: folder.url.appending(path: "new"))
    }
    #expect(try left.isEmpty)
  }

  @Test func `A write doesn't replace a file that was created at its path meanwhile`() async throws {
    let file = folder.url.appending(path: "a.jsonl")
    await #expect(throws: ExportError.exists(file: "a.jsonl")) {
      try await AtomicFileWriter().write(to: file) { url in
        try Data("theirs".utf8).write(to: file)
        try Data("ours".utf8).write(to: url)
      }
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "theirs")
    #expect(try left == ["a.jsonl"])
  }
}
