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

  @Test("List observation delivers the list at once, then only its own changes")
  func listObservationDeliversOnlyChangesToList() async throws {
    let list = ListID.watchlist(of: .owner)
    var items = library.observeItems(of: list).makeAsyncIterator()
    #expect(await items.next()?.isEmpty == true)
    try await library.rate(.alien, .stars(8), by: .owner)
    try await library.add(.movie(2), to: .favorites(of: .owner), by: .owner)
    try await library.add(.alien, to: list, by: .owner)
    #expect(await items.next()?.map(\.title) == [.alien])
  }

  @Test("Rating observation delivers all scores at first, then the changes")
  func ratingObservationDeliversAllScoresThenChanges() async throws {
    try await library.rate(.alien, .stars(8), by: .owner)
    try await library.rate(.alien, part: .season(1), .stars(2), by: .owner)
    var changes = library.ratingChanges(of: .owner).makeAsyncIterator()
    let season = TitleReference.Key.Part(TitleReference.alien.key, .season(1))
    #expect(await changes.next() == .reset([TitleReference.alien.whole: .stars(8), season: .stars(2)]))
    try await library.rate(.alien, part: .season(1), .stars(3), by: .owner)
    #expect(await changes.next() == .updated([season: .stars(3)]))
    try await library.removeRating(of: TitleReference.alien.key, part: .season(1), by: .owner)
    #expect(await changes.next() == .updated([season: nil]))
    try await library.rate(.movie(3), .stars(1), by: .owner)
    #expect(await changes.next() == .updated([TitleReference.movie(3).whole: .stars(1)]))
    try await library.rate(.movie(3), .stars(2), by: ProfileID(rawValue: "ana"))
    let action = try #require(try await library.removeRating(of: TitleReference.alien.key, by: .owner))
    #expect(await changes.next() == .updated([TitleReference.alien.whole: nil]))
    try await library.undo(action, by: .owner)
    #expect(await changes.next() == .updated([TitleReference.alien.whole: .stars(8)]))
    try await library.match(TitleReference.movie(3).key, to: .movie(4), by: .owner)
    #expect(
      await changes.next() == .reset([TitleReference.alien.whole: .stars(8), TitleReference.movie(4).whole: .stars(1)]))
    try await library.rate(.movie(3), .stars(5), by: .owner)
    #expect(await changes.next() == .updated([TitleReference.movie(4).whole: .stars(5)]))
  }

  @Test("Ratings of another process are observed after a check for external changes")
  func externalRatingsAreObservedAfterCheck() async throws {
    var changes = library.ratingChanges(of: .owner).makeAsyncIterator()
    #expect(await changes.next() == .reset([:]))
    await library.checkForExternalChanges()
    let other = try await fixture.open()
    try await other.rate(.alien, .stars(8), by: .owner)
    await library.checkForExternalChanges()
    #expect(await changes.next() == .updated([TitleReference.alien.whole: .stars(8)]))
  }

  @Test("Slow observer may receive several changes as one") func slowObserverReceivesCombinedChanges() async throws {
    var changes = library.ratingChanges(of: .owner).makeAsyncIterator()
    #expect(await changes.next() == .reset([:]))
    for number in 1...20 { try await library.rate(.movie(number), .stars(5), by: .owner) }
    var scores: [TitleReference.Key.Part: Score?] = [:]
    var count = 0
    while scores.count < 20, case .updated(let changed)? = await changes.next() {
      scores.merge(changed) { $1 }
      count += 1
    }
    #expect(scores.count == 20 && count <= 20)
  }

  @Test("Observation ends when its task is cancelled") func observationEndsWhenTaskIsCancelled() async throws {
    let changes = library.ratingChanges(of: .owner)
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in changes { start.yield() }
    }
    for await _ in started { break }
    task.cancel()
    await task.value
  }

  @Test("Undo observation delivers the actions to undo and redo") func undoObservationDeliversUndoAndRedo() async throws
  {
    var states = library.observeUndo(of: .owner).makeAsyncIterator()
    #expect(await states.next() == UndoState(undo: nil, redo: nil))
    let action = try #require(try await library.rate(.alien, .stars(8), by: .owner))
    #expect(await states.next() == UndoState(undo: action, redo: nil))
    try await library.undo(action, by: .owner)
    #expect(await states.next() == UndoState(undo: nil, redo: action))
  }

  @Test("Statistics count plays by date and decade, and ratings by score") func statisticsCountPlaysAndRatings()
    async throws
  {
    for (date, title) in [
      (PartialDate.unknown, TitleReference.alien), (.year(2020), .alien), (.month(year: 2020, month: 2), .show),
      (.day(year: 2024, month: 5, day: 3), .movie(55)), (.moment(seconds: 0, offset: 0), .alien),
    ] { try await library.watch(title, on: date, by: .owner) }
    try await library.rate(.alien, .stars(8), by: .owner)
    try await library.rate(.movie(55), .stars(9.5), by: .owner)
    try await library.rate(.show, part: .season(1), .stars(1), by: .owner)
    let statistics = try await library.statistics(of: .owner)
    #expect(statistics.plays == 5 && statistics.showPlays == 1 && statistics.undatedPlays == 1)
    #expect(statistics.playsByYear == [1970: 1, 2020: 2, 2024: 1])
    #expect(statistics.playsByMonth[Statistics.Month(year: 2020, month: 2)] == 1 && statistics.playsByMonth.count == 3)
    // One Friday, and Thursday, January 1, 1970.
    #expect(statistics.playsByWeekday == [5: 1, 4: 1])
    #expect(statistics.playsByDecade == [1970: 3, 2010: 1, 2000: 1])
    #expect(statistics.ratings == [.stars(8): 1, .stars(9.5): 1] && statistics.meanScore == 8.75)
    #expect(try await library.statistics(of: .owner, year: 2024).plays == 1)
  }
}

extension TitleReference {
  fileprivate var whole: Key.Part { Key.Part(key, .whole) }
}
