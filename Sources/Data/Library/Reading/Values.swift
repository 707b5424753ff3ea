import Localization
import TitleIdentity

/// A score that a profile gave to a title or one of its parts.
public struct Rating: Hashable, Sendable {
  /// The title, resolved through matches.
  public let title: TitleReference
  /// The part of the title.
  public let part: TitlePart
  /// The score.
  public let score: Score
  /// The date of the rating.
  public let date: PartialDate
  /// The profile that rated the title.
  public let profile: ProfileID
  /// The ID of the event.
  public let event: EventID
}

/// A single play of a title or one of its parts.
public struct Play: Hashable, Sendable, Identifiable {
  public let id: EventID
  /// The title, resolved through matches.
  public let title: TitleReference
  /// The part of the title.
  public let part: TitlePart
  /// The date of the play.
  public let date: PartialDate
  /// The profile that watched the title.
  public let profile: ProfileID
}

/// A list: the watchlist, the favorites, or one that a profile created.
public struct UserList: Hashable, Sendable, Identifiable {
  public let id: ListID
  /// The owner of the list.
  public let profile: ProfileID
  /// The name; empty for built-in lists, which the app names.
  public let name: String
  /// A description, which may be empty.
  public let about: String
  /// The position among the profile's lists.
  public let position: Position
  /// The date of creation; `nil` for built-in lists.
  public let date: PartialDate?
  /// The number of items.
  public var count = 0
  /// The number of items that are titles, which are visible to other profiles.
  public var titles = 0
  /// The number of ticked items.
  public var doneCount = 0
  /// The number of titles that the owner of the list has watched.
  public var watchedCount = 0
  /// The format that the owner has chosen; `nil` if it follows from the items.
  var chosenFormat: Bool?

  /// Whether the list is a checklist of titles and notes, rather than titles. A list with notes or ticked items is one,
  /// unless its owner has changed that.
  public var isChecklist: Bool { chosenFormat ?? (count > titles || doneCount > 0) }
}

/// An item on a list.
public struct ListItem: Hashable, Sendable, Identifiable {
  public let id: ItemID
  /// The list that contains the item.
  public let list: ListID
  /// The title; `nil` for a note.
  public let title: TitleReference?
  /// The text of a note, or a comment on a title.
  public let text: String
  /// The date when the item was ticked; `nil` if it isn't.
  public let doneDate: PartialDate?
  /// The position among the list's items.
  public let position: Position
  /// The profile that added the item.
  public let profile: ProfileID
  /// The date when the item was added.
  public let date: PartialDate
}

/// A note on a title.
public struct Note: Hashable, Sendable, Identifiable {
  public let id: EventID
  /// The title, resolved through matches.
  public let title: TitleReference
  /// The text of the note.
  public let text: String
  /// The author.
  public let profile: ProfileID
  /// The recipient; `nil` for a public note, which is visible according to ``Household/isVisible(_:to:)``.
  public let recipient: ProfileID?
  /// The date of the note.
  public let date: PartialDate
  /// The date of the last edit; `nil` if there was none.
  public let edited: PartialDate?
}

/// A profile in the household.
public struct Profile: Hashable, Sendable, Identifiable {
  public let id: ProfileID
  /// The profile's fields, such as its name.
  public let fields: ProfileFields
  /// The profiles that follow this one.
  public var followers: [ProfileID] = []
  /// The profiles that this one follows.
  public var following: [ProfileID] = []

  public init(id: ProfileID, fields: ProfileFields, followers: [ProfileID] = [], following: [ProfileID] = []) {
    self.id = id
    self.fields = fields
    self.followers = followers
    self.following = following
  }
}

extension Profile {
  /// The owner's profile before it has a name.
  public static let unnamed = Profile(id: .owner, fields: ProfileFields(firstName: tr("Main Profile")))
}
