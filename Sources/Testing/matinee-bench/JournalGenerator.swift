import Foundation
import Library
import TitleIdentity

/// A generator of long journals. Fills a library with the events of a household of three people over many years, and
/// prints their number. The events include watched and rated films and episodes, lists and their items, notes, and
/// corrections.
nonisolated enum JournalGenerator {
  static func run(_ folder: URL, events: Int) -> Int32 {
    runAndExit {
      let library = try await Library.open(in: folder)
      var household = SimulatedHousehold(library)
      try await household.setUp()
      while household.events < events { try await household.writeEvening() }
      print(household.events)
    }
  }

  /// Returns one of the household's movies and shows, by number.
  static func title(_ number: Int) -> TitleReference {
    TitleReference(
      .sample, number % 4 == 3 ? .show : .movie, 800_000 + number, name: "Harbour \(number), Again",
      year: 1920 + number % 106, posterPath: "/harbour-\(number)-of-a-usual-length.jpg",
      imdbID: "tt\(1_000_000 + number)")
  }

  static let titleCount = 12_000
}

/// A household whose events are derived from a counter, so that each run writes the same events.
private nonisolated struct SimulatedHousehold {
  private let library: Library
  private(set) var events = 0
  private var turn = 0
  private var lists: [ProfileID: [ListID]] = [:]
  private var people: [ProfileID] = [.owner]

  init(_ library: Library) { self.library = library }

  /// Creates two more profiles, lists for everyone, and follows between profiles.
  mutating func setUp() async throws {
    for name in ["Ana", "Ben"] {
      people.append(try await library.createProfile(ProfileFields(firstName: name, teams: ["Family"])).profile)
      events += 1
    }
    for person in people {
      for name in 0..<20 {
        lists[person, default: []].append(try await library.createList("List \(name)", by: person).list)
        events += 1
      }
    }
    for (one, other) in zip(people, people.dropFirst()) {
      try await library.follow(other, by: one)
      events += 1
    }
  }

  /// Writes the events of one evening, in one or more transactions, as the app's screens do.
  mutating func writeEvening() async throws {
    defer { turn += 1 }
    // Most events are the owner's.
    let person = people[turn % 10 < 7 ? 0 : 1 + turn % 2]
    let title = JournalGenerator.title(turn * 7919 % JournalGenerator.titleCount)
    let day = PartialDate.day(year: 2010 + turn / 3_000 % 16, month: 1 + turn / 250 % 12, day: 1 + turn / 9 % 28)
    let list = lists[person].map { $0[turn * 31 % $0.count] } ?? .watchlist(of: person)
    switch turn % 20 {
    case 0..<9: try await watch(title, on: day, by: person)
    case 9..<13: try await put(title, on: list, by: person)
    case 13..<16: try await put(title, on: .watchlist(of: person), by: person)
    case 16..<18:
      try await library.note("Seen again after \(turn) years, with the sound off.", on: title, by: person)
      events += 1
    default: try await correct(title, by: person)
    }
  }

  private mutating func watch(_ title: TitleReference, on day: PartialDate, by person: ProfileID) async throws {
    if title.kind == .show {
      let season = 1 + turn / JournalGenerator.titleCount
      let parts = (1...8).map { TitlePart.episode(season: season, number: $0) }
      let written = try await library.write(by: person) { try $0.watch(title, parts, on: day) }.value
      events += written.count
    } else if try await library.watch(title, on: day, by: person) != nil {
      events += 1
    }
    guard let score = Score(halves: 1 + turn % 20) else { return }
    if try await library.rate(title, score, by: person) != nil { events += 1 }
  }

  private mutating func put(_ title: TitleReference, on list: ListID, by person: ProfileID) async throws {
    if try await library.add(title, to: list, by: person) != nil { events += 1 }
    let item = ItemID.title(title.key)
    if turn.isMultiple(of: 3), try await library.tick(item, on: list, by: person) != nil { events += 1 }
    if turn.isMultiple(of: 7), try await library.move(item, on: list, after: nil, by: person) != nil { events += 1 }
  }

  /// Undoes the last change, or changes the title's rating.
  private mutating func correct(_ title: TitleReference, by person: ProfileID) async throws {
    if turn.isMultiple(of: 5), let last = try await library.lastAction(of: person) {
      if try await library.undo(last, by: person) != nil { events += 1 }
    } else if let score = Score(halves: 20 - turn % 20), try await library.rate(title, score, by: person) != nil {
      events += 1
    }
  }
}
