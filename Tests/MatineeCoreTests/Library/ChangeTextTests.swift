import Library
import Testing
import TitleIdentity
import Tracking

/// Undo and redo of changes that an earlier run made: the report says the result.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ChangeTextTests {
  /// Changes a library; the last write is the one to undo.
  struct Change: Sendable, CustomTestStringConvertible {
    /// The report of the change, and of redoing it.
    let testDescription: String
    let undone: String
    let write: @Sendable (Library) async throws -> Void

    init(_ text: String, undone: String, _ write: @escaping @Sendable (Library) async throws -> Void) {
      testDescription = text
      self.undone = undone
      self.write = write
    }
  }

  @Test(arguments: titles + lists + items + people)
  func `The report of undo and redo says the result, also for a change of an earlier run`(change: Change) async throws {
    let library = try Library.inMemory()
    try await change.write(library)
    let model = LibraryModel(source: .tmdb) { library }
    var notices: [String] = []
    model.onNotice = { notices.append($0.text) }
    await model.undo()
    await model.redo()
    #expect(notices == [change.undone, change.testDescription])
  }
}

extension ChangeTextTests {
  private nonisolated static let day = PartialDate.day(year: 2026, month: 3, day: 7)
  /// Eight and a half stars.
  private nonisolated static let score = Score.all[16]

  nonisolated static let titles = [
    Change(
      "“Alien” rated 8.5 out of 10", undone: "“Alien” is no longer rated 8.5 out of 10"
    ) { try await $0.rate(.alien, score, by: .owner) },
    Change(
      "S1\u{A0}E2 of “Metropolis” rated 8 out of 10",
      undone: "S1\u{A0}E2 of “Metropolis” is no longer rated 8 out of 10"
    ) {
      try await $0.rate(.metropolis, part: .episode(season: 1, number: 2), Score.all[15], by: .owner)
    },
    Change("Rating of “Alien” removed", undone: "Restored your rating of “Alien”") {
      try await $0.rate(.alien, score, by: .owner)
      try await $0.removeRating(of: TitleReference.alien.key, by: .owner)
    },
    Change(
      "“Alien” marked as watched", undone: "Removed “Alien” from your history"
    ) { try await $0.watch(.alien, on: day, by: .owner) },
    Change("“Alien” marked as watched", undone: "Removed “Alien” from your history") {
      _ = try await $0.write(by: .owner) { batch in
        try batch.watch(.alien, on: day)
        try batch.rate(.alien, score)
        try batch.note("Again in the director’s cut", on: .alien)
      }
    },
    Change(
      "“Alien” marked as watched and removed from your watchlist",
      undone: "Removed “Alien” from your history and put it back on your watchlist"
    ) {
      _ = try await $0.add(.alien, to: .watchlist(of: .owner), by: .owner)
      _ = try await $0.write(by: .owner) { batch in
        try batch.watch(.alien, on: day)
        try batch.remove(TitleReference.alien.key, from: .watchlist(of: .owner))
      }
    },
    Change("Redid 3 changes", undone: "Undid 3 changes") {
      _ = try await $0.write(by: .owner) { batch in
        try batch.watch(.alien, on: day)
        try batch.rate(.metropolis, score)
        try batch.note("Seen on the same evening", on: .alien)
      }
    },
    Change("Redid 41 changes", undone: "Undid 41 changes") {
      _ = try await $0.write(by: .owner) { batch in
        try batch.watch(.alien, on: day)
        for number in 1...40 { try batch.note("Scene \(number)", on: .alien) }
      }
    },
    Change(
      "Episodes of Season 1 of “Metropolis” marked as watched",
      undone: "Removed episodes of Season 1 of “Metropolis” from your history"
    ) {
      try await $0.watch(.metropolis, (1...40).map { .episode(season: 1, number: $0) }, on: day, by: .owner)
    },
    Change(
      "Episodes of “Metropolis” marked as watched", undone: "Removed episodes of “Metropolis” from your history"
    ) {
      try await $0.watch(.metropolis, (1...40).map { .episode(season: 1 + $0 / 40, number: $0) }, on: day, by: .owner)
    },
    Change("Date of “Alien” changed", undone: "Restored the date of “Alien”") {
      let play = try #require(try await $0.watch(.alien, on: day, by: .owner))
      try await $0.setDate(of: play, .year(2025), by: .owner)
    },
    Change("“Alien” removed from your history", undone: "“Alien” is back in your history") {
      let play = try #require(try await $0.watch(.alien, on: day, by: .owner))
      try await $0.removePlay(play, by: .owner)
    },
    Change("History of “Metropolis” changed", undone: "Restored the history of “Metropolis”") {
      let play = try #require(try await $0.watch(.metropolis, part: .season(1), on: day, by: .owner))
      _ = try await $0.write(by: .owner) { batch in
        try batch.removePlay(play)
        try batch.watch(.metropolis, part: .episode(season: 1, number: 1), on: day)
      }
    },
    Change(
      "1 title replaced", undone: "Restored 1 replaced title"
    ) { try await $0.match(TitleReference.metropolis.key, to: .alien, by: .owner) },
    Change("1 title matched to TMDB", undone: "1 title is no longer matched to TMDB") {
      try await $0.match(TitleReference(.sample, .movie, 1, name: "Alien").key, to: .alien, by: .owner)
    },
    Change("Redid 2 changes", undone: "Undid 2 changes") {
      _ = try await $0.write(by: .owner) { batch in
        try batch.rate(.alien, score)
        try batch.rate(.metropolis, score)
      }
    },
  ]

