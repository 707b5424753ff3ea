import Containment
import Foundation
import Library
import Tracking

/// A profile's row: name, role, teams and follower counts next to an avatar, with a check mark for the current profile.
nonisolated extension UsersDatasource.Row: Listable {
  public var listTitle: String { user.name }
  public var listText: String { UserText.follows(user) }
  public var listFootnote: String { user.fields.role }
  public var listDetail: String { UserText.teams(user.fields.teams) }
  public var listImage: URL? { picture }
  public var isListSelected: Bool { isCurrent }
}
