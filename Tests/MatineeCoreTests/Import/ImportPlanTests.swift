import Library
import LibraryFormats
import Synchronization
import TMDB
import Testing
import TitleIdentity

@testable import MatineeCore

/// The preview of an import and its result, with titles that a fake matcher knows.
struct ImportPlanTests {
  private let library: Library

  init() throws { library = try Library.inMemory() }

  /// A matcher by name. The digits in a name are the film's ID. "Gone" has no match, and names that begin with "Maybe"
  /// are ambiguous.
  private final class FakeMatcher: TitleMatching {
    let requested = Mutex<[WantedTitle]>([])
    let under = Mutex((now: 0, most: 0))
    let error: TMDBError?

    init(error: TMDBError? = nil) { self.error = error }

    func match(_ wanted: WantedTitle) async throws(TMDBError) -> ImportMatch {
      requested.withLock { $0.append(wanted) }
      under.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      await Task.yield()
      under.withLock { $0.now -= 1 }
      if let error { throw error }
      let name = wanted.title.name
      if name == "Gone" { return .missing("There is no such title.") }
      let number = Int(name.filter(\.isNumber)) ?? 1
      let candidate = MatchedTitle(TitleReference(.tmdb, wanted.title.kind ?? .movie, number, name: name, year: 1999))
      return name.hasPrefix("Maybe") ? .ambiguous([candidate]) : .certain(candidate)
    }
  }

  private func record(
    _ name: String, _ fact: ImportedFact, _ date: PartialDate = .unknown, episode: ImportedEpisode? = nil
  ) -> ImportedRecord {
    let line = Int.random(in: 1...1_000_000_000)
    return ImportedRecord(
      title: ImportedTitle(name: name, kind: episode == nil ? .movie : .show), episode: episode, fact: fact,
      date: date,
      location: ImportLocation(file: "a.csv", line: line), key: "\(name) \(fact) \(date) \(line)")
  }

  private func plan(_ records: [ImportedRecord]) async throws -> ImportPlan {
    var result = ImportResult(format: .letterboxd)
    result.records = records
    return try await ImportPlan(result, by: FakeMatcher())
  }

