import Library
import LibraryFormats
import Testing
import TitleIdentity

@testable import Transfer

/// Imports of records that were imported before, and may have been changed or removed since.
struct ImportRepetitionTests: ImportPlanSuite {
  let library: Library
  private let film = TitleReference(.tmdb, .movie, 1, name: "Film 1", year: 1999)

  init() throws { library = try Library.inMemory() }

  private func listed(_ number: Int, _ list: String, _ date: PartialDate = .unknown) -> ImportedRecord {
    record("Film \(number)", .listed(ImportedListItem(list: ImportedList(id: list, name: list))), date)
  }

  @Test func `An import skips items that the user removed from a list, unless asked to restore them`() async throws {
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

  @Test func `An import adds entries again after the previous import was undone`() async throws {
    let records = [record("Film 1", .watchlisted)]
    let action = try #require(try await plan(records).apply(to: library, by: .owner).action)
    try await library.undo(action, by: .owner)
    #expect(try await plan(records).apply(to: library, by: .owner).new == 1)
  }

  @Test func `An import skips plays that the user removed, unless asked to restore them`() async throws {
    let records = [
      record("Film 1", .watched(isRewatch: false), day(3)), record("Film 1", .watched(isRewatch: true), day(3)),
      record("Film 2", .watched(isRewatch: false)),
    ]
    _ = try await plan(records).apply(to: library, by: .owner)
    let plays = try await library.history(of: .owner)
    for play in [plays[0], plays[2]] { try await library.removePlay(play.id, by: .owner) }
    let again = try await plan(records).apply(to: library, by: .owner)
    #expect(again.new == 0 && again.action == nil)
    #expect(again.counts[.plays]?.text == "0 new, 1 duplicate, 2 removed by you")
    // A play that the file didn't contain before is new. A play that the user restored is already in the library.
    let more = try await plan([record("Film 1", .watched(isRewatch: true), day(4))]).apply(to: library, by: .owner)
    #expect(more.new == 1)
    #expect(try await plan(records).apply(to: library, by: .owner, removed: true).new == 2)
    #expect(try await library.history(of: .owner).count == 4)
    #expect(try await plan(records).apply(to: library, by: .owner).new == 0)
  }

  @Test func `An import recognizes a play whose date the user has changed`() async throws {
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

  @Test func `An import ignores removals by other profiles`() async throws {
    let ana = ProfileID(rawValue: "ana")
    let records = [record("Film 1", .watched(isRewatch: false), day(3))]
    _ = try await plan(records).apply(to: library, by: ana)
    let play = try #require(try await library.history(of: ana).first)
    try await library.removePlay(play.id, by: ana)
    #expect(try await plan(records).apply(to: library, by: .owner).new == 1)
  }

  @Test func `An import skips lists that the user removed, unless asked to restore them`() async throws {
    let records = [listed(1, "Rain"), listed(2, "Rain"), listed(3, "Snow")]
    _ = try await plan(records).apply(to: library, by: .owner)
    let rain = try #require(try await library.lists(of: .owner).first { $0.name == "Rain" })
    try await library.rename(rain.id, "Wet", by: .owner)
    try await library.removeList(rain.id, by: .owner)
    let again = try await plan(records).apply(to: library, by: .owner)
    #expect(again.new == 0 && again.newLists == 0)
    #expect(again.counts[.listItems]?.text == "0 new, 1 duplicate, 2 removed by you")
    #expect(try await library.lists(of: .owner).map(\.name) == ["", "", "Snow"])
    // Items added to the list after its removal are new.
    let later = try await plan([listed(4, "Rain", .day(year: 2999, month: 1, day: 1))])
      .apply(to: library, by: .owner, dryRun: true)
    #expect(later.new == 2 && later.newLists == 1)
    let wanted = try await plan(records).apply(to: library, by: .owner, removed: true)
    #expect(wanted.newLists == 1 && wanted.removed == 0)
    #expect(try await library.lists(of: .owner).map(\.count) == [0, 0, 1, 2])
  }

  @Test func `An import recognizes a list that the user has renamed`() async throws {
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

  @Test func `An import skips notes that the user removed or edited`() async throws {
    let records = [record("Film 1", .reviewed("Calm.")), record("Film 1", .reviewed("Loud."))]
    _ = try await plan(records).apply(to: library, by: .owner)
    let notes = try await library.notes(on: film.key)
    try await library.edit(note: notes[0].id, "Quite calm.", by: .owner)
    try await library.remove(note: notes[1].id, by: .owner)
    let again = try await plan(records).apply(to: library, by: .owner)
    #expect(again.new == 0)
    #expect(again.counts[.notes]?.text == "0 new, 1 duplicate, 1 removed by you")
    _ = try await plan(records).apply(to: library, by: .owner, removed: true)
    #expect(try await library.notes(on: film.key).map(\.text) == ["Quite calm.", "Loud."])
  }

  @Test func `Importing the same records again adds nothing`() async throws {
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

  @Test func `An import replaces a rating only if the imported rating is newer`() async throws {
    let film = TitleReference(.tmdb, .movie, 1, name: "Film 1")
    try await library.rate(film, try score(9), by: .owner, date: day(20))
    let older = try await plan([record("Film 1", .rated(try score(4)), day(3)), record("Film 1", .rated(try score(3)))])
      .apply(to: library, by: .owner)
    #expect(older.counts[.ratings]?.older == 2 && older.new == 0)
    let later = try await plan([record("Film 1", .rated(try score(7)), day(21))]).apply(to: library, by: .owner)
    #expect(later.new == 1)
    #expect(try await library.rating(of: film.key, by: .owner)?.score == score(7))
  }

  @Test func `An import doesn't restore a rating that the user removed`() async throws {
    let plan = try await plan([record("Film 1", .rated(try score(4)), day(3))])
    _ = try await plan.apply(to: library, by: .owner)
    let key = TitleReference.Key(.tmdb, .movie, 1)
    try await library.removeRating(of: key, by: .owner)
    #expect(try await plan.apply(to: library, by: .owner).new == 0)
    #expect(try await library.rating(of: key, by: .owner) == nil)
  }
}
