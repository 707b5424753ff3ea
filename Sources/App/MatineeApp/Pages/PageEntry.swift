import MatineeCore
import TitleIdentity

/// A row or card that opens a page, with the information for its menu.
protocol PageEntry {
  /// The name for the user.
  var entryName: String { get }
  var destination: Destination { get }
  /// The information about the page that is already available.
  var preview: PagePreview? { get }
}

extension TitleSummary: PageEntry {
  var entryName: String { title }
  var destination: Destination { .title(id) }
  var preview: PagePreview? { .title(self) }
}

extension TitleCard: PageEntry {
  var entryName: String { title }
  var destination: Destination { .title(id) }
  var preview: PagePreview? { .title(summary) }
}

extension FilmographyEntry: PageEntry {
  var entryName: String { title }
  var destination: Destination { .title(id) }
  var preview: PagePreview? { .title(summary) }
}

extension PersonCard: PageEntry {
  var entryName: String { name }
  var destination: Destination { .person(id) }
  var preview: PagePreview? { .person(PersonSummary(self)) }
}

extension SeasonCard: PageEntry {
  var entryName: String { name }
  var destination: Destination { .season(id) }
  var preview: PagePreview? { .season(self) }
}

extension CollectionCard: PageEntry {
  var entryName: String { name }
  var destination: Destination { .collection(id) }
  var preview: PagePreview? { .collection(self) }
}
