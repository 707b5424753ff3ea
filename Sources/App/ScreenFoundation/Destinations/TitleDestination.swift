import Catalogue
import Containment
import TitleIdentity

/// The page of a film or series.
package nonisolated struct TitleDestination {
  package let id: TitleID
  /// The information from the row or card that leads to the page.
  package var summary: TitleSummary?
  /// The number of the season at which the page of a series starts; `nil` for the top of the page.
  package var season: Int?

  package init(id: TitleID, summary: TitleSummary? = nil, season: Int? = nil) {
    self.id = id
    self.summary = summary
    self.season = season
  }
}

nonisolated extension TitleDestination: PageDestination {
  package init(_ summary: TitleSummary, season: Int? = nil) {
    self.init(id: summary.id, summary: summary, season: season)
  }

  package static let forms = ["movie/ID", "tv/ID", "tv/ID#season-N"]
  package static let example: String? = "movie/910000063"
  package var address: String { season.map { "\(id)\(seasonMark)\($0)" } ?? id.description }

  package init?(address: String) {
    guard let mark = address.firstRange(of: seasonMark) else {
      guard let id = TitleID(address) else { return nil }
      self.init(id: id)
      return
    }
    // The season's page has the same numbers in its address.
    guard let season = SeasonID("\(address[..<mark.lowerBound])/season/\(address[mark.upperBound...])") else {
      return nil
    }
    self.init(id: .show(season.show), season: season.number)
  }

  package var reference: PageReference? { .title(id) }

  package func downloadItem(title: String?) -> DownloadedItem? {
    DownloadedItem(.title(id), name: title ?? summary?.title ?? "", original: summary?.originalLanguage)
  }
}

/// The part of an address between a series and the season at which its page starts.
nonisolated private let seasonMark = "#season-"
