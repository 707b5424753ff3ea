import Foundation
import Library
import Testing
import TitleIdentity
import ToolTestSupport

/// `matinee search --offline`: titles on the user's lists that aren't cached otherwise.
@Suite(.timeLimit(.minutes(5)))
struct SearchListsTests {
  private let matinee: CommandLineTool
  private let data: URL

  init() throws {
    matinee = try CommandLineTool()
    data = URL(filePath: matinee.file(".local/share/matinee"), directoryHint: .isDirectory)
  }

  private func search(_ arguments: String...) async throws -> CommandLineTool.Outcome {
    try await matinee.run(["search", "--offline"] + arguments, ["TMDB_API_KEY": "k"])
  }

  private func fill() async throws {
    let library = try await Library.open(in: data)
    let alien = TitleReference(.tmdb, .movie, 348, name: "Alien", year: 1979)
    try await library.add(alien, to: .watchlist(of: .owner), by: .owner)
    try await library.add(alien, to: .favorites(of: .owner), by: .owner)
    let other = TitleReference(.sample, .movie, 1, name: "Alien Nosferatu", year: 1922)
    try await library.add(other, to: .watchlist(of: .owner), by: .owner)
  }

  @Test func `Offline search finds titles on the user's lists by name and year`() async throws {
    try await fill()
    for words in [["alien"], ["ali"], ["alien", "--year", "1979"], ["alien", "--films"]] {
      let found = try await matinee.run(["search", "--offline"] + words, ["TMDB_API_KEY": "k"])
      #expect(found.status == 0 && found.output == "movie/348  1979  Alien\n", "\(words): \(found)")
    }
    #expect(try await search("alien", "--series").output.isEmpty)
    #expect(try await search("alien", "--sample").output.contains("Alien Nosferatu"))
  }

  @Test func `Offline search creates no library`() async throws {
    #expect(try await search("alien").status == 1)
    #expect(!FileManager.default.fileExists(atPath: data.path))
  }

  @Test func `Offline search reports a damaged library once`() async throws {
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try Data("no database".utf8).write(to: data.appending(path: "library.sqlite"))
    #expect(
      try await search("alien").errorOutput.contains("The file with your ratings, lists and history was damaged."))
    #expect(try await !search("alien").errorOutput.contains("damaged"), "it is whole now")
  }
}
