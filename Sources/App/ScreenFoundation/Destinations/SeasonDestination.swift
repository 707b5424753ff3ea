import Catalogue
import Containment
import TitleIdentity

/// The page of a season.
package nonisolated struct SeasonDestination {
  package let id: SeasonID
  /// The information from the card that leads to the page.
  package var card: SeasonCard?
  /// The number of the episode to start at; `nil` for the top of the page.
  package var episode: Int?
  /// The page of the series, if the user comes from there.
  package var series: TitlePage?

  package init(id: SeasonID, card: SeasonCard? = nil, episode: Int? = nil, series: TitlePage? = nil) {
    self.id = id
    self.card = card
    self.episode = episode
    self.series = series
  }
}

nonisolated extension SeasonDestination: PageDestination {
  package static let forms = ["tv/ID/season/N"]
  package static let example: String? = "tv/920000012/season/1"
  package var address: String { id.description }

  package init?(address: String) {
    guard let id = SeasonID(address) else { return nil }
    self.init(id: id)
  }

  package var reference: PageReference? { .season(id) }
}
