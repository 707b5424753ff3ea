/// What happened.
///
/// Each of these is the whole of it: what a later one takes back is in the journal still.
public enum EventContent: Hashable, Sendable {
  /// - `date`: when they gave the score, where that was not when it was written.
  case rated(TitleReference, TitlePart, Score, date: PartialDate?)
  case unrated(TitleReference.Key, TitlePart)

  /// A play, whose id is the event's.
  case watched(TitleReference, TitlePart, date: PartialDate)
  case playDated(play: EventID, PartialDate)
  case playRemoved(play: EventID)

  /// - `about`: a description, or nothing.
  case listMade(ListID, name: String, about: String)
  case listChanged(ListID, name: String, about: String)
  case listMoved(ListID, Position)
  case listRemoved(ListID)

  case itemAdded(ListID, ItemID, ItemContent)
  case itemTicked(ListID, ItemID, Bool)
  case itemMoved(ListID, ItemID, Position)
  /// Another text for a note; what is noted beside a title.
  case itemEdited(ListID, ItemID, text: String)
  case itemRemoved(ListID, ItemID)

  /// Words under a title, whose id is the event's; in a conversation, to somebody.
  case noted(TitleReference, text: String, to: ProfileID?)
  case noteEdited(note: EventID, text: String)
  case noteRemoved(note: EventID)

  case profileMade(ProfileID, ProfileFields)
  case profileChanged(ProfileID, ProfileFields)
  case profileRemoved(ProfileID)
  case followed(ProfileID)
  case unfollowed(ProfileID)

  /// What was one title is another from now on: one that its source merged, or one of the sample catalogue's.
  case matched(TitleReference.Key, TitleReference)

  /// Somebody has seen what others did, as far as one device wrote it up to this event.
  case newsSeen(upTo: EventID)

  /// All events of a write count no more, until this is undone in turn.
  case undone(action: EventID)
}

/// What stands on a list.
public enum ItemContent: Hashable, Sendable {
  case title(TitleReference)
  /// A note that is about no title.
  case text(String)
}

/// What is known of somebody, all of it, whenever any of it changes.
public struct ProfileFields: Hashable, Sendable {
  /// What they are called.
  public var firstName: String
  /// May be empty.
  public var lastName: String
  /// Where their picture is; `nil` where there is none.
  public var picture: String?
  /// What they are in the household, in their own words; may be empty.
  public var role: String
  /// By name.
  public var teams: [String]

  public init(
    firstName: String, lastName: String = "", picture: String? = nil, role: String = "", teams: [String] = []
  ) {
    self.firstName = firstName
    self.lastName = lastName
    self.picture = picture
    self.role = role
    self.teams = teams
  }
}

/// A place in an order: text that sorts, with room for another between any two.
public struct Position: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// What moving one thing thousands of times between others makes of it.
  static let mostBytes = 8192
}
