import Containment
import MatineeCore

/// All films or series with a keyword.
nonisolated struct KeywordDestination {
  let id: KeywordID
  /// The keyword, if known.
  var name: String?
}

nonisolated extension KeywordDestination: PageDestination {
  static let forms = ["keyword/movie/ID", "keyword/tv/ID"]
  var address: String { id.description }

  init?(address: String) {
    guard let id = KeywordID(address) else { return nil }
    self.init(id: id)
  }

  func downloadItem(title: String?) -> DownloadedItem? {
    DownloadedItem(.group(.keyword(id)), name: name ?? title ?? "")
  }

  init?(download: DownloadedItem.ID) {
    guard case .group(.keyword(let id)) = download else { return nil }
    self.init(id: id)
  }

  func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let services = context.app.services
    let coordinator = DiscoverCoordinator(model: services.discover(.keyword(id)), context: context)
    return { [id, name] in
      if let name { return coordinator.makePage(title: name) }
      return coordinator.makePage(title: "Keyword") { await services.name(of: .keyword(id)) }
    }
  }
}
