import GRDB

/// A profile's current data, which can be copied to another profile, for example to save a guest's data.
public struct ProfileData: Sendable {
  /// The ratings, oldest first, so that a copy retains their order.
  let ratings: [Rating]
  let plays: [Play]
  let notes: [Note]
  let showStates: [ShowStateEntry]
  let dismissed: [TitleReference]
  /// The shows whose specials count.
  let showsWithSpecials: [TitleReference]
  let lists: [(list: UserList, items: [ListItem])]
}

extension Library {
  /// Returns a profile's data after all changes that were requested before.
  public func profileData(of profile: ProfileID) async throws(LibraryError) -> ProfileData {
    try await write(by: profile) { batch in
      let database = batch.database
      let lists = ListReader(database)
      let choices = try ChoiceReader(database)
      return ProfileData(
        ratings: try Library.ratings(database, profile).reversed(),
        plays: try Library.history(database, profile, nil, .max).reversed(),
        notes: try PeopleReader(database).notes(of: profile).filter { $0.profile == profile }.reversed(),
        showStates: try choices.states(of: profile), dismissed: try choices.dismissed(by: profile).map(\.title),
        showsWithSpecials: try choices.shows(.specials, of: profile),
        lists: try lists.lists(of: profile).map { ($0, try lists.items(of: $0.id)) })
    }.value
  }
}

extension Batch {
  /// Copies another profile's data to this profile, with the original dates.
  public mutating func copy(_ profileData: ProfileData) throws {
    for rating in profileData.ratings { try rate(rating.title, part: rating.part, rating.score, date: rating.date) }
    for play in profileData.plays { try watch(play.title, part: play.part, on: play.date) }
    for note in profileData.notes { try self.note(note.text, on: note.title) }
    for entry in profileData.showStates { try setState(entry.state, of: entry.show, date: entry.date) }
    for title in profileData.dismissed.reversed() { try setInterest(false, in: title) }
    for show in profileData.showsWithSpecials { try setSpecials(true, of: show) }
    for (list, items) in profileData.lists { try copy(items, of: list) }
  }

  private mutating func copy(_ items: [ListItem], of list: UserList) throws {
    let target =
      switch list.id {
      case .watchlist(of: list.profile): ListID.watchlist(of: profile)
      case .favorites(of: list.profile): ListID.favorites(of: profile)
      default: try createList(list.name, about: list.about)
      }
    for item in items {
      var id = ItemID(rawValue: "")
      if let title = item.title {
        id = .title(title.key)
        try add(title, to: target, date: item.date)
        try edit(id, on: target, item.text)
      } else {
        id = try add(item.text, to: target)
      }
      if item.doneDate != nil { try tick(id, on: target) }
    }
  }
}
