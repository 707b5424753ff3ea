import Testing
import TitleIdentity

@testable import Library

/// Notices for a profile, which are derived from the journal regardless of the order of arrival.
@Suite(.timeLimit(.minutes(5))) struct NoticeTests {
  private let fixture: LibraryFixture
  private let library: Library
  private let ana = ProfileID(rawValue: "ana")
  private let ben = ProfileID(rawValue: "ben")

  init() async throws {
    fixture = try LibraryFixture()
    library = try await fixture.open()
    for (id, name, teams) in [(ProfileID.owner, "Kim", []), (ana, "Ana", []), (ben, "Ben", ["Family"])] {
      _ = try await library.createProfile(ProfileFields(firstName: name, teams: teams), id: id)
    }
  }

  private func contents(_ viewer: ProfileID = .owner) async throws -> [HouseholdNotice.Content] {
    try await library.notices(for: viewer).all.map(\.content)
  }

  @Test func `Profiles that the viewer doesn't see cause only notices addressed to the viewer`() async throws {
    try await library.rate(.alien, .stars(9), by: ana)
    try await library.note("For all", on: .alien, by: ana)
    #expect(try await contents() == [])
    try await library.note("For you", on: .alien, to: .owner, by: ana)
    try await library.follow(.owner, by: ana)
    #expect(try await contents() == [.followed, .noted(.alien, text: "For you", isAddressed: true)])
    #expect(try await contents(ben) == [])
    #expect(try await contents(ana) == [])
  }

  @Test func `Profile causes notices once it is followed, newest first`() async throws {
    try await library.rate(.movie(1), .stars(1), by: ana)
    try await library.follow(ana, by: .owner)
    try await library.rate(.alien, .stars(9), by: ana)
    try await library.rate(.show, part: .season(1), .stars(8), by: ana)
    try await library.note("For all", on: .alien, by: ana)
    try await library.note("For Ben", on: .alien, to: ben, by: ana)
    try await library.add(.movie(2), to: .watchlist(of: ana), by: ana)
    let watchlist = try #require(try await library.lists(of: ana).first).uncounted
    #expect(
      try await contents() == [
        .added(.movie(2), to: watchlist), .noted(.alien, text: "For all", isAddressed: false),
        .rated(.show, .season(1), .stars(8)), .rated(.alien, .whole, .stars(9)),
      ])
    try await library.unfollow(ana, by: .owner)
    #expect(try await contents() == [])
  }

  @Test func `Teammate causes notices only after both have joined the team`() async throws {
    try await library.rate(.movie(1), .stars(1), by: ben)
    try await library.change(.owner, ProfileFields(firstName: "Kim", teams: ["family"]), by: .owner)
    try await library.rate(.movie(2), .stars(2), by: ben)
    try await library.change(.owner, ProfileFields(firstName: "Kim", role: "Cook", teams: ["family"]), by: .owner)
    #expect(try await contents() == [.rated(.movie(2), .whole, .stars(2))])
    try await library.change(.owner, ProfileFields(firstName: "Kim"), by: .owner)
    #expect(try await contents() == [])
    try await library.change(.owner, ProfileFields(firstName: "Kim", teams: ["Family"]), by: .owner)
    try await library.rate(.movie(3), .stars(3), by: ben)
    #expect(try await contents() == [.rated(.movie(3), .whole, .stars(3))])
  }

  @Test func `Notices show edited content and omit undone or removed actions`() async throws {
    try await library.follow(ana, by: .owner)
    try await library.rate(.alien, .stars(9), by: ana)
    try await library.rate(.alien, .stars(8), by: ana)
    let note = try #require(try await library.note("Words", on: .alien, by: ana))
    try await library.edit(note: note, "Other words", by: ana)
    let added = try #require(try await library.add(.movie(2), to: .watchlist(of: ana), by: ana))
    try await library.undo(added, by: ana)
    #expect(
      try await contents() == [
        .noted(.alien, text: "Other words", isAddressed: false), .rated(.alien, .whole, .stars(8)),
      ])
    try await library.remove(note: note, by: ana)
    try await library.removeRating(of: TitleReference.alien.key, by: ana)
    #expect(try await contents() == [])
  }

  @Test func `Import causes one notice for each kind of action, without notes on lists`() async throws {
    try await library.follow(ana, by: .owner)
    let ana = ana
    let (list, _) = try await library.write(by: ana) { batch in
      let list = try batch.createList("Imported")
      for number in 1...1204 { try batch.rate(.movie(number), .stars(5)) }
      for number in 1...3 { try batch.add(.movie(number), to: list) }
      _ = try batch.add("A note", to: list)
      return list
    }
    let made = try #require(try await library.lists(of: ana).first { $0.id == list }).uncounted
    #expect(try await contents() == [.addedMany(3, to: made), .ratedMany(1204)])
    try await library.removeList(list, by: ana)
    #expect(try await contents() == [.ratedMany(1204)])
  }

  @Test func `A page ends with a complete write, even if other devices wrote at the same time`() async throws {
    try await library.follow(ana, by: .owner)
    var devices = [library]
    for number in [50, 60] as [UInt64] {
      let elsewhere = try LibraryFixture(device: number)
      elsewhere.now = fixture.now
      let other = try await elsewhere.open()
      try await other.merge(lines: try await library.lines().map { Array($0.utf8) })
      devices.append(other)
    }
    for (number, device) in devices.enumerated() { try await rate(1 + 10 * number, on: device) }
    for other in devices.dropFirst() {
      try await library.merge(lines: try await other.lines().map { Array($0.utf8) })
    }
    #expect(try await contents() == [.ratedMany(5), .ratedMany(5), .ratedMany(5)])
    let page = try await library.notices(for: .owner, limit: 1)
    #expect(page.all.map(\.content) == [.ratedMany(5)] && page.hasMore)
  }

  /// Rates five films in one write.
  private func rate(_ first: Int, on device: Library) async throws {
    _ = try await device.write(by: ana) { batch in
      for number in first..<first + 5 { try batch.rate(.movie(number), .stars(5)) }
    }
  }

  @Test func `Notices are loaded in pages`() async throws {
    try await library.follow(ana, by: .owner)
    for number in 1...5 { try await library.rate(.movie(number), .stars(5), by: ana) }
    let page = try await library.notices(for: .owner, limit: 3)
    #expect(page.all.count == 3 && page.hasMore && page.unread.count == 3)
    #expect(try await library.notices(for: .owner, limit: 5).hasMore == false)
  }

  @Test func `Notices that were read stay read, and reading them can't be undone`() async throws {
    try await library.follow(ana, by: .owner)
    let follow = try await library.lastAction(of: .owner)
    try await library.rate(.alien, .stars(9), by: ana)
    let news = try await library.notices(for: .owner)
    #expect(news.unread.count == 1)
    #expect(try await library.markAsRead(news.all.map(\.id), by: .owner) != nil)
    #expect(try await library.markAsRead(news.all.map(\.id), by: .owner) == nil)
    #expect(try await library.notices(for: .owner).unread.isEmpty)
    #expect(try await library.lastAction(of: .owner) == follow)
    try await library.rate(.movie(2), .stars(9), by: ana)
    #expect(try await library.notices(for: .owner).unread.count == 1)
    #expect(try await library.notices(for: ben).unread.isEmpty)
  }

  @Test func `Notice of an earlier action that another device shares later is unread`() async throws {
    try await library.follow(ana, by: .owner)
    let elsewhere = try LibraryFixture(device: 50)
    elsewhere.now = fixture.now
    let other = try await elsewhere.open()
    try await other.merge(lines: try await library.lines().map { Array($0.utf8) })
    try await other.rate(.movie(1), .stars(5), by: ana)
    fixture.advance(days: 7)
    try await library.rate(.movie(2), .stars(5), by: ana)
    try await library.markAsRead(try await library.notices(for: .owner).all.map(\.id), by: .owner)
    try await library.merge(lines: try await other.lines().map { Array($0.utf8) })
    let news = try await library.notices(for: .owner)
    #expect(news.all.map(\.content) == [.rated(.movie(2), .whole, .stars(5)), .rated(.movie(1), .whole, .stars(5))])
    #expect(news.unread == [try #require(news.all.last).id])
    // Notices read here also count as read on the other device.
    try await other.merge(lines: try await library.lines().map { Array($0.utf8) })
    #expect(try await other.notices(for: .owner) == news)
  }

  @Test func `Observation delivers new and read notices`() async throws {
    var news = library.observeNotices(for: .owner).makeAsyncIterator()
    #expect(await news.next()?.all.isEmpty == true)
    try await library.follow(.owner, by: ana)
    #expect(await news.next()?.all.map(\.content) == [.followed])
    try await library.markAsRead([try #require(try await library.notices(for: .owner).all.first).id], by: .owner)
    #expect(await news.next()?.unread.isEmpty == true)
  }

  @Test func `Only the author can change a note, even if the journal contains changes by others`() async throws {
    let note = try #require(try await library.note("Mine", on: .alien, by: ana))
    await #expect(throws: LibraryError.notOwner) { try await library.edit(note: note, "Yours", by: .owner) }
    await #expect(throws: LibraryError.notOwner) { try await library.remove(note: note, by: .owner) }
    _ = try await library.write(by: .owner) { try $0.append(.noteEdited(note: note, text: "Yours")) }
    _ = try await library.write(by: .owner) { try $0.append(.noteRemoved(note: note)) }
    #expect(try await library.notes(on: TitleReference.alien.key).map(\.text) == ["Mine"])
  }
}

extension UserList {
  fileprivate var uncounted: UserList {
    var list = self
    (list.count, list.titles, list.doneCount) = (0, 0, 0)
    return list
  }
}
