import Foundation
import TitleIdentity

/// A notification about another profile's activity. It is derived from the current state and never stored.
public struct HouseholdNotice: Hashable, Sendable, Identifiable {
  /// The activity itself.
  public enum Content: Hashable, Sendable {
    case rated(TitleReference, TitlePart, Score)
    /// Several ratings in one write, which only an import makes.
    case ratedMany(Int)
    /// A note on a title, either public or addressed to the viewer.
    case noted(TitleReference, text: String, isAddressed: Bool)
    /// Another profile follows the viewer.
    case followed
    /// A title added to one of the author's lists, whose items aren't counted.
    case added(TitleReference, to: UserList)
    case addedMany(Int, to: UserList)
  }

  /// The ID of the event, or of the latest one if the notice combines several.
  public let id: EventID
  /// The profile that acted.
  public let profile: ProfileID
  /// The activity.
  public let content: Content

  /// The time of the event, by the device's clock.
  public var date: Date { Date(timeIntervalSince1970: Double(id.milliseconds) / 1000) }
}

/// The newest notices for a profile, up to a limit.
public struct HouseholdNotices: Hashable, Sendable {
  /// The notices, newest first.
  public let all: [HouseholdNotice]
  /// The IDs of notices that the profile hasn't read on any device, regardless of the order of arrival.
  public let unread: Set<EventID>
  /// Whether there are older notices beyond the limit.
  public let hasMore: Bool
}
