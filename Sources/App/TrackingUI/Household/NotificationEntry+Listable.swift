import Containment
import Foundation
import Localization
import Tracking

/// A notification's row: the profile, the activity and the time. The first row of a day has a heading.
nonisolated extension NotificationEntry: HeadedListable {
  public var listTitle: String { summary }
  public var listInitials: String { name }
  public var listText: String { text }
  public var listFootnote: String { isNew ? tr("New · {time}", ["time": time]) : time }
  public var listDetail: String { "" }
  public var listImage: URL? { picture }
}
