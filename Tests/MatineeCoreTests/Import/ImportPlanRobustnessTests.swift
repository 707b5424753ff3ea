import Library
import LibraryFormats
import TMDB
import Testing
import TitleIdentity

@testable import Transfer

/// Records that the library rejects. None of them stops an import.
struct ImportPlanRobustnessTests {
  private let library: Library

  init() throws { library = try Library.inMemory() }

  private struct FakeMatcher: TitleMatching {
    func match(_ wanted: ImportedTitle) async throws(TMDBError) -> ImportMatch {
      let name = wanted.name
      if name == "Gone" { return .missing("There is no such title.") }
      return .certain(MatchedTitle(TitleReference(.tmdb, .movie, name.utf8.count, name: name, year: 1999)))
    }
  }

  private func plan(_ facts: [(String, ImportedFact)]) async throws -> ImportPlan {
    var result = ImportResult(format: .letterboxd)
    result.records = facts.enumerated().map { index, fact in
      var record = ImportedRecord(
        title: ImportedTitle(name: fact.0, kind: .movie), fact: fact.1,
        location: ImportLocation(file: "a.csv", line: index + 1), key: "\(index)")
      record.row = index
      return record
    }
    return try await ImportPlan(result, by: FakeMatcher())
  }

  /// All characters that the library or Swift considers white space, and the zero width space, on which they disagree.
  private static let blanks = ["\u{200B}", " \u{200B}\n", "\u{A0}", "\u{2003}", "\u{85}", "\u{2028}", "\u{3000}"]

  @Test(arguments: blanks)
  func `The plan skips a blank review with a reason and imports the other records`(_ blank: String) async throws {
    let plan = try await plan([("Heat", .reviewed(blank)), ("Heat", .reviewed("Fine.")), ("Heat", .watchlisted)])
    let outcome = try await plan.apply(to: library, by: .owner)
    #expect(outcome.new == 2)
    #expect(plan.unimported.map(\.reason) == ["The text is empty."])
  }

  @Test(arguments: blanks)
  func `A list with a blank name gets a default name; the other records are imported`(_ blank: String) async throws {
    let item = ImportedListItem(list: ImportedList(id: "1", name: blank, description: blank), note: blank)
    let plan = try await plan([("Heat", .listed(item)), ("Ronin", .watchlisted)])
    #expect(try await plan.apply(to: library, by: .owner).new == 3)
    #expect(try await library.lists(of: .owner).map(\.name).contains("List"))
    #expect(try await plan.apply(to: library, by: .owner).new == 0)
  }

  @Test func `A repeated import recognizes a list whose name contains zero-width spaces`() async throws {
    let item = ImportedListItem(list: ImportedList(id: "1", name: "\u{200B} Rain \u{200B}"))
    let plan = try await plan([("Heat", .listed(item))])
    #expect(try await plan.apply(to: library, by: .owner).new == 2)
    #expect(try await plan.apply(to: library, by: .owner).new == 0)
  }

  @Test func `A repeated import recognizes a note with surrounding white space`() async throws {
    let plan = try await plan([("Heat", .reviewed("\u{200B} Fine. \u{200B}\n"))])
    #expect(try await plan.apply(to: library, by: .owner).new == 1)
    #expect(try await plan.apply(to: library, by: .owner).new == 0)
  }

  @Test func `The report counts skipped rows by reason`() async throws {
    let long = String(repeating: "a", count: 40_000)
    let plan = try await plan([
      ("Heat", .reviewed(long)), ("Ronin", .reviewed(long)), ("Heat", .reviewed(" ")), ("Gone", .watchlisted),
    ])
    let report = ImportReport(plan, try await plan.apply(to: library, by: .owner, dryRun: true))
    let text = report.text()
    #expect(text.contains("1 row has no matching title."), "\(text)")
    #expect(text.contains("Skipped 2 rows. The text is longer than 10000 bytes."), "\(text)")
    #expect(text.contains("Skipped 1 row. The text is empty."), "\(text)")
    let json = try report.json()
    #expect(json.contains("\"notFound\":1") || json.contains("\"notFound\" : 1"), "\(json)")
  }
}
