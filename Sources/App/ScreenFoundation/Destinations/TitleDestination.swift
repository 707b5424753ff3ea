import Catalogue
import Containment
import TitleIdentity

/// The page of a film or series.
package nonisolated struct TitleDestination {
  package let id: TitleID
  /// The information from the row or card that leads to the page.
  package var summary: TitleSummary?

  package init(id: TitleID, summary: TitleSummary? = nil) {
    self.id = id
    self.summary = summary
  }
}

nonisolated extension TitleDestination: PageDestination {
  package init(_ summary: TitleSummary) { self.init(id: summary.id, summary: summary) }

  package static let forms = ["movie/ID", "tv/ID"]
  package static let example: String? = "movie/910000063"
  package var address: String { id.description }

  package init?(address: String) {
    guard let id = TitleID(address) else { return nil }
    self.init(id: id)
  }

  package var reference: PageReference? { .title(id) }

  package func downloadItem(title: String?) -> DownloadedItem? {
    DownloadedItem(.title(id), name: title ?? summary?.title ?? "", original: summary?.originalLanguage)
  }
}
