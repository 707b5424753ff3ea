import Foundation

/// Something that somebody else did and that is worth knowing: it follows from what is so now, and is kept nowhere.
public struct HouseholdNotice: Hashable, Sendable, Identifiable {
  /// What they did.
  public enum Content: Hashable, Sendable {
    case rated(TitleReference, TitlePart, Score)
    /// Several at once, which only an import does.
    case ratedMany(Int)
    /// Words under a title, to oneself or to all.
    case noted(TitleReference, text: String, isAddressed: Bool)
    /// They follow oneself.
    case followed
    /// To a list of theirs.
    case added(TitleReference, to: UserList)
    case addedMany(Int, to: UserList)
  }

  /// The event that says so; the last of several.
  public let id: EventID
  /// Who did it.
  public let profile: ProfileID
  /// What they did.
  public let content: Content

  /// When, by the clock of the device.
  public var date: Date { Date(timeIntervalSince1970: Double(id.milliseconds) / 1000) }
}

/// What is new to somebody, as far back as was asked for.
public struct HouseholdNotices: Hashable, Sendable {
  /// The last first.
  public let all: [HouseholdNotice]
  /// Those that were not seen on any device, in whatever order they arrived.
  public let unseen: Set<EventID>
  /// Whether there are more behind those.
  public let hasMore: Bool
}
