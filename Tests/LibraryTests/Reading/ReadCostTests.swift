import Foundation
import GRDB
import Testing
import TitleIdentity

@testable import Library

/// The cost of reads, in steps of SQLite's virtual machine. A step is the same on every machine, and each row that a
/// query visits takes several.
@Suite(.timeLimit(.minutes(5))) struct ReadCostTests {
  private let fixtures: [LibraryFixture]
  /// A small and a large library. Both have the same plays and ratings of ``titles``.
  private let libraries: [Library]
  private let titles = Self.titles

  init() async throws {
    var (fixtures, libraries): ([LibraryFixture], [Library]) = ([], [])
    for file in try await Self.files.value {
      let fixture = try LibraryFixture()
      try file.write(to: fixture.file)
      fixtures.append(fixture)
      libraries.append(try await fixture.open())
    }
    (self.fixtures, self.libraries) = (fixtures, libraries)
  }

  private static let titles = (1...40).map {
    TitleReference(.tmdb, $0.isMultiple(of: 2) ? .show : .movie, $0, name: "Title")
  }

  /// The files of the libraries, made once for all tests.
  private static let files = Task { [try await file(20), try await file(20_000)] }

  private static func file(_ size: Int) async throws -> Data {
    let fixture = try LibraryFixture()
    let library = try await fixture.open()
    _ = try await library.write(by: .owner) { batch in
      _ = try batch.append(all: (0..<size).flatMap(events))
    }
    _ = try await library.write(by: .owner) { batch in
      for title in titles {
        let part = title.kind == .show ? TitlePart.episode(season: 1, number: 1) : .whole
        try batch.watch(title, part: part, on: .year(2027))
        try batch.rate(title, part: part, .stars(4))
      }
    }
    library.close()
    return try Data(contentsOf: fixture.file)
  }

  private static func events(_ number: Int) -> [EventContent] {
    let date = PartialDate.day(year: 2000 + number % 20, month: 1 + number % 12, day: 1 + number % 28)
    let show = TitleReference(.tmdb, .show, 100_000 + number % 300, name: "Show")
    let part = TitlePart.episode(season: 1 + number / 300 % 9, number: number / 2_700)
    let film = TitleReference.movie(100_000 + number)
    return [.watched(show, part, date: date)]
      + (number.isMultiple(of: 10) ? [.rated(show, part, .stars(5), date: nil)] : [])
      + (number.isMultiple(of: 5)
        ? [.watched(film, .whole, date: date), .rated(film, .whole, .stars(7), date: nil)] : [])
  }

  /// Returns the steps that a read takes in both libraries.
  private func steps(_ read: @escaping @Sendable (Database) throws -> Void) async throws -> (small: Int, large: Int) {
    var steps: [Int] = []
    for library in libraries { steps.append(try await library.queryCost(read)) }
    return (steps[0], steps[1])
  }

  private func expectSameCost(
    _ read: @escaping @Sendable (Database) throws -> Void, _ location: SourceLocation = #_sourceLocation
  ) async throws {
    let (small, large) = try await steps(read)
    #expect(small > 10 && large <= small + small / 10, sourceLocation: location)
  }

  @Test func `The badges of a page cost the same in a large library`() async throws {
    try await expectSameCost { [titles] database in
      let reader = try TitleStatusReader(database, by: .owner)
      for title in titles { #expect(try reader.status(of: title.key) != nil) }
    }
  }

  @Test func `The first page of the history and of the ratings costs the same in a large library`() async throws {
    try await expectSameCost { database in
      let page = try HistoryPageReader(database: database, query: HistoryQuery(of: .owner)).page(limit: 20)
      #expect(page.entries.count == 20 && page.years.first == 2027)
    }
    let (small, large) = try await steps { database in
      let query = RatingsQuery(of: .owner, from: .tmdb)
      let page = try RatingsPageReader(database: database, query: query).page(limit: 20)
      #expect(page.entries.count == 20)
    }
    // The large library has 4,000 rated films instead of 4, and seven decades instead of two.
    #expect(large <= small * 2)
  }

  @Test func `Ratings of episodes don't delay the page of rated titles`() async throws {
    for library in libraries {
      let count = library === libraries[0] ? 10 : 4_000
      _ = try await library.write(by: .owner) { batch in
        _ = try batch.append(
          all: (1...count).map { .rated(.show, .episode(season: 1, number: $0), .stars(5), date: nil) })
      }
    }
    try await expectSameCost { database in
      let ratings = try Library.latestRatings(database, .owner, 20)
      #expect(ratings.count == 20)
    }
  }

  @Test func `The started series cost a step for each series, and none for each play`() async throws {
    for library in libraries { _ = try await library.startedShows(of: .owner, from: .tmdb) }
    let (small, large) = try await steps { database in
      let read = try StartedShowReader(database, of: .owner).all(from: .tmdb)
      #expect(!read.shows.isEmpty && read.added.isEmpty)
    }
    // The libraries have 40 and 320 series.
    #expect(large <= small * 9)
  }

  @Test func `The watched series cost a step for each series, and none for each play`() async throws {
    let (small, large) = try await steps { database in
      _ = try TitleStatusReader(database, by: .owner).watchedShows(from: .tmdb)
    }
    // The libraries have 40 and 320 series.
    #expect(large <= small * 9)
  }

  @Test func `The actions to undo and redo cost the same after a large action, undone or redone`() async throws {
    @Sendable func read(_ database: Database) throws {
      let history = HistoryReader(database)
      _ = (try history.lastAction(of: .owner), try history.lastUndone(of: .owner))
    }
    // Undoes the write of the 40 titles, and then the large one.
    for _ in 1...2 {
      try await expectSameCost(read)
      for library in libraries {
        try await library.undo(try #require(try await library.lastAction(of: .owner)), by: .owner)
      }
    }
    for library in libraries { #expect(try await library.lastAction(of: .owner) == nil) }
    for _ in 1...2 {
      try await expectSameCost(read)
      for library in libraries {
        try await library.redo(try #require(try await library.lastUndone(of: .owner)), by: .owner)
      }
    }
    for library in libraries { #expect(try await library.lastUndone(of: .owner) == nil) }
    try await expectSameCost(read)
  }

  @Test func `The actions to undo and redo cost the same after a large import, undone or redone`() async throws {
    @Sendable func read(_ database: Database) throws {
      let history = HistoryReader(database)
      _ = (try history.lastAction(of: .owner), try history.lastUndone(of: .owner))
    }
    for (count, library) in zip([10, 300], libraries) {
      let other = try await LibraryFixture(device: 9).open()
      for number in 1...count { try await other.rate(.movie(number), .stars(5), by: .owner) }
      let file = fixtures[0].folder.appending(path: "\(count).jsonl")
      try await other.export(to: file)
      let action = try #require(try await library.importJournal(file, by: .owner).action)
      #expect(try await library.lastAction(of: .owner) == action)
    }
    try await expectSameCost(read)
    for library in libraries {
      try await library.undo(try #require(try await library.lastAction(of: .owner)), by: .owner)
    }
    try await expectSameCost(read)
    for library in libraries {
      try await library.redo(try #require(try await library.lastUndone(of: .owner)), by: .owner)
    }
    try await expectSameCost(read)
  }

  @Test func `The titles of a change cost the same in a large library`() async throws {
    for library in libraries { try await library.rate(.alien, .stars(5), by: .owner) }
    try await expectSameCost { database in
      let table = TitleChangeTable(database: database)
      let titles = try table.titles(after: table.latest() - 1)
      #expect(titles == [TitleReference.alien.key])
    }
  }

  @Test func `Notices cost the same for profiles with little and with much activity`() async throws {
    let ana = ProfileID(rawValue: "ana")
    var costs: [Int] = []
    for count in [40, 4_000] {
      let library = try Library.inMemory()
      _ = try await library.createProfile(ProfileFields(firstName: "Ana"), id: ana, by: ana)
      try await library.follow(ana, by: .owner)
      for number in 1...count {
        _ = try await library.write(by: ana) { batch in
          try batch.rate(.movie(number), .stars(5))
          try batch.add(.movie(number), to: .watchlist(of: ana))
          try batch.note("Seen again", on: .movie(number))
        }
      }
      costs.append(
        try await library.queryCost { database in
          let notices = try NoticeReader(database, for: .owner, limit: 10).notices()
          #expect(notices.all.count == 10 && notices.hasMore)
        })
    }
    #expect(costs[1] <= costs[0] + costs[0] / 10)
  }
}
