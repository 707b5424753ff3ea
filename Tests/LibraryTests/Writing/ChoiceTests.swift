import Foundation
import Testing
import TitleIdentity

@testable import Library

/// Choices about titles: not interested, specials and rewatches.
@Suite(.timeLimit(.minutes(5)))
struct ChoiceTests {
  private let library: Library
  private let ana = ProfileID(rawValue: "ana")

  init() throws { library = try Library.inMemory() }

  private func status(_ title: TitleReference = .show) async throws -> TitleStatus {
    try await library.statuses(of: [title.key], by: .owner)[title.key] ?? TitleStatus()
  }

  @Test func `A dismissed title is listed until the profile is interested again, or undoes it`() async throws {
    let dismissal = try await library.write(by: .owner) { try $0.setInterest(false, in: .alien) }.action
    _ = try await library.write(by: .owner) { try $0.setInterest(false, in: .show) }
    #expect(try await library.dismissedTitles(of: .owner).map(\.title) == [.show, .alien])
    #expect(try await library.dismissedTitles(of: ana).isEmpty)
    #expect(try await status(.alien).choices.isDismissed)
    #expect(try await library.write(by: .owner) { try $0.setInterest(false, in: .alien) }.action == nil)
    _ = try await library.write(by: .owner) { try $0.setInterest(true, in: .show) }
    try await library.undo(try #require(dismissal), by: .owner)
    #expect(try await library.dismissedTitles(of: .owner).isEmpty)
    #expect(try await status(.alien) == TitleStatus())
  }

  @Test func `A title takes over the choices about the one that it replaces, and the user can take them back`()
    async throws
  {
    let other = TitleReference(.tmdb, .show, 2, name: "Its Duplicate")
    _ = try await library.write(by: .owner) { batch in
      try batch.setSpecials(true, of: .show)
      try batch.setState(.paused, of: .show)
    }
    try await library.match(TitleReference.show.key, to: other, by: .owner)
    #expect(try await status(other).choices.countsSpecials)
    #expect(try await status(other).choices.state == .paused)
    _ = try await library.write(by: .owner) { batch in
      try batch.setSpecials(false, of: other)
      try batch.setState(nil, of: other)
    }
    #expect(try await status(other).choices == TitleChoices())
  }

  @Test func `During a rewatch only later plays count, and all return when it ends`() async throws {
    let fixture = try LibraryFixture()
    let library = try await fixture.open()
    func parts() async throws -> [TitlePart]? {
      try await library.statuses(of: [TitleReference.show.key], by: .owner)[TitleReference.show.key]?.watchedParts
    }
    let (first, second) = (TitlePart.episode(season: 1, number: 1), TitlePart.episode(season: 1, number: 2))
    let now = PartialDate(fixture.now)
    try await library.watch(.show, [first, second], on: now, by: .owner)
    let start = try await library.write(by: .owner) { try $0.setRewatching(true, of: .show) }.action
    #expect(try await parts() == [])
    fixture.now += 60
    try await library.watch(.show, part: first, on: PartialDate(fixture.now), by: .owner)
    #expect(try await parts() == [first])
    // An import of earlier plays belongs to the past.
    try await library.watch(.show, part: second, on: .year(2020), by: .owner)
    #expect(try await parts() == [first])
    // Beginning again drops the plays since the first beginning.
    fixture.now += 60
    _ = try await library.write(by: .owner) { try $0.setRewatching(true, of: .show) }
    #expect(try await parts() == [])
    _ = try await library.write(by: .owner) { try $0.setRewatching(false, of: .show) }
    #expect(try await parts() == [first, second])
    #expect(try await library.history(of: .owner).count == 4)
    #expect(start != nil)
  }

  @Test func `Choices about shows can't be made about films`() async throws {
    for write in [
      { @Sendable (batch: inout Batch) in _ = try batch.setSpecials(true, of: .alien) },
      { @Sendable (batch: inout Batch) in _ = try batch.setRewatching(true, of: .alien) },
    ] {
      await #expect(throws: LibraryError.self) { _ = try await library.write(by: .owner, write) }
    }
  }
}
