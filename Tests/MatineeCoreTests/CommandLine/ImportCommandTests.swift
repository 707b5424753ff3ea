import Foundation
import Library
import Testing
import ToolTestSupport

/// `matinee import`: a preview of the changes, one transaction for all of them, and a table of the skipped rows.
@Suite(.timeLimit(.minutes(5)))
struct ImportCommandTests {
  private let matinee: CommandLineTool
  private let header = "Date,Name,Year,Letterboxd URI"

  init() throws { matinee = try CommandLineTool() }

  private func library() async throws -> Library {
    try await Library.open(in: URL(filePath: matinee.file(".local/share/matinee"), directoryHint: .isDirectory))
  }

  private func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: matinee.file(name)))
    return matinee.file(name)
  }

  /// Returns the sample catalogue's popular films.
  private func films() async throws -> [(id: Int, title: String, year: Int)] {
    let outcome = try await matinee.run(["list", "popular", "--json"])
    let rows = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    return try rows.map { row in
      let date = try #require(row["releaseDate"] as? String)
      return (
        try #require(row["id"] as? Int), try #require(row["title"] as? String), try #require(Int(date.prefix(4)))
      )
    }
  }

  private func ratings(_ rows: [(String, Int, Double)]) -> String {
    "\(header),Rating\n"
      + rows.map { "2026-03-02,\"\($0.0)\",\($0.1),https://boxd.it/f\($0.0.count),\($0.2)\n" }.joined()
  }

  @Test func `A dry run lists the changes without writing them`() async throws {
    let films = try await films()
    let file = try write(ratings([(films[0].title, films[0].year, 4.5), ("No Such Film", 1999, 3)]), to: "ratings.csv")
    let dry = try await matinee.run(["import", file, "--dry-run"])
    #expect(dry.status == 0, "\(dry.errorOutput)")
    #expect(dry.output.hasPrefix("Letterboxd: 2 rows in 1 file.\n  ratings  1 new"))
    #expect(dry.output.contains("  \(films[0].title) (\(films[0].year)): rated 9 out of 10, 2026-03-02\n"))
    #expect(dry.output.contains("1 row has no matching title."))
    #expect(!FileManager.default.fileExists(atPath: matinee.file("ratings-skipped.csv")))
    let unasked = try await matinee.run(["import", file])
    #expect(unasked.status == 1 && unasked.output.isEmpty)
    #expect(
      unasked.errorOutput.hasSuffix(
        "matinee: Nothing was imported. Add --yes to import, or --dry-run to see the changes.\n"))
    #expect(try await library().ratings(by: .owner).isEmpty)
    let json = try await matinee.run(["import", file, "--dry-run", "--json"]).output
    let object = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["notFound"] as? Int == 1 && object["event"] == nil)
  }

  @Test func `Import writes one undoable transaction, and importing the file again adds nothing`() async throws {
    let films = try await films()
    let file = try write(
      ratings([(films[0].title, films[0].year, 4.5), (films[1].title, films[1].year, 2.5), ("No Such Film", 1999, 3)]),
      to: "ratings.csv")
    let outcome = try await matinee.run(["import", file, "--yes"])
    #expect(outcome.status == 0, "\(outcome.errorOutput)")
    let id = try #require(EventID(outcome.output.trimmingCharacters(in: .newlines)))
    let given = try await library().ratings(by: .owner)
    #expect(Set(given.map(\.score.stars)) == [9, 5] && Set(given.map(\.title.number)) == [films[0].id, films[1].id])
    #expect(given.allSatisfy { $0.date == .day(year: 2026, month: 3, day: 2) })
    let left = try String(contentsOfFile: matinee.file("ratings-skipped.csv"), encoding: .utf8)
    #expect(left.contains("ratings.csv,4,No title has this name and year.,"), "\(left)")

    let before = try await matinee.run(["export", "-"]).output
    let again = try await matinee.run(["import", file, "--yes"])
    #expect(again.status == 0 && again.output.isEmpty && again.errorOutput.contains("There’s nothing new to import."))
    #expect(try await matinee.run(["export", "-"]).output == before)
    #expect(FileManager.default.fileExists(atPath: matinee.file("ratings-skipped-2.csv")), "The first one stays.")

    #expect(try await matinee.run(["undo", "\(id)"]).status == 0)
    #expect(try await library().ratings(by: .owner).isEmpty)
  }

  @Test func `Import skips a title whose year is off by one unless the best match is requested`() async throws {
    let film = try await films()[0]
    let file = try write(ratings([(film.title, film.year + 1, 4)]), to: "ratings.csv")
    let plain = try await matinee.run(["import", file, "--yes"])
    #expect(
      plain.status == 0 && plain.output.isEmpty && plain.errorOutput.contains("1 row is ambiguous"),
      "\(plain.errorOutput)")
    let left = try String(contentsOfFile: matinee.file("ratings-skipped.csv"), encoding: .utf8)
    #expect(left.contains("Possible matches: movie/\(film.id) (sample) \(film.title) (\(film.year))"), "\(left)")
    #expect(try await matinee.run(["import", file, "--yes", "--best-match"]).status == 0)
    #expect(try await library().ratings(by: .owner).map(\.title.number) == [film.id])
  }

  @Test func `Import requires options for ambiguous files when there is no terminal`() async throws {
    let film = try await films()[0]
    let file = try write("\(header)\n2026-01-01,\"\(film.title)\",\(film.year),https://boxd.it/f1\n", to: "films.csv")
    let asked = try await matinee.run(["import", file, "--yes"])
    #expect(asked.status == 1 && asked.errorOutput.contains("--films watched"), "\(asked.errorOutput)")
    #expect(try await matinee.run(["import", file, "--yes", "--films", "likes"]).status == 0)
    #expect(try await library().items(of: .favorites(of: .owner)).map(\.title?.number) == [film.id])
    let netflix = try write("Title,Date\n\"\(film.title)\",\"3/4/25\"\n", to: "NetflixViewingHistory.csv")
    let dates = try await matinee.run(["import", netflix, "--yes"])
    #expect(dates.status == 1 && dates.errorOutput.contains("--day-first or --month-first"), "\(dates.errorOutput)")
    #expect(try await matinee.run(["import", netflix, "--yes", "--best-match", "--day-first"]).status == 0)
    #expect(try await library().history(of: .owner).map(\.date) == [.day(year: 2025, month: 4, day: 3)])
  }

  @Test func `Import opens an encrypted archive only with the right passphrase`() async throws {
    let archive = try #require(Data(base64Encoded: EncryptedArchive.base64))
    try archive.write(to: URL(filePath: matinee.file("export.zip")))
    let none = try await matinee.run(["import", matinee.file("export.zip"), "--dry-run"])
    #expect(none.status == 1 && none.errorOutput.contains("is protected by a passphrase"))
    let wrong = try await matinee.run(["import", matinee.file("export.zip"), "--dry-run", "--passphrase", "open"])
    #expect(wrong.status == 1 && wrong.errorOutput.contains("Wrong passphrase"))
    let right = try await matinee.run(["import", matinee.file("export.zip"), "--dry-run", "--passphrase", "sesame"])
    #expect(right.status == 0 && right.output.contains("1 row in 1 file"), "\(right.errorOutput)")
  }

  @Test func `Import shows an error for an unknown format or a missing file`() async throws {
    let strange = try write("to be,or not\n1,2\n", to: "strange.csv")
    let unknown = try await matinee.run(["import", strange, "--yes"])
    #expect(unknown.status == 1 && unknown.errorOutput.contains("isn’t an export from a supported app"))
    let missing = try await matinee.run(["import", matinee.file("nothing.zip")])
    #expect(
      missing.status == 1
        && missing.errorOutput
          == "matinee: Can’t find “nothing.zip”. Check its name, and whether its disk is connected.\n"
    )
    #expect(try await matinee.run(["import"]).status == 64)
    #expect(try await matinee.run(["import", strange, "--yes", "--dry-run"]).status == 64)
  }

  @Test func `Import writes nothing when TMDB is unreachable or rejects the key`() async throws {
    let file = try write(ratings([("Alien", 1979, 4)]), to: "ratings.csv")
    let gone = ["TMDB_API_KEY": "k", "MATINEE_API_URL": try SilentServer.unreachableAddress()]
    let offline = try await matinee.run(["import", file, "--yes"], gone)
    #expect(offline.status == 1 && offline.output.isEmpty)
    #expect(
      offline.errorOutput
        == "matinee: Can’t reach TMDB. Check your connection and try again. Nothing was imported.\n")
    let server = try await SampleServer()
    let refused = try await matinee.run(
      ["import", file, "--yes"], ["TMDB_API_KEY": "wrong", "MATINEE_API_URL": server.address])
    #expect(refused.status == 1 && refused.errorOutput.hasSuffix("Nothing was imported.\n"), "\(refused.errorOutput)")
    #expect(try await library().lastAction(of: .owner) == nil)
    #expect(!FileManager.default.fileExists(atPath: matinee.file("ratings-skipped.csv")))
  }

  @Test func `An interrupted import writes nothing`() async throws {
    let server = try await SampleServer()
    try server.hold("/3/search/*")
    let file = try write(ratings([("Alien", 1979, 4)]), to: "ratings.csv")
    let running = try matinee.start(
      ["import", file, "--yes"], ["TMDB_API_KEY": "k", "MATINEE_API_URL": server.address])
    try running.interrupt(atRequest: "/3/search/*", to: server)
    let outcome = try await running.end()
    #expect(outcome.status == 130 && !outcome.wasKilled)
    #expect(outcome.errorOutput == "matinee: The import was stopped. Nothing was imported.\n", "\(outcome.errorOutput)")
    #expect(try await library().lastAction(of: .owner) == nil)
  }
}
