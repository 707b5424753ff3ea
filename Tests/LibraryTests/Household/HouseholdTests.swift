import Testing

@testable import Library

/// Visibility between profiles, as a table.
struct HouseholdTests {
  private static let (ana, ben, cleo) = (
    ProfileID(rawValue: "ana"), ProfileID(rawValue: "ben"), ProfileID(rawValue: "cleo")
  )

  /// The owner follows Ana. Ana and Ben share a team, whose name they spell differently. Cleo shares none.
  private let household = Household([
    Profile(id: .owner, fields: ProfileFields(firstName: "Kim"), following: [ana]),
    Profile(id: ana, fields: ProfileFields(firstName: "Ana", teams: ["Cinema Club", "Family"]), followers: [.owner]),
    Profile(id: ben, fields: ProfileFields(firstName: "Ben", teams: [" family "])),
    Profile(id: cleo, fields: ProfileFields(firstName: "Cleo", teams: ["Work"])),
  ])

  @Test(arguments: [
    (ProfileID.owner, ana, true), (ana, .owner, false), (ana, ben, true), (ben, ana, true), (.owner, ben, false),
    (cleo, ana, false), (cleo, cleo, true), (.owner, ProfileID(rawValue: "gone"), false),
  ])
  func `Profile sees itself, followed profiles and its teammates`(viewer: ProfileID, author: ProfileID, isSeen: Bool) {
    #expect(household.canSee(author, as: viewer) == isSeen)
  }

  @Test(arguments: [
    (ana, ProfileID?.none, [ProfileID.owner, ana, ben]), (ana, cleo, [ana, cleo]), (cleo, nil, [cleo]),
    (cleo, ben, [ben, cleo]), (ben, ben, [ben]),
  ])
  func `Note is visible to its author and recipient, or else to all who see the author`(
    author: ProfileID, recipient: ProfileID?, readers: [ProfileID]
  ) {
    let id = EventID(time: 1, device: DeviceID(number: 1))
    let note = Note(
      id: id, title: .alien, text: "Words", profile: author, recipient: recipient, date: .unknown, edited: nil)
    #expect([.owner, Self.ana, Self.ben, Self.cleo].filter { household.isVisible(note, to: $0) } == readers)
  }

  @Test func `Teams are matched by name, ignoring case and surrounding spaces`() {
    #expect(household.teams(of: Self.ana, with: Self.ben) == ["Family"])
    #expect(household.teams(of: Self.ben, with: Self.ana) == [" family "])
    #expect(household.teams(of: Self.ana, with: Self.ana) == [])
    #expect(household.teams(of: .owner, with: Self.ben) == [])
  }

  @Test func `A viewer sees other profiles' latest ratings of the whole title, best first`() async throws {
    let library = try Library.inMemory()
    for (id, name) in [(Self.ana, "Ana"), (Self.ben, "Ben"), (Self.cleo, "Cleo")] {
      _ = try await library.createProfile(ProfileFields(firstName: name), id: id)
    }
    for profile in [Self.ana, Self.ben] { try await library.follow(profile, by: .owner) }
    try await library.rate(.movie(1), .stars(3), by: Self.ana)
    try await library.rate(.movie(2), .stars(7), by: Self.ana)
    try await library.rate(.movie(2), part: .season(1), .stars(10), by: Self.ana)
    try await library.rate(.movie(2), .stars(9), by: Self.ben)
    try await library.rate(.movie(2), .stars(10), by: Self.cleo)
    try await library.rate(.movie(2), .stars(1), by: .owner)
    try await library.match(TitleReference.movie(1).key, to: .movie(2), by: .owner)
    var ratings = library.observeRatings(of: TitleReference.movie(2).key, visibleTo: .owner).makeAsyncIterator()
    #expect(await ratings.next()?.ratings.map(\.profile) == [Self.ben, Self.ana])
    try await library.rate(.movie(2), .stars(9.5), by: Self.ana)
    #expect(await ratings.next()?.ratings.map(\.score) == [.stars(9.5), .stars(9)])
    try await library.unfollow(Self.ben, by: .owner)
    #expect(await ratings.next()?.ratings.map(\.profile) == [Self.ana])
  }

  @Test func `Household contains the owner even without any events about them`() async throws {
    let library = try Library.inMemory()
    #expect(try await library.household().profiles(except: .owner).isEmpty)
    _ = try await library.createProfile(ProfileFields(firstName: "Ana"), id: Self.ana)
    try await library.follow(.owner, by: Self.ana)
    let household = try await library.household()
    #expect(household.canSee(.owner, as: Self.ana) && !household.canSee(Self.ana, as: .owner))
    #expect(household.profiles(except: .owner).map(\.id) == [Self.ana])
    #expect(household.profiles(except: Self.ana) == [household[.owner]])
    #expect(household[.owner]?.fields.firstName == "Main Profile" && household[.owner]?.followers == [Self.ana])
    for await seen in library.observeHousehold() {
      #expect(seen == household)
      break
    }
  }
}
