import Library
import LibraryFormats
import Synchronization
import TMDB
import Testing
import TitleIdentity

@testable import Tracking
@testable import Transfer

/// The preview of an import and its result, with titles that a fake matcher knows.
struct ImportPlanTests: ImportPlanSuite {
  let library: Library

  init() throws { library = try Library.inMemory() }

  @Test func `The plan looks up each title once and limits concurrent lookups`() async throws {
    var result = ImportResult(format: .letterboxd)
    result.records = (0..<300).map { record("Film \($0 % 100)", .watchlisted) }
    let matcher = NameMatcher()
    let reported = Mutex<[Int]>([])
    let plan = try await ImportPlan(result, by: matcher, width: 4) { done, all in
      #expect(all == 100)
      reported.withLock { $0.append(done) }
    }
    #expect(matcher.requested.withLock(\.count) == 100)
    #expect(matcher.under.withLock(\.most) <= 4)
    #expect(reported.withLock(\.self) == Array(1...100))
    #expect(plan.steps.map(\.record.key) == result.records.map(\.key))
  }

  @Test func `Creating a plan throws the error of a failed lookup`() async throws {
    var result = ImportResult(format: .letterboxd)
    result.records = [record("Film 1", .watchlisted)]
    await #expect(throws: TMDBError.invalidCredential) {
      _ = try await ImportPlan(result, by: NameMatcher(error: .invalidCredential))
    }
  }

  @Test func `A dry run reports the same counts as the import and leaves the library unchanged`() async throws {
    let plan = try await plan([
      record("Film 1", .rated(try score(8)), day(3)), record("Film 1", .watched(isRewatch: false), day(3)),
      record("Film 2", .watchlisted), record("Film 2", .liked), record("Gone", .liked), record("Maybe 3", .liked),
      record("Film 2", .reviewed(" Calm.\n")),
      record("Film 2", .listed(ImportedListItem(list: ImportedList(id: "1", name: "Rain"), note: "with Ana"))),
    ])
    let dry = try await plan.apply(to: library, by: .owner, dryRun: true)
    #expect(dry.new == 7 && dry.newLists == 1 && dry.action == nil && dry.examples.count == 5)
    #expect(try await library.lastAction(of: .owner) == nil)
    #expect(try await library.lists(of: .owner).map(\.count) == [0, 0])
    let real = try await plan.apply(to: library, by: .owner)
    #expect(real.counts == dry.counts && real.newLists == 1)
    #expect(try await library.lists(of: .owner).map(\.shownName) == ["Watchlist", "Favourites", "Rain"])
    #expect(try await library.notes(of: .owner).map(\.text) == ["Calm."])
    let rain = try #require(try await library.lists(of: .owner).last)
    #expect(try await library.items(of: rain.id).map(\.text) == ["with Ana"])
    try await library.undo(try #require(real.action), by: .owner)
    #expect(try await library.ratings(by: .owner).isEmpty)
    #expect(try await library.lists(of: .owner).map(\.count) == [0, 0])
    #expect(plan.unimported.map(\.reason) == ["Possible matches: movie/3 Maybe 3 (1999).", "There is no such title."])
    #expect(plan.takingBestMatches().steps.count == plan.steps.count + 1)
  }

  @Test func `An import preserves unknown dates and skips an undated play of a title with a dated play`() async throws {
    let plan = try await plan([
      record("Film 1", .rated(try score(4))), record("Film 1", .watched(isRewatch: false)),
      record("Film 2", .watched(isRewatch: false), .year(1999)), record("Film 2", .watched(isRewatch: false)),
    ])
    _ = try await plan.apply(to: library, by: .owner)
    #expect(try await library.ratings(by: .owner).map(\.date) == [.unknown])
    #expect(
      try await library.history(of: .owner).map(\.date) == [.year(1999), .unknown], "It was seen: any play says so.")
  }

  @Test func `Lists contain no episodes, and two plays of an episode stay two plays`() async throws {
    let item = ImportedListItem(list: ImportedList(id: "1", name: "Rain"))
    let plan = try await plan([
      record("Show 1", .listed(item), episode: ImportedEpisode(season: 1, number: 1)),
      record("Show 1", .watched(isRewatch: false), day(1), episode: ImportedEpisode(season: 1, number: 1)),
      record(
        "Show 1", .watched(isRewatch: false), day(2), episode: ImportedEpisode(season: 1, number: 1, name: "Pilot")),
    ])
    #expect(plan.steps.map(\.date) == [day(1), day(2)])
    #expect(plan.unimported.map(\.reason) == ["Matinee’s lists contain only films and series."])
  }

  @Test func `Entries of the same series with different IDs of their app are a question`() async throws {
    let plan = { (sourceIDs: [String]) in
      var result = ImportResult(format: .simkl)
      result.records = sourceIDs.map { id in
        ImportedRecord(
          title: ImportedTitle(name: "Castle 6", year: 1999, kind: .show, ids: ImportedIDs(tmdb: 6), sourceID: id),
          fact: .watchlisted, location: ImportLocation(file: "a", line: 1), key: id)
      }
      return try await ImportPlan(result, by: NameMatcher())
    }
    let different = try await plan(["1", "2"])
    #expect(different.steps.isEmpty && different.ambiguousRecords.count == 2)
    #expect(try await plan(["1", "1"]).steps.count == 2)
  }

  @Test func `A film and a series with one name and year are different titles`() async throws {
    var result = ImportResult(format: .trakt)
    result.records = [TitleID.Kind.movie, .show].map { kind in
      ImportedRecord(
        title: ImportedTitle(name: "Castle 6", year: 1999, kind: kind), fact: .watchlisted,
        location: ImportLocation(file: "a", line: 1), key: kind.rawValue)
    }
    let plan = try await ImportPlan(result, by: NameMatcher())
    #expect(plan.steps.map(\.title.key.kind) == [.movie, .show])
  }

  @Test func `The plan skips invalid reviews and unidentified episodes and gives reasons`() async throws {
    let plan = try await plan([
      record("Film 1", .reviewed(String(repeating: "a", count: 10_001))), record("Film 1", .reviewed(" \n")),
      record("Show 1", .watched(isRewatch: false), episode: ImportedEpisode()),
      record("Show 1", .watched(isRewatch: false), episode: ImportedEpisode(season: 2, name: "Somewhere")),
    ])
    #expect(plan.steps.isEmpty)
    #expect(
      plan.unimported.map(\.reason) == [
        "The text is longer than 10000 bytes.", "The text is empty.", "Matinee can’t tell which episode this is.",
        "TMDB doesn’t list season 2 of this series.",
      ])
  }
}
