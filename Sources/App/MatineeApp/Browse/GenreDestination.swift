import Containment
import MatineeCore
import TitleIdentity

/// All titles of a genre.
nonisolated struct GenreDestination {
  let id: GenreID
  /// The genre's name, if known.
  var name: String?
}

nonisolated extension GenreDestination: PageDestination {
  static let forms = ["genre/movie/ID", "genre/tv/ID"]
  var address: String { id.description }

  init?(address: String) {
    guard let id = GenreID(address) else { return nil }
    self.init(id: id)
  }

  func downloadItem(title: String?) -> DownloadedItem? { DownloadedItem(.group(.genre(id)), name: name ?? title ?? "") }

  init?(download: DownloadedItem.ID) {
    guard case .group(.genre(let id)) = download else { return nil }
    self.init(id: id)
  }

  func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let services = context.app.services
    let coordinator = DiscoverCoordinator(model: services.discover(.genre(id)), context: context)
    return { [id, name] in
      if let name { return coordinator.makePage(title: name) }
      return coordinator.makePage(title: "Genre") { await services.name(of: id) }
    }
  }
}
