import Catalogue

/// A row or card that opens a page, with the information for its menu.
protocol PageEntry {
  /// The name for the user.
  var entryName: String { get }
  var destination: any Destination { get }
}

extension PageEntry {
  /// The title that the page is about; `nil` for other pages.
  var titleSummary: TitleSummary? { (destination as? TitleDestination)?.summary }
}

extension TitleSummary: PageEntry {
  var entryName: String { title }
  var destination: any Destination { TitleDestination(self) }
}

extension TitleCard: PageEntry {
  var entryName: String { title }
  var destination: any Destination { TitleDestination(summary) }
}

extension FilmographyEntry: PageEntry {
  var entryName: String { title }
  var destination: any Destination { TitleDestination(summary) }
}

extension PersonCard: PageEntry {
  var entryName: String { name }
  var destination: any Destination { PersonDestination(self) }
}

extension SeasonCard: PageEntry {
  var entryName: String { name }
  var destination: any Destination { SeasonDestination(id: id, card: self) }
}

extension CollectionCard: PageEntry {
  var entryName: String { name }
  var destination: any Destination { CollectionDestination(id: id, card: self) }
}
