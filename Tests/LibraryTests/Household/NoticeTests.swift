import Testing

@testable import Library

/// Notices for a profile, which follow from the journal regardless of the order of arrival.
@Suite(.timeLimit(.minutes(5))) struct NoticeTests {
  private let place: Place
  private let library: Library
  private let ana = ProfileID(rawValue: "ana")
  private let ben = ProfileID(rawValue: "ben")

  init() async throws {
    place = try Place()
    library = try await place.open()
    for (id, name, teams) in [(ProfileID.owner, "Kim", []), (ana, "Ana", []), (ben, "Ben", ["Family"])] {
      _ = try await library.makeProfile(ProfileFields(firstName: name, teams: teams), id: id)
    }
  }

  private func contents(_ viewer: ProfileID = .owner) async throws -> [HouseholdNotice.Content] {
    try await library.notices(for: viewer).all.map(\.content)
  }

  @Test func `Of whom one does not see there is nothing new, but what is meant for oneself`() async throws {
    try await library.rate(.alien, .stars(9), by: ana)
    try await library.note("For all", on: .alien, by: ana)
    #expect(try await contents() == [])
    try await library.note("For you", on: .alien, to: .owner, by: ana)
    try await library.follow(.owner, by: ana)
    #expect(try await contents() == [.followed, .noted(.alien, text: "For you", isAddressed: true)])
    #expect(try await contents(ben) == [])
    #expect(try await contents(ana) == [])
  }

  @Test func `What is rated, noted and listed is told from when one follows, the last first`() async throws {
    try await library.rate(.film(1), .stars(1), by: ana)
    try await library.follow(ana, by: .owner)
    try await library.rate(.alien, .stars(9), by: ana)
    try await library.rate(.series, part: .season(1), .stars(8), by: ana)
    try await library.note("For all", on: .alien, by: ana)
    try await library.note("For Ben", on: .alien, to: ben, by: ana)
    try await library.add(.film(2), to: .watchlist(of: ana), by: ana)
    let watchlist = try #require(try await library.lists(of: ana).first)
    #expect(
      try await contents() == [
        .added(.film(2), to: watchlist), .noted(.alien, text: "For all", isAddressed: false),
        .rated(.series, .season(1), .stars(8)), .rated(.alien, .whole, .stars(9)),
      ])
    try await library.unfollow(ana, by: .owner)
    #expect(try await contents() == [])
  }

  @Test func `What one shares a team with is told from when one does`() async throws {
    try await library.rate(.film(1), .stars(1), by: ben)
    try await library.change(.owner, ProfileFields(firstName: "Kim", teams: ["family"]), by: .owner)
    try await library.rate(.film(2), .stars(2), by: ben)
    try await library.change(.owner, ProfileFields(firstName: "Kim", role: "Cook", teams: ["family"]), by: .owner)
    #expect(try await contents() == [.rated(.film(2), .whole, .stars(2))])
    try await library.change(.owner, ProfileFields(firstName: "Kim"), by: .owner)
    #expect(try await contents() == [])
    try await library.change(.owner, ProfileFields(firstName: "Kim", teams: ["Family"]), by: .owner)
    try await library.rate(.film(3), .stars(3), by: ben)
    #expect(try await contents() == [.rated(.film(3), .whole, .stars(3))])
  }

  @Test func `What was changed is told as it is now, and what was taken back not at all`() async throws {
    try await library.follow(ana, by: .owner)
    try await library.rate(.alien, .stars(9), by: ana)
    try await library.rate(.alien, .stars(8), by: ana)
    let note = try #require(try await library.note("Words", on: .alien, by: ana))
    try await library.edit(note: note, "Other words", by: ana)
    let added = try #require(try await library.add(.film(2), to: .watchlist(of: ana), by: ana))
    try await library.undo(added, by: ana)
    #expect(
      try await contents() == [
        .noted(.alien, text: "Other words", isAddressed: false), .rated(.alien, .whole, .stars(8)),
      ])
    try await library.remove(note: note, by: ana)
    try await library.removeRating(of: TitleReference.alien.key, by: ana)
    #expect(try await contents() == [])
  }

  @Test func `An import is one line of each kind, and notes on lists are nobody's business`() async throws {
    try await library.follow(ana, by: .owner)
    let ana = ana
    let (list, _) = try await library.write(by: ana) { batch in
      let list = try batch.makeList("Imported")
      for number in 1...1204 { try batch.rate(.film(number), .stars(5)) }
      for number in 1...3 { try batch.add(.film(number), to: list) }
      _ = try batch.add("A note", to: list)
      return list
    }
    let made = try #require(try await library.lists(of: ana).first { $0.id == list })
    #expect(try await contents() == [.addedMany(3, to: made), .ratedMany(1204)])
    try await library.removeList(list, by: ana)
    #expect(try await contents() == [.ratedMany(1204)])
  }

  @Test func `They come in pages`() async throws {
    try await library.follow(ana, by: .owner)
    for number in 1...5 { try await library.rate(.film(number), .stars(5), by: ana) }
    let page = try await library.notices(for: .owner, limit: 3)
    #expect(page.all.count == 3 && page.hasMore && page.unseen.count == 3)
    #expect(try await library.notices(for: .owner, limit: 5).hasMore == false)
  }

  @Test func `What was seen is seen, and nobody can undo that by mistake`() async throws {
    try await library.follow(ana, by: .owner)
    let follow = try await library.lastAction(of: .owner)
    try await library.rate(.alien, .stars(9), by: ana)
    let news = try await library.notices(for: .owner)
    #expect(news.unseen.count == 1)
    #expect(try await library.see(news.all.map(\.id), by: .owner) != nil)
    #expect(try await library.see(news.all.map(\.id), by: .owner) == nil)
    #expect(try await library.notices(for: .owner).unseen.isEmpty)
    #expect(try await library.lastAction(of: .owner) == follow)
    try await library.rate(.film(2), .stars(9), by: ana)
    #expect(try await library.notices(for: .owner).unseen.count == 1)
    #expect(try await library.notices(for: ben).unseen.isEmpty)
  }

  @Test func `What another device did last week and tells today is unseen`() async throws {
    try await library.follow(ana, by: .owner)
    let elsewhere = try Place(device: 50)
    elsewhere.now = place.now
    let other = try await elsewhere.open()
    try await other.merge(lines: try await library.lines().map { Array($0.utf8) })
    try await other.rate(.film(1), .stars(5), by: ana)
    place.advance(days: 7)
    try await library.rate(.film(2), .stars(5), by: ana)
    try await library.see(try await library.notices(for: .owner).all.map(\.id), by: .owner)
    try await library.merge(lines: try await other.lines().map { Array($0.utf8) })
    let news = try await library.notices(for: .owner)
    #expect(news.all.map(\.content) == [.rated(.film(2), .whole, .stars(5)), .rated(.film(1), .whole, .stars(5))])
    #expect(news.unseen == [try #require(news.all.last).id])
    // Notices seen here also count as seen on the other device.
    try await other.merge(lines: try await library.lines().map { Array($0.utf8) })
    #expect(try await other.notices(for: .owner) == news)
  }

  @Test func `They are followed`() async throws {
    var news = library.observeNotices(for: .owner).makeAsyncIterator()
    #expect(await news.next()?.all.isEmpty == true)
    try await library.follow(.owner, by: ana)
    #expect(await news.next()?.all.map(\.content) == [.followed])
    try await library.see([try #require(try await library.notices(for: .owner).all.first).id], by: .owner)
    #expect(await news.next()?.unseen.isEmpty == true)
  }

  @Test func `Nobody changes what somebody else wrote, nor does a journal from elsewhere`() async throws {
    let note = try #require(try await library.note("Mine", on: .alien, by: ana))
    await #expect(throws: LibraryError.somebodyElses) { try await library.edit(note: note, "Yours", by: .owner) }
    await #expect(throws: LibraryError.somebodyElses) { try await library.remove(note: note, by: .owner) }
    _ = try await library.write(by: .owner) { try $0.append(.noteEdited(note: note, text: "Yours")) }
    _ = try await library.write(by: .owner) { try $0.append(.noteRemoved(note: note)) }
    #expect(try await library.notes(on: TitleReference.alien.key).map(\.text) == ["Mine"])
  }
}
