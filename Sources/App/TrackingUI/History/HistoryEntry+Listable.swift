import Catalogue
import Containment
import Foundation
import Library
import Tracking

/// A row of the history, as in other lists of titles. The first row of a month has a heading.
nonisolated extension HistoryEntry: HeadedListable {
  public var listTitle: String { name }
  public var listText: String { "" }
  public var listFootnote: String { detail }
  public var listDetail: String { "" }
  public var listImage: URL? { title?.poster }
  /// `nil` for a title from another source, whose ID means another title here.
  public var badgeSubject: PartSubject? { title.map { PartSubject(title: $0.id, part: play.part) } }
}
