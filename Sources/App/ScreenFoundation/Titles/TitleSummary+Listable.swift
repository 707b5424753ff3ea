import Catalogue
import Containment
import Foundation

/// The row of a film or series in any list.
nonisolated extension TitleSummary: Listable {
  public var listTitle: String { title }
  public var listText: String { overview ?? "" }
  public var listFootnote: String { rowDate ?? "" }
  public var listDetail: String { rating.value }
  public var listHasStar: Bool { rating.score != nil }
  public var listImage: URL? { poster }
  public var listDescription: String { accessibleLabel }
  public var listElaboration: String {
    [showsFullDate ? date : nil, overview].compactMap(\.self).joined(separator: ". ")
  }
}
