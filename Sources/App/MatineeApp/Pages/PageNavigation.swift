import MatineeCore
import TitleIdentity

/// Opens a destination, with the information about it that is already available and can be shown immediately.
typealias Open = (Destination, PagePreview?) -> Void

package enum PagePreview {
  case title(TitleSummary)
  case person(PersonSummary)
  case season(SeasonCard)
  case collection(CollectionCard)
  /// The genre's name.
  case genre(String)
  /// The list's name.
  case list(String)
}