  nonisolated static let lists = [
    Change(
      "List “Noir” created", undone: "Removed the list “Noir”"
    ) { _ = try await $0.createList("Noir", by: .owner) },
    Change("“Noir” renamed to “Film Noir”", undone: "“Film Noir” renamed to “Noir”") {
      _ = try await $0.rename(try await $0.createList("Noir", by: .owner).list, "Film Noir", by: .owner)
    },
    Change("“Noir” moved", undone: "Moved “Noir” back") {
      let noir = try await $0.createList("Noir", by: .owner).list
      _ = try await $0.move(noir, after: try await $0.createList("Silent", by: .owner).list, by: .owner)
    },
    Change("List “Noir” removed", undone: "Restored the list “Noir”") {
      _ = try await $0.removeList(try await $0.createList("Noir", by: .owner).list, by: .owner)
    },
    Change("“Alien” added to the new list “Space”", undone: "Removed the list “Space”") {
      _ = try await $0.write(by: .owner) { batch in
        try batch.add(.alien, to: try batch.createList("Space"))
      }
    },
    Change("“Alien” added to your watchlist", undone: "Removed “Alien” from your watchlist") {
      _ = try await $0.add(.alien, to: .watchlist(of: .owner), by: .owner)
    },
    Change("“Alien” removed from your favourites", undone: "“Alien” is back among your favourites") {
      _ = try await $0.add(.alien, to: .favorites(of: .owner), by: .owner)
      _ = try await $0.remove(TitleReference.alien.key, from: .favorites(of: .owner), by: .owner)
    },
    Change("“Alien” added to “Space”", undone: "Removed “Alien” from “Space”") {
      _ = try await $0.add(.alien, to: try await $0.createList("Space", by: .owner).list, by: .owner)
    },
  ]

  nonisolated static let items = [
    Change("Note added to “Noir”", undone: "Removed the note from “Noir”") {
      _ = try await $0.add("Buy popcorn", to: try await $0.createList("Noir", by: .owner).list, by: .owner)
    },
    Change("“Buy popcorn” marked as done", undone: "“Buy popcorn” marked as not done") {
      let (list, item) = try await popcorn(in: $0)
      _ = try await $0.tick(item, on: list, by: .owner)
    },
    Change("“Buy popcorn” moved", undone: "Moved “Buy popcorn” back") {
      let (list, item) = try await popcorn(in: $0)
      let other = try await $0.add("Call Ana", to: list, by: .owner).item
      _ = try await $0.move(item, on: list, after: other, by: .owner)
    },
    Change("Note changed", undone: "Restored the note") {
      let (list, item) = try await popcorn(in: $0)
      _ = try await $0.edit(item, on: list, "Buy crisps", by: .owner)
    },
    Change("“Buy popcorn” removed from “Noir”", undone: "“Buy popcorn” is back on “Noir”") {
      let (list, item) = try await popcorn(in: $0)
      _ = try await $0.remove(item, from: list, by: .owner)
    },
  ]

  nonisolated static let people = [
    Change(
      "Note about “Alien” added", undone: "Removed your note about “Alien”"
    ) { _ = try await $0.note("With Ana", on: .alien, by: .owner) },
    Change("Note about “Alien” changed", undone: "Restored your note about “Alien”") {
      let note = try #require(try await $0.note("With Ana", on: .alien, by: .owner))
      try await $0.edit(note: note, "With Ana and Bo", by: .owner)
    },
    Change("Note about “Alien” removed", undone: "Restored your note about “Alien”") {
      let note = try #require(try await $0.note("With Ana", on: .alien, by: .owner))
      try await $0.remove(note: note, by: .owner)
    },
    Change(
      "Profile “Ana” added", undone: "Removed the profile “Ana”"
    ) { _ = try await $0.createProfile(ProfileFields(firstName: "Ana")) },
    Change("Profile “Ana” changed", undone: "Restored the profile “Ana”") {
      let ana = try await $0.createProfile(ProfileFields(firstName: "Ana")).profile
      _ = try await $0.change(ana, ProfileFields(firstName: "Anna"), by: .owner)
    },
    Change("Profile “Ana” removed", undone: "Restored the profile “Ana”") {
      _ = try await $0.removeProfile(try await $0.createProfile(ProfileFields(firstName: "Ana")).profile, by: .owner)
    },
    Change("Following Ana", undone: "No longer following Ana") {
      _ = try await $0.follow(try await $0.createProfile(ProfileFields(firstName: "Ana")).profile, by: .owner)
    },
    Change("No longer following Ana", undone: "Following Ana again") {
      let ana = try await $0.createProfile(ProfileFields(firstName: "Ana")).profile
      _ = try await $0.follow(ana, by: .owner)
      _ = try await $0.unfollow(ana, by: .owner)
    },
  ]

  private nonisolated static func popcorn(in library: Library) async throws -> (list: ListID, item: ItemID) {
    let list = try await library.createList("Noir", by: .owner).list
    return (list, try await library.add("Buy popcorn", to: list, by: .owner).item)
  }
}
