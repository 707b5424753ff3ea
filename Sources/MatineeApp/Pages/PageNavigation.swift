import MatineeCore

/// Goes on from a page: where to, and what is known of that place already, so that it shows something at once.
typealias Open = (Destination, Known?) -> Void

package enum Known {
  case title(TitleSummary)
  case person(PersonSummary)
  case season(SeasonCard)
  case collection(CollectionCard)
  /// Its name.
  case genre(String)
  /// Its name.
  case list(String)
}
