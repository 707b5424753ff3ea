import Foundation
import GRDB
import Testing
import TitleIdentity

@testable import Library

/// Observation of the current state.
@Suite(.timeLimit(.minutes(5))) struct ObservationTests {
  private let fixture: LibraryFixture
  private let library: Library

  init() async throws {
    fixture = try LibraryFixture()
    library = try await fixture.open()
  }

  @Test func `List observation delivers the list at once, then only its own changes`() async throws {
    let list = ListID.watchlist(of: .owner)
    var pages = library.observeItems(ListQuery(list), limit: 10).makeAsyncIterator()
    #expect(await pages.next()?.isEmpty == true)
    try await library.rate(.alien, .stars(8), by: .owner)
    try await library.add(.movie(2), to: .favorites(of: .owner), by: .owner)
    try await library.add(.alien, to: list, by: .owner)
    #expect(await pages.next()?.items.map(\.title) == [.alien])
  }

  private let season = TitlePart.season(1)
  private var alien: TitleReference.Key { TitleReference.alien.key }
  private func film(_ number: Int) -> TitleReference.Key { TitleReference.movie(number).key }

  @Test func `Title observation delivers each rated or watched title, and everything after a match`() async throws {
    try await library.rate(.alien, .stars(8), by: .owner)
    var changes = library.titleChanges().makeAsyncIterator()
    #expect(await changes.next() == .all)
    try await library.rate(.alien, part: season, .stars(3), by: .owner)
    #expect(await changes.next() == .titles([alien]))
    let removal = try #require(try await library.removeRating(of: alien, part: season, by: .owner))
    #expect(await changes.next() == .titles([alien]))
    try await library.undo(removal, by: .owner)
    #expect(await changes.next() == .titles([alien]))
    let play = try #require(try await library.watch(.movie(3), on: .year(2020), by: .owner))
    #expect(await changes.next() == .titles([film(3)]))
    try await library.setDate(of: play, .year(2021), by: .owner)
    #expect(await changes.next() == .titles([film(3)]))
    try await library.removePlay(play, by: .owner)
    #expect(await changes.next() == .titles([film(3)]))
    try await library.add(.movie(5), to: .watchlist(of: .owner), by: .owner)
    #expect(await changes.next() == .titles([film(5)]))
    try await library.remove(film(5), from: .watchlist(of: .owner), by: .owner)
    #expect(await changes.next() == .titles([film(5)]))
    try await library.rate(.movie(4), .stars(2), by: ProfileID(rawValue: "ana"))
    #expect(await changes.next() == .titles([film(4)]))
    let match = try #require(try await library.match(film(3), to: .movie(4), by: .owner))
    #expect(await changes.next() == .all)
    try await library.rate(.movie(3), .stars(5), by: .owner)
    #expect(await changes.next() == .titles([film(4)]))
    try await library.undo(match, by: .owner)
    #expect(await changes.next() == .all)
    try await library.rebuild()
    #expect(await changes.next() == .all)
    try await library.rate(.movie(3), .stars(6), by: .owner)
    #expect(await changes.next() == .titles([film(3)]))
  }

  @Test func `Title observation delivers the titles of an import`() async throws {
    let other = try await LibraryFixture(device: 9).open()
    for number in 1...3 { try await other.watch(.movie(number), on: .unknown, by: .owner) }
    let file = fixture.folder.appending(path: "other.jsonl")
    try await other.export(to: file)
    var changes = library.titleChanges().makeAsyncIterator()
    #expect(await changes.next() == .all)
    let action = try #require(try await library.importJournal(file, by: .owner).action)
    #expect(await changes.next() == .titles(Set((1...3).map(film))))
    try await library.undo(action, by: .owner)
    #expect(await changes.next() == .titles(Set((1...3).map(film))))
  }

  @Test func `Ratings of another process are observed after a check for external changes`() async throws {
    var changes = library.titleChanges().makeAsyncIterator()
    #expect(await changes.next() == .all)
    await library.checkForExternalChanges()
    let other = try await fixture.open()
    try await other.rate(.alien, .stars(8), by: .owner)
    await library.checkForExternalChanges()
    #expect(await changes.next() == .titles([alien]))
  }

  @Test func `Slow observer may receive several changes as one`() async throws {
    var changes = library.titleChanges().makeAsyncIterator()
    #expect(await changes.next() == .all)
    for number in 1...20 { try await library.rate(.movie(number), .stars(5), by: .owner) }
    var titles: Set<TitleReference.Key> = []
    var count = 0
    while titles.count < 20, case .titles(let changed)? = await changes.next() {
      titles.formUnion(changed)
      count += 1
    }
    #expect(titles.count == 20 && count <= 20)
  }

  @Test func `Old changes are removed, and an observer from before them reads everything`() async throws {
    try await library.file.write { database in
      let table = TitleChangeTable(database: database)
      for _ in 1...60 {
        for number in 1...200 { try table.add(["tmdb/movie/\(number)"]) }
        try table.add(Set((1...50).map { "tmdb/tv/\($0)" }))
      }
      let latest = try table.latest()
      #expect(latest == 60 * 250)
      let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM titleChange") ?? 0
      #expect((10_000...11_000).contains(count))
      #expect(try table.titles(after: 0) == nil)
      #expect(try table.titles(after: latest - 50)?.allSatisfy { $0.kind == .show } == true)
      #expect(try table.titles(after: latest)?.isEmpty == true)
    }
  }

  @Test func `Observation ends when its task is cancelled`() async throws {
    let changes = library.titleChanges()
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in changes { start.yield() }
    }
    for await _ in started { break }
    task.cancel()
    await task.value
  }

  @Test func `Undo observation delivers the actions to undo and redo`() async throws {
    var states = library.observeUndo(of: .owner).makeAsyncIterator()
    #expect(await states.next() == UndoState(undo: nil, redo: nil))
    let action = try #require(try await library.rate(.alien, .stars(8), by: .owner))
    #expect(await states.next() == UndoState(undo: action, redo: nil))
    try await library.undo(action, by: .owner)
    #expect(await states.next() == UndoState(undo: nil, redo: action))
  }

  @Test func `Statistics count plays by date and decade, and ratings by score`() async throws {
    for (date, title) in [
      (PartialDate.unknown, TitleReference.alien), (.year(2020), .alien), (.month(year: 2020, month: 2), .show),
      (.day(year: 2024, month: 5, day: 3), .movie(55)), (.moment(seconds: 0, offset: 0), .alien),
    ] { try await library.watch(title, on: date, by: .owner) }
    try await library.rate(.alien, .stars(8), by: .owner)
    try await library.rate(.movie(55), .stars(9.5), by: .owner)
    try await library.rate(.show, part: .season(1), .stars(1), by: .owner)
    let statistics = try await library.statistics(of: .owner, source: .tmdb)
    let months: [PartialDate: Int] = [
      .unknown: 1, .year(2020): 1, .month(year: 2020, month: 2): 1, .month(year: 2024, month: 5): 1,
      .month(year: 1970, month: 1): 1,
    ]
    #expect(statistics.dates == months && statistics.plays.mapValues(\.count) == months)
    #expect(statistics.titles == 3 && statistics.decades == [1970: 1, 2010: 1, 2000: 1])
    #expect(statistics.ratings == [.stars(8): 1, .stars(9.5): 1])
    let year = try await library.statistics(of: .owner, source: .tmdb) { $0.keys.filter { $0.components.year == 2024 } }
    #expect(year.plays.map(\.value.count) == [1] && year.dates == months)
  }
}
