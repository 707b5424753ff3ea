import Foundation
import Library
import TitleIdentity

/// A generator of long journals: the library of a heavy user. The same number of events and seed always give the same
/// changes; only the IDs of their events differ.
nonisolated enum JournalGenerator {
  /// Fills a library with the sample catalogue's titles and titles by number, and prints the number of its events.
  static func run(_ folder: URL, events: Int) -> Int32 {
    runAndExit {
      let library = try await Library.open(in: folder)
      let titles = try await GeneratedTitles(source: .sample, rounds: 1)
      print(try await fill(library, events: events, titles))
      library.close()
    }
  }

  /// Writes the events of one user.
  ///
  /// Half of the events come from one import, which was undone and redone. The user wrote the others evening by
  /// evening.
  ///
  /// - Returns: The number of events.
  static func fill(
    _ library: Library, events: Int, _ titles: GeneratedTitles, seed: UInt64 = committedSeed
  ) async throws -> Int {
    guard events >= SimulatedUser.minimumEvents else { return 0 }
    var lists: [ListID] = []
    for number in 1...SimulatedUser.listCount {
      lists.append(try await library.createList("Long List \(number)", by: .owner).list)
    }
    // Undoing and redoing the import adds two more events.
    var user = SimulatedUser(events: events - lists.count - 2, titles, seed: seed)
    let middle = user.changes.count / 2
    guard let action = try await write(user.changes[..<middle], lists, to: library) else { return lists.count }
    try await library.undo(action, by: .owner)
    try await library.redo(action, by: .owner)
    var start = middle
    while start < user.changes.count {
      let end = min(start + user.changesInEvening(), user.changes.count)
      _ = try await write(user.changes[start..<end], lists, to: library)
      start = end
    }
    return lists.count + 2 + user.changes.count
  }

  /// Writes changes as one action.
  private static func write(
    _ changes: ArraySlice<SimulatedUser.Change>, _ lists: [ListID], to library: Library
  ) async throws -> EventID? {
    try await library.write(by: .owner) { batch in
      for change in changes { try batch.apply(change, lists) }
    }.action
  }

  /// Returns a movie or show that only has a number. Every fourth one is a show.
  static func title(_ number: Int, of source: TitleSource = .sample) -> TitleReference {
    TitleReference(
      source, number % 4 == 3 ? .show : .movie, 800_000 + number, name: "Harbour \(number), Again",
      year: 1920 + number % 106, posterPath: "/harbour-\(number)-of-a-usual-length.jpg",
      imdbID: "tt\(1_000_000 + number)")
  }

  /// Returns a movie that only has a number.
  static func film(_ number: Int, of source: TitleSource) -> TitleReference { title(number + number / 3, of: source) }

  /// Returns a long-running show that only has a number, with 300 episodes.
  static func show(_ number: Int, of source: TitleSource) -> GeneratedTitles.Show {
    GeneratedTitles.Show(
      title: title(4 * number + 3, of: source),
      episodes: (1...12).flatMap { season in (1...25).map { TitlePart.episode(season: season, number: $0) } })
  }
}

nonisolated extension Batch {
  fileprivate mutating func apply(_ change: SimulatedUser.Change, _ lists: [ListID]) throws {
    switch change {
    case .watch(let title, let part, let date): try watch(title, part: part, on: date)
    case .rate(let title, let part, let score, let date): try rate(title, part: part, score, date: date)
    case .addToWatchlist(let title, let date): try add(title, to: .watchlist(of: profile), date: date)
    case .addToList(let number, let title, let date): try add(title, to: lists[number], date: date)
    case .note(let title, let text): try note(text, on: title)
    }
  }
}
