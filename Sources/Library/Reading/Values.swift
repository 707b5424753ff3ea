/// The score that somebody gives to a title, or a part of it.
public struct Rating: Hashable, Sendable {
  /// What it is about, by what that is by now.
  public let title: TitleReference
  /// Which part of it.
  public let part: TitlePart
  /// What they gave.
  public let score: Score
  /// When they gave it.
  public let date: PartialDate
  /// Who did.
  public let profile: ProfileID
  /// The event that says so.
  public let event: EventID
}

/// One time that somebody watched something.
public struct Play: Hashable, Sendable, Identifiable {
  public let id: EventID
  /// What it is about, by what that is by now.
  public let title: TitleReference
  /// Which part of it.
  public let part: TitlePart
  /// When.
  public let date: PartialDate
  /// Who did.
  public let profile: ProfileID
}

/// A list: the watchlist, the favourites, or one that somebody made.
public struct UserList: Hashable, Sendable, Identifiable {
  public let id: ListID
  /// Whose it is.
  public let profile: ProfileID
  /// Empty for those that everybody has: the app names them.
  public let name: String
  /// A description; may be empty.
  public let about: String
  /// Where among others.
  public let position: Position
  /// When it was made; `nil` for those that everybody has.
  public let date: PartialDate?
  /// How many items stand on it.
  public var count = 0
  /// How many of them are titles: what others see of it.
  public var titles = 0
  /// How many of them are ticked.
  public var ticked = 0
}

/// What stands on a list.
public struct ListItem: Hashable, Sendable, Identifiable {
  public let id: ItemID
  /// Where it stands.
  public let list: ListID
  /// `nil` for a note.
  public let title: TitleReference?
  /// A note's words; what is noted beside a title.
  public let text: String
  /// When it was ticked; `nil` while it is not.
  public let ticked: PartialDate?
  /// Where among others.
  public let position: Position
  /// Who added it.
  public let profile: ProfileID
  /// When it was added.
  public let date: PartialDate
}

/// Words under a title.
public struct Note: Hashable, Sendable, Identifiable {
  public let id: EventID
  /// What it is about, by what that is by now.
  public let title: TitleReference
  /// The words.
  public let text: String
  /// Who wrote it.
  public let profile: ProfileID
  /// Who it is for; `nil` for oneself and whoever sees one, see ``Household/shows(_:to:)``.
  public let recipient: ProfileID?
  /// When.
  public let date: PartialDate
  /// When it was changed last; `nil` where it never was.
  public let edited: PartialDate?
}

/// Somebody of the household.
public struct Profile: Hashable, Sendable, Identifiable {
  public let id: ProfileID
  /// What is known of them.
  public let fields: ProfileFields
  /// Who follows them.
  public var followers: [ProfileID] = []
  /// Whom they follow.
  public var following: [ProfileID] = []

  public init(id: ProfileID, fields: ProfileFields, followers: [ProfileID] = [], following: [ProfileID] = []) {
    self.id = id
    self.fields = fields
    self.followers = followers
    self.following = following
  }
}

extension Profile {
  /// Whose everything is before there are profiles, until they say what they are called.
  public static let unnamed = Profile(id: .owner, fields: ProfileFields(firstName: "Main Profile"))
}
