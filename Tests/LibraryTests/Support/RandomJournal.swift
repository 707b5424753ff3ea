import Foundation
import GRDB
import TitleIdentity

@testable import Library

/// A seeded sequence of random actions, including unusual ones.
struct RandomJournal {
  private var numbers: SeededNumbers
  static let profiles = [ProfileID.owner, ProfileID(rawValue: "ana")]

  init(_ seed: UInt64) { numbers = SeededNumbers(seed) }

  /// Performs random actions.
  ///
  /// - Parameter fixture: The fixture whose clock moves forward and backward.
  mutating func run(_ steps: Int, in library: Library, at fixture: LibraryFixture) async throws {
    for _ in 0..<steps {
      fixture.now += TimeInterval.random(in: -50...100, using: &numbers)
      let (choice, seed) = (Int.random(in: RandomStep.choices, using: &numbers), numbers.next())
      let profile = pick(Self.profiles)
      do {
        _ = try await library.write(by: profile) { batch in
          var step = RandomStep(seed)
          try step.perform(choice, &batch)
        }
      } catch LibraryError.notFound, LibraryError.notUndoable {
        // The target of the action may not exist, or the action may not be undoable.
      }
    }
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &numbers)] }
}

/// A single random action. Together, the choices write events of all kinds.
struct RandomStep {
  static let choices = 0..<39
  static let titles =
    (1...6).map { TitleReference.movie($0) } + [.show, .movie(1, source: .sample), .movie(2, source: .sample)]
  private var numbers: SeededNumbers

  init(_ seed: UInt64) { numbers = SeededNumbers(seed) }

  mutating func perform(_ choice: Int, _ batch: inout Batch) throws {
    let (title, part) = (
      pick(Self.titles), pick([.whole, .whole, .season(1), .episode(season: 1, number: 2)] as [TitlePart])
    )
    let database = batch.database
    let list = pick(try ListReader(database).lists(of: batch.profile)).id
    let items = try ListReader(database).items(of: list).map(\.id)
    let item = items.isEmpty ? ItemID(rawValue: "none") : pick(items)
    switch choice {
    case 0...4: try batch.rate(title, part: part, pick(Score.all))
    case 5: try batch.removeRating(of: title.key, part: part)
    case 6, 7: try batch.watch(title, part: part, on: pick([.unknown, .year(2020), .month(year: 2020, month: 2)]))
    case 8:
      let plays = try TitleReader(database).plays(of: title.key, by: nil)
      if !plays.isEmpty { try batch.setDate(of: pick(plays).id, .year(2021)) }
    case 9:
      let plays = try TitleReader(database).plays(of: title.key, by: nil)
      if !plays.isEmpty { try batch.removePlay(pick(plays).id) }
    case 10: _ = try batch.createList("A list")
    case 11: if !list.isBuiltIn { try batch.rename(list, "Another name", about: "about") }
    case 12:
      // Only a list that isn't the first can be moved to the beginning.
      let last = try ListReader(database).lists(of: batch.profile).last?.id
      if let last, !last.isBuiltIn { try batch.move(last, after: nil) }
    case 13: if !list.isBuiltIn { try batch.removeList(list) }
    case 14, 15: try batch.add(title, to: list, date: pick([nil, .year(2020)]))
    case 16: _ = try batch.add("A note", to: list)
    case 17: try batch.tick(item, on: list, Bool.random(using: &numbers))
    case 18: try batch.move(item, on: list, after: pick([nil] + items))
    case 19: try batch.edit(item, on: list, "Other words")
    case 20: try batch.remove(item, from: list)
    case 21: try batch.note("Words", on: title, to: pick([nil, ProfileID(rawValue: "ana")]))
    case 22: _ = try batch.createProfile(ProfileFields(firstName: "Ana"), id: ProfileID(rawValue: "ana"))
    case 23: try batch.change(.owner, ProfileFields(firstName: pick(["Kim", "Jo"]), teams: ["Family"]))
    case 24: try batch.follow(ProfileID(rawValue: "ana"))
    case 25: try batch.unfollow(ProfileID(rawValue: "ana"))
    case 26: try batch.match(title.key, to: pick(Self.titles))
    case 27:
      try batch.markAsRead(
        try NoticeReader(database, for: batch.profile, limit: .random(in: 1...5, using: &numbers)).notices().unread)
    case 28:
      let notes = try ownNotes(batch)
      if !notes.isEmpty { try batch.edit(note: pick(notes), pick(["Fewer words", "Better words"])) }
    case 29:
      let notes = try ownNotes(batch)
      if !notes.isEmpty { try batch.remove(note: pick(notes)) }
    case 30: try batch.removeProfile(ProfileID(rawValue: "ana"))
    case 31: try batch.setState(pick([.paused, .dropped, nil]), of: .show, date: pick([nil, .year(2020)]))
    case 32...33: if let action = try action(database) { try batch.undo(action) }
    case 34:
      let created = try ListReader(database).lists(of: batch.profile).filter { !$0.id.isBuiltIn }
      if !created.isEmpty {
        let list = pick(created)
        try batch.setFormat(of: list.id, isChecklist: !list.isChecklist)
      }
    case 35: try batch.setInterest(.random(using: &numbers), in: title)
    case 36: try batch.setSpecials(.random(using: &numbers), of: .show)
    case 37: try batch.setRewatching(.random(using: &numbers), of: .show)
    default: if let action = try action(database) { try batch.redo(action) }
    }
  }

  /// Returns a random recent action of any profile, including an undo.
  private mutating func action(_ database: Database) throws -> EventID? {
    let actions = try String.fetchAll(database, sql: "SELECT DISTINCT action FROM event ORDER BY id DESC LIMIT 12")
    return actions.isEmpty ? nil : EventID(pick(actions))
  }

  private func ownNotes(_ batch: Batch) throws -> [EventID] {
    try PeopleReader(batch.database).notes(of: batch.profile).filter { $0.profile == batch.profile }.map(\.id)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &numbers)]
  }
}
