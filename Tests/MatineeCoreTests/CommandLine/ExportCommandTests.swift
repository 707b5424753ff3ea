import Foundation
import Library
import Testing
import TitleIdentity
import ToolTestSupport

/// `matinee export`: it writes all files or none, and overwrites none without `--force`.
@Suite(.timeLimit(.minutes(5)))
struct ExportCommandTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  private func library() async throws -> Library {
    try await Library.open(in: URL(filePath: matinee.file(".local/share/matinee"), directoryHint: .isDirectory))
  }

  private func fill() async throws {
    let library = try await library()
    let alien = TitleReference(.tmdb, .movie, 348, name: "Alien", year: 1979)
    let dark = TitleReference(.tmdb, .show, 70523, name: "Dark", year: 2017)
    try await library.rate(alien, try #require(Score(stars: 8.5)), by: .owner, date: .day(year: 2024, month: 5, day: 4))
    for year in [2024, 2025] {
      try await library.watch(alien, on: .day(year: year, month: 5, day: 3), by: .owner)
    }
    try await library.watch(dark, part: .episode(season: 1, number: 2), on: .unknown, by: .owner)
    try await library.add(alien, to: .watchlist(of: .owner), by: .owner)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: matinee.file(name))), as: UTF8.self)
  }

  @Test func `A journal that is exported and imported elsewhere exports to the same bytes`() async throws {
    try await fill()
    #expect(try await matinee.run(["export", matinee.file("a.jsonl")]).status == 0)
    let piped = try await matinee.run(["export", "-"])
    #expect(piped.status == 0)
    #expect(piped.output == (try text("a.jsonl")))
    let other = ["XDG_DATA_HOME": matinee.file("other")]
    let dry = try await matinee.run(["import", matinee.file("a.jsonl"), "--dry-run"], other)
    #expect(dry.status == 0 && dry.output == "Matinee: 5 new events, 0 known.\n", "\(dry)")
    #expect(try await matinee.run(["import", matinee.file("a.jsonl")], other).status == 1)
    #expect(try await matinee.run(["import", matinee.file("a.jsonl"), "--yes"], other).status == 0)
    #expect(try await matinee.run(["export", "-"], other).output == piped.output)
    let again = try await matinee.run(["import", matinee.file("a.jsonl"), "--yes"], other)
    #expect(again.status == 0 && again.errorOutput.contains("There’s nothing new to import."))
  }

  @Test func `Export overwrites existing files only with --force`() async throws {
    try await fill()
    try Data("mine".utf8).write(to: URL(filePath: matinee.file("a.jsonl")))
    let refused = try await matinee.run(["export", matinee.file("a.jsonl")])
    #expect(refused.status == 1)
    #expect(
      refused.errorOutput == "matinee: “a.jsonl” already exists. Choose another name, or add --force to replace it.\n")
    #expect(try text("a.jsonl") == "mine")
    #expect(try await matinee.run(["export", matinee.file("a.jsonl"), "--force"]).status == 0)
    #expect(try text("a.jsonl") != "mine")
    #expect(try await matinee.run(["export", "--format", "csv", matinee.file("t")]).status == 0)
    #expect(try await matinee.run(["export", "--format", "csv", matinee.file("t")]).status == 1)
    #expect(try await matinee.run(["export", "--format", "csv", matinee.file("t"), "--force"]).status == 0)
  }

  @Test func `CSV export writes ratings, history and lists as tables in a folder`() async throws {
    try await fill()
    #expect(try await matinee.run(["export", "--format", "csv", matinee.file("tables")]).status == 0)
    #expect(try text("tables/ratings.csv").contains("film,348,,Alien,1979,,,8.5,2024-05-04"))
    #expect(try text("tables/history.csv").contains("film,348,,Alien,1979,,,2025-05-03,yes"))
    #expect(try text("tables/history.csv").contains("series,70523,,Dark,2017,1,2,,"))
    #expect(try text("tables/lists.csv").contains("Watchlist,1,film,348,,Alien,1979,,,"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: matinee.file("tables")).count == 3)
  }

  @Test func `Letterboxd export replaces its earlier files and preserves other files`() async throws {
    try await fill()
    try FileManager.default.createDirectory(atPath: matinee.file("lb"), withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: matinee.file("lb/letterboxd-7.csv")))
    try Data().write(to: URL(filePath: matinee.file("lb/mine.csv")))
    let outcome = try await matinee.run(["export", "--format", "letterboxd", matinee.file("lb"), "--force"])
    #expect(
      outcome.status == 0 && outcome.errorOutput.contains("whole ratings")
        && outcome.errorOutput.contains("only has films"))
    #expect(try text("lb/letterboxd.csv").contains("348,,Alien,1979,,2025-05-03,9,true"))
    let left = try FileManager.default.contentsOfDirectory(atPath: matinee.file("lb")).sorted()
    #expect(left == ["letterboxd.csv", "mine.csv"], "What the last export left behind would be imported twice.")
  }

  @Test func `Export reports invalid arguments and locations`() async throws {
    #expect(try await matinee.run(["export"]).status == 64)
    #expect(try await matinee.run(["export", "--format", "xml", "a"]).status == 64)
    let piped = try await matinee.run(["export", "--format", "csv", "-"])
    #expect(piped.status == 64 && piped.errorOutput.contains("jsonl"))
    let nowhere = try await matinee.run(["export", matinee.file("no/such/folder/a.jsonl")])
    #expect(nowhere.status == 1 && nowhere.errorOutput.hasPrefix("matinee: "))
    #expect(try await matinee.run(["export", "/tmp"]).errorOutput.contains("is a folder"))
  }
}
