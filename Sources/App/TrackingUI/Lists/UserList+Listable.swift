import Catalogue
import Containment
import Foundation
import Library
import ScreenFoundation
import Tracking

/// A list's row, with its progress and the posters of its first titles.
nonisolated extension UserListRow: Listable {
  public var listTitle: String { list.shownName }
  public var listText: String { list.about }
  public var listFootnote: String { list.counts }
  public var listDetail: String { "" }
  public var listImage: URL? { nil }
  public var listCollage: [URL] { posters }
  public var listProgress: Double? {
    // A title that is watched leaves the watchlist.
    guard list.count > 0, list.isChecklist || list.id != .watchlist(of: list.profile) else { return nil }
    return Double(list.isChecklist ? list.doneCount : list.watchedCount) / Double(list.count)
  }
}

/// An item of a list, as a task.
nonisolated extension UserListEntry: TaskListable {
  public var taskTitle: String { name }
  public var taskDetail: String { detail }
  public var taskImage: URL? { title?.poster }
}

/// The row of an item in another profile's list.
nonisolated extension UserListEntry: Listable {
  public var listTitle: String { name }
  public var listText: String { "" }
  public var listFootnote: String { detail }
  public var listDetail: String { "" }
  public var listImage: URL? { title?.poster }
  public var badgeSubject: TitleSubject? { title.map(TitleSubject.title) }
}
