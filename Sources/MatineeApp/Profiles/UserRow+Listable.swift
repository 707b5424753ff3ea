import Containment
import Foundation
import Library
import MatineeCore

/// Somebody as a row: name, role, teams and how many follow beside a round picture, and a check mark at whoever is watching.
nonisolated extension UsersDatasource.Row: Listable {
  public var listTitle: String { user.name }
  public var listText: String { UserWords.follows(user) }
  public var listFootnote: String { user.fields.role }
  public var listDetail: String { UserWords.teams(user.fields.teams) }
  public var listImage: URL? { picture }
  public var isListMarked: Bool { isWatching }
}