  private func score(_ stars: Double) throws -> Score { try #require(Score(stars: stars)) }

  private func day(_ day: Int) -> PartialDate { .day(year: 2024, month: 5, day: day) }

  @Test("The plan looks up each title once and limits concurrent lookups")
  func planLooksUpEachTitleOnceWithLimitedConcurrency() async throws {
    var result = ImportResult(format: .letterboxd)
    result.records = (0..<300).map { record("Film \($0 % 100)", .watchlisted) }
    let matcher = FakeMatcher()
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

  @Test("An import skips items that the user removed from a list, unless asked to restore them")
  func importSkipsRemovedListItemsUnlessRequested() async throws {
    let list = ImportedFact.listed(ImportedListItem(list: ImportedList(id: "1", name: "Rainy days")))
    let records = [record("Film 1", .watchlisted), record("Film 2", .liked), record("Film 3", list)]
    let first = try await plan(records).apply(to: library, by: .owner)
    #expect(first.new == 4)
    let films = (1...3).map { TitleReference.Key(.tmdb, .movie, $0) }
    let made = try #require(try await library.lists(of: .owner).last?.id)
    for (film, list) in zip(films, [.watchlist(of: .owner), .favorites(of: .owner), made]) {
      _ = try await library.write(by: .owner) { try $0.remove(film, from: list) }
    }
    let again = try await plan(records).apply(to: library, by: .owner, dryRun: true)
    #expect(again.new == 0 && again.removed == 3)
    #expect(again.counts[.watchlist]?.text == "0 new, 1 removed by you")
    // An item added to the list after its removal counts as new.
    let later = try await plan([record("Film 1", .watchlisted, .day(year: 2999, month: 1, day: 1))])
      .apply(to: library, by: .owner, dryRun: true)
    #expect(later.new == 1 && later.removed == 0)
    let wanted = try await plan(records).apply(to: library, by: .owner, removed: true)
    #expect(wanted.new == 3 && wanted.removed == 0)
    #expect(try await library.items(of: .watchlist(of: .owner)).map(\.title?.number) == [1])
  }

  @Test("An import adds entries again after the previous import was undone") func importAddsEntriesAgainAfterUndo()
    async throws
  {
    let records = [record("Film 1", .watchlisted)]
    let action = try #require(try await plan(records).apply(to: library, by: .owner).action)
    try await library.undo(action, by: .owner)
    #expect(try await plan(records).apply(to: library, by: .owner).new == 1)
  }

  private let film = TitleReference(.tmdb, .movie, 1, name: "Film 1", year: 1999)

  @Test("An import skips plays that the user removed, unless asked to restore them")
  func importSkipsRemovedPlaysUnlessRequested() async throws {
    let records = [
      record("Film 1", .watched(isRewatch: false), day(3)), record("Film 1", .watched(isRewatch: true), day(3)),
      record("Film 2", .watched(isRewatch: false)),
    ]
    _ = try await plan(records).apply(to: library, by: .owner)
    let plays = try await library.history(of: .owner)
    for play in [plays[0], plays[2]] { try await library.removePlay(play.id, by: .owner) }
    let again = try await plan(records).apply(to: library, by: .owner)
    #expect(again.new == 0 && again.action == nil)
    #expect(again.counts[.plays]?.text == "0 new, 1 already there, 2 removed by you")
    // A play that the file didn't contain before is new. A play that the user restored is already in the library.
    let more = try await plan([record("Film 1", .watched(isRewatch: true), day(4))]).apply(to: library, by: .owner)
    #expect(more.new == 1)
    #expect(try await plan(records).apply(to: library, by: .owner, removed: true).new == 2)
    #expect(try await library.history(of: .owner).count == 4)
    #expect(try await plan(records).apply(to: library, by: .owner).new == 0)
  }

  @Test("An import recognizes a play whose date the user has changed") func importRecognizesPlayAfterDateChange()
    async throws
  {
    let records = [record("Film 1", .watched(isRewatch: false), day(3))]
    _ = try await plan(records).apply(to: library, by: .owner)
    let play = try #require(try await library.history(of: .owner).first)
    try await library.setDate(of: play.id, day(5), by: .owner)
    let again = try await plan(records).apply(to: library, by: .owner)
    #expect(again.new == 0 && again.removed == 0)
    // Both dates refer to the same play.
    let both = try await plan(records + [record("Film 1", .watched(isRewatch: true), day(5))])
      .apply(to: library, by: .owner, dryRun: true)
    #expect(both.new == 1)
  }

  @Test("An import ignores removals by other profiles") func importIgnoresRemovalsByOtherProfiles() async throws {
    let ana = ProfileID(rawValue: "ana")
    let records = [record("Film 1", .watched(isRewatch: false), day(3))]
    _ = try await plan(records).apply(to: library, by: ana)
    let play = try #require(try await library.history(of: ana).first)
    try await library.removePlay(play.id, by: ana)
    #expect(try await plan(records).apply(to: library, by: .owner).new == 1)
  }

  private func listed(_ number: Int, _ list: String, _ date: PartialDate = .unknown) -> ImportedRecord {
    record("Film \(number)", .listed(ImportedListItem(list: ImportedList(id: list, name: list))), date)
  }

  @Test("An import skips lists that the user removed, unless asked to restore them")
  func importSkipsRemovedListsUnlessRequested() async throws {
    let records = [listed(1, "Rain"), listed(2, "Rain"), listed(3, "Snow")]
    _ = try await plan(records).apply(to: library, by: .owner)
    let rain = try #require(try await library.lists(of: .owner).first { $0.name == "Rain" })
    try await library.rename(rain.id, "Wet", by: .owner)
    try await library.removeList(rain.id, by: .owner)
    let again = try await plan(records).apply(to: library, by: .owner)
    #expect(again.new == 0 && again.newLists == 0)
    #expect(again.counts[.listItems]?.text == "0 new, 1 already there, 2 removed by you")
    #expect(try await library.lists(of: .owner).map(\.name) == ["", "", "Snow"])
    // Items added to the list after its removal are new.
    let later = try await plan([listed(4, "Rain", .day(year: 2999, month: 1, day: 1))])
      .apply(to: library, by: .owner, dryRun: true)
    #expect(later.new == 2 && later.newLists == 1)
    let wanted = try await plan(records).apply(to: library, by: .owner, removed: true)
    #expect(wanted.newLists == 1 && wanted.removed == 0)
    #expect(try await library.lists(of: .owner).map(\.count) == [0, 0, 1, 2])
  }

  @Test("An import recognizes a list that the user has renamed") func importRecognizesRenamedList() async throws {
    let records = [listed(1, "Rain")]
    _ = try await plan(records).apply(to: library, by: .owner)
    let rain = try #require(try await library.lists(of: .owner).last)
    try await library.rename(rain.id, "Wet", by: .owner)
    let again = try await plan(records + [listed(2, "Rain")]).apply(to: library, by: .owner)
    #expect(again.new == 1 && again.newLists == 0)
    #expect(try await library.lists(of: .owner).map(\.name) == ["", "", "Wet"])
    // It is a different list if the other app has a list with the new name, too.
    let both = try await plan([listed(1, "Rain"), listed(1, "Wet")]).apply(to: library, by: .owner, dryRun: true)
    #expect(both.newLists == 1)
  }

  @Test("An import skips notes that the user removed or edited") func importSkipsRemovedAndEditedNotes() async throws {
    let records = [record("Film 1", .reviewed("Calm.")), record("Film 1", .reviewed("Loud."))]
    _ = try await plan(records).apply(to: library, by: .owner)
    let notes = try await library.notes(on: film.key)
    try await library.edit(note: notes[0].id, "Quite calm.", by: .owner)
    try await library.remove(note: notes[1].id, by: .owner)
    let again = try await plan(records).apply(to: library, by: .owner)
    #expect(again.new == 0)
    #expect(again.counts[.notes]?.text == "0 new, 1 already there, 1 removed by you")
    _ = try await plan(records).apply(to: library, by: .owner, removed: true)
    #expect(try await library.notes(on: film.key).map(\.text) == ["Quite calm.", "Loud."])
  }

  @Test("Creating a plan throws the error of a failed lookup") func planThrowsLookupError() async throws {
    var result = ImportResult(format: .letterboxd)
    result.records = [record("Film 1", .watchlisted)]
    await #expect(throws: TMDBError.invalidCredential) {
      _ = try await ImportPlan(result, by: FakeMatcher(error: .invalidCredential))
    }
  }

  @Test("A dry run reports the same counts as the import and leaves the library unchanged")
  func dryRunReportsSameCountsWithoutChangingLibrary() async throws {
    let plan = try await plan([
      record("Film 1", .rated(try score(8)), day(3)), record("Film 1", .watched(isRewatch: false), day(3)),
      record("Film 2", .watchlisted), record("Film 2", .liked), record("Gone", .liked), record("Maybe 3", .liked),
      record("Film 2", .reviewed(" Calm.\n")),
      record("Film 2", .listed(ImportedListItem(list: ImportedList(id: "1", name: "Rain"), note: "with Ana"))),
    ])
    let dry = try await plan.apply(to: library, by: .owner, dryRun: true)
    #expect(dry.new == 7 && dry.newLists == 1 && dry.action == nil && dry.examples.count == 5)
    #expect(try await library.events().isEmpty)
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

  @Test("Importing the same records again adds nothing") func repeatedImportAddsNothing() async throws {
    let moment = PartialDate.moment(seconds: 1_714_774_500, offset: 120)
    let records = [
      record("Film 1", .rated(try score(6)), day(1)), record("Film 1", .rated(try score(8)), day(3)),
      record("Film 1", .watched(isRewatch: false), day(3)), record("Film 1", .watched(isRewatch: true), day(3)),
      record("Film 2", .watched(isRewatch: false)), record("Film 3", .watched(isRewatch: false), moment),
      record("Film 4", .rated(try score(5))), record("Film 5", .watchlisted), record("Film 5", .liked),
      record("Film 5", .listed(ImportedListItem(list: ImportedList(id: "1", name: "Rain")))),
      record("Film 6", .listed(ImportedListItem(list: ImportedList(id: "2", name: "Rain")))),
      record("Film 5", .reviewed("Calm.")),
      record("Show 7", .watched(isRewatch: false), day(4), episode: ImportedEpisode(season: 1, number: 2)),
    ]
    let plan = try await plan(records)
    let first = try await plan.apply(to: library, by: .owner)
    #expect(first.new == records.count + 2 && first.newLists == 2)
    #expect(try await library.plays(of: TitleReference.Key(.tmdb, .movie, 1), by: .owner).count == 2)
    let again = try await plan.apply(to: library, by: .owner)
    #expect(again.new == 0 && again.action == nil)
    #expect(again.counts.values.reduce(0) { $0 + $1.already } == records.count)
  }

  @Test("An import replaces a rating only if the imported rating is newer") func importReplacesOnlyOlderRatings()
    async throws
  {
    let film = TitleReference(.tmdb, .movie, 1, name: "Film 1")
    try await library.rate(film, try score(9), by: .owner, date: day(20))
    let older = try await plan([record("Film 1", .rated(try score(4)), day(3)), record("Film 1", .rated(try score(3)))])
      .apply(to: library, by: .owner)
    #expect(older.counts[.ratings]?.older == 2 && older.new == 0)
    let later = try await plan([record("Film 1", .rated(try score(7)), day(21))]).apply(to: library, by: .owner)
    #expect(later.new == 1)
    #expect(try await library.rating(of: film.key, by: .owner)?.score == score(7))
  }

  @Test("An import doesn't restore a rating that the user removed") func importDoesNotRestoreRemovedRating()
    async throws
  {
    let plan = try await plan([record("Film 1", .rated(try score(4)), day(3))])
    _ = try await plan.apply(to: library, by: .owner)
    let key = TitleReference.Key(.tmdb, .movie, 1)
    try await library.removeRating(of: key, by: .owner)
    #expect(try await plan.apply(to: library, by: .owner).new == 0)
    #expect(try await library.rating(of: key, by: .owner) == nil)
  }

  @Test("An import preserves unknown dates and skips an undated play of a title with a dated play")
  func importPreservesUnknownDates() async throws {
    let plan = try await plan([
      record("Film 1", .rated(try score(4))), record("Film 1", .watched(isRewatch: false)),
      record("Film 2", .watched(isRewatch: false), .year(1999)), record("Film 2", .watched(isRewatch: false)),
    ])
    _ = try await plan.apply(to: library, by: .owner)
    #expect(try await library.ratings(by: .owner).map(\.date) == [.unknown])
    #expect(
      try await library.history(of: .owner).map(\.date) == [.year(1999), .unknown], "It was seen: any play says so.")
  }

  @Test("The plan skips invalid reviews and unidentified episodes and gives reasons")
  func planSkipsInvalidRecordsWithReasons() async throws {
    let plan = try await plan([
      record("Film 1", .reviewed(String(repeating: "a", count: 10_001))), record("Film 1", .reviewed(" \n")),
      record("Show 1", .watched(isRewatch: false), episode: ImportedEpisode()),
      record("Show 1", .watched(isRewatch: false), episode: ImportedEpisode(season: 2, name: "Somewhere")),
    ])
    #expect(plan.steps.isEmpty)
    #expect(
      plan.unimported.map(\.reason) == [
        "The text is longer than 10000 bytes.", "The text is empty.", "Matinee can’t tell which episode this is.",
        "Matinee can’t tell which episode this is.",
      ])
  }
}
