import Catalogue
import Planning
import ScreenFoundation
import Tracking

extension CalendarEntry {
  /// The page of the film, or of the show at the season.
  package func destination(_ format: PageFormat) -> any Destination {
    TitleDestination(TitleSummary(title, format: format), season: episodes.first?.season)
  }
}

extension CalendarCard: PageEntry {
  package var entryName: String { name }

  package var destination: any Destination {
    guard let title, let entry else { return CalendarDestination() }
    return TitleDestination(title, season: entry.episodes.first?.season)
  }
}
