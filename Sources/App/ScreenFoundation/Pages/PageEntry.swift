import Catalogue
import Containment
import TitleIdentity

/// A row or card that opens a page, with the information for its menu.
package protocol PageEntry {
  /// The name for the user.
  var entryName: String { get }
  var destination: any Destination { get }
}

extension PageEntry {
  /// The title that the page is about; `nil` for other pages.
  package var titleSummary: TitleSummary? { (destination as? TitleDestination)?.summary }
}

/// The title that a row or card is about. It determines the badge and the buttons.
public nonisolated enum TitleSubject: Sendable {
  case title(TitleSummary)
  /// A title of which only the ID is known.
  case id(TitleID)

  package var id: TitleID {
    switch self {
    case .title(let title): title.id
    case .id(let id): id
    }
  }
}

/// A provider of the badges of titles.
public typealias TitleBadges = BadgeProviding<TitleSubject>

extension TitleSummary: PageEntry {
  package var entryName: String { title }
  package var destination: any Destination { TitleDestination(self) }
}

extension TitleCard: PageEntry {
  package var entryName: String { title }
  package var destination: any Destination { TitleDestination(summary) }
}

extension FilmographyEntry: PageEntry {
  package var entryName: String { title }
  package var destination: any Destination { TitleDestination(summary) }
}

extension PersonCard: PageEntry {
  package var entryName: String { name }
  package var destination: any Destination { PersonDestination(self) }
}

extension SeasonCard: PageEntry {
  package var entryName: String { name }
  package var destination: any Destination { SeasonDestination(id: id, card: self) }
}

extension CollectionCard: PageEntry {
  package var entryName: String { name }
  package var destination: any Destination { CollectionDestination(id: id, card: self) }
}
