import Catalogue
import Containment
import Downloads
import TitleIdentity
import Tracking

/// The page of a film or series.
nonisolated struct TitleDestination {
  let id: TitleID
  /// The information from the row or card that leads to the page.
  var summary: TitleSummary?
}

nonisolated extension TitleDestination: PageDestination {
  init(_ summary: TitleSummary) { self.init(id: summary.id, summary: summary) }

  static let forms = ["movie/ID", "tv/ID"]
  static let example: String? = "movie/910000063"
  var address: String { id.description }

  init?(address: String) {
    guard let id = TitleID(address) else { return nil }
    self.init(id: id)
  }

  var reference: PageReference? { .title(id) }

  init?(reference: PageReference) {
    guard case .title(let id) = reference else { return nil }
    self.init(id: id)
  }

  func downloadItem(title: String?) -> DownloadedItem? {
    DownloadedItem(.title(id), name: title ?? summary?.title ?? "", original: summary?.originalLanguage)
  }

  init?(download: DownloadedItem.ID) {
    guard case .title(let id) = download else { return nil }
    self.init(id: id)
  }

  func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let model = context.app.services.model(of: id, summary: summary)
    model.explainRemoval(with: context.app.library)
    let notes = context.household.notes(on: id, preview: summary)
    return {
      let page = TitlePages.make(model, notes: notes(), context)
      page.makeFallback = notes
      return context.connect(page, reference)
    }
  }
}
