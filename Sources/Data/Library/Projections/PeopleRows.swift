import GRDB

/// A profile in the household. The owner can change without having been created. A removed profile returns only when it
/// is created again.
struct ProfileRow: Projection {
  let id: ProfileID
  let fields: ProfileFields
  /// The first event of the profile.
  let event: EventID

  static func fold(_ events: [Event]) -> ProfileRow? {
    var profile: ProfileRow?
    var isRemoved = false
    for event in events {
      switch event.content {
      case .profileCreated(let id, let fields):
        profile = ProfileRow(id: id, fields: fields, event: profile?.event ?? event.id)
        isRemoved = false
      case .profileChanged(let id, let fields) where !isRemoved:
        profile = ProfileRow(id: id, fields: fields, event: profile?.event ?? event.id)
      case .profileRemoved:
        profile = nil
        isRemoved = true
      default: break
      }
    }
    return profile
  }

  static let table = "profile"
  static let columns = ["id", "firstName", "lastName", "picture", "role", "teams", "event"]
  var values: [(any DatabaseValueConvertible)?] {
    [
      id.rawValue, fields.firstName, fields.lastName, fields.picture, fields.role,
      fields.teams.joined(separator: "\n"), event.description,
    ]
  }
}

/// A follow: one profile follows another.
struct FollowRow: Projection {
  let follower: ProfileID
  let followed: ProfileID
  let event: EventID

  static func fold(_ events: [Event]) -> FollowRow? {
    guard let last = events.last, case .followed(let followed) = last.content else { return nil }
    return FollowRow(follower: last.profile, followed: followed, event: last.id)
  }

  static let table = "follow"
  static let columns = ["follower", "followed", "event"]
  var values: [(any DatabaseValueConvertible)?] { [follower.rawValue, followed.rawValue, event.description] }
}
