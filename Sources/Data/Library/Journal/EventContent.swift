import TitleIdentity

/// The action that an event records.
///
/// Each case is self-contained. Actions that a later event reverses remain in the journal.
public enum EventContent: Hashable, Sendable {
  /// A rating. `date` is the date of the rating, if it differs from the date of the event.
  case rated(TitleReference, TitlePart, Score, date: PartialDate?)
  case unrated(TitleReference.Key, TitlePart)

  /// A play. Its ID is the event's ID.
  case watched(TitleReference, TitlePart, date: PartialDate)
  case playDateChanged(play: EventID, PartialDate)
  case playRemoved(play: EventID)

  /// A new list. `about` is its description, which may be empty.
  case listCreated(ListID, name: String, about: String)
  case listChanged(ListID, name: String, about: String)
  case listMoved(ListID, Position)
  /// Whether a list is shown as a checklist, rather than as titles.
  case listFormatChanged(ListID, isChecklist: Bool)
  case listRemoved(ListID)

  /// `date` is the date of the addition, if it differs from the date of the event.
  case itemAdded(ListID, ItemID, ItemContent, date: PartialDate?)
  case itemTicked(ListID, ItemID, Bool)
  case itemMoved(ListID, ItemID, Position)
  /// A new text for a note item, or a new comment on a title item.
  case itemEdited(ListID, ItemID, text: String)
  case itemRemoved(ListID, ItemID)

  /// A note on a title, optionally addressed to a profile. Its ID is the event's ID.
  case noted(TitleReference, text: String, to: ProfileID?)
  case noteEdited(note: EventID, text: String)
  case noteRemoved(note: EventID)

  case profileCreated(ProfileID, ProfileFields)
  case profileChanged(ProfileID, ProfileFields)
  case profileRemoved(ProfileID)
  case followed(ProfileID)
  case unfollowed(ProfileID)

  /// A show that the user paused or dropped; `nil` if its state follows from the plays again. `date` is the date of the
  /// change, if it differs from the date of the event.
  case showStateChanged(TitleReference, ShowState?, date: PartialDate?)
  /// Whether the user is interested in a title. If not, it is hidden where one browses.
  case interestChanged(TitleReference, isInterested: Bool)
  /// Whether the specials of a show count like its other episodes.
  case specialsChanged(TitleReference, areCounted: Bool)
  /// The start or the end of watching a show again. Its progress then follows from the plays after the start.
  case rewatchChanged(TitleReference, isRewatching: Bool)

  /// The replacement of a title by another, because its source merged the two or because the first comes from the
  /// sample catalogue.
  case matched(TitleReference.Key, TitleReference)

  /// The confirmation that a profile has read the notifications about one device's events, up to this event.
  case notificationsRead(upTo: EventID)

  /// The undoing of all events of a write, until this event is itself undone.
  case undone(action: EventID)
}

/// A state of a show that only the user can set. All other states follow from the plays.
public enum ShowState: String, CaseIterable, Hashable, Sendable {
  /// The user intends to continue.
  case paused
  /// The user doesn't intend to continue.
  case dropped
}

/// The content of a list item.
public enum ItemContent: Hashable, Sendable {
  case title(TitleReference)
  /// A note that isn't about a title.
  case text(String)
}

/// All fields of a profile. Each change records the complete set.
public struct ProfileFields: Hashable, Sendable {
  /// The first name.
  public var firstName: String
  /// The last name, which may be empty.
  public var lastName: String
  /// The name of the picture file; `nil` if there is none.
  public var picture: String?
  /// The profile's role in the household, as free text; may be empty.
  public var role: String
  /// The names of the profile's teams.
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

/// A position in an order: sortable text with room for another position between any two.
public struct Position: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The size limit in bytes. Thousands of moves of one item between others stay below it.
  static let maximumBytes = 8192
}
