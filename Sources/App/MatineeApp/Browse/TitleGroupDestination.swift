import Catalogue
import Containment
import Downloads
import Localization

/// All titles of a group, such as a genre.
nonisolated protocol TitleGroupDestination: PageDestination {
  /// The page's title before the group's name is known.
  static var title: String { get }
  var group: TitleGroup { get }
  /// The group's name, if known.
  var name: String? { get }
  /// - Returns: `nil` for a group of another kind.
  init?(_ group: TitleGroup)
}

nonisolated extension TitleGroupDestination {
  var address: String { group.description }

  init?(address: String) {
    guard let group = TitleGroup(address) else { return nil }
    self.init(group)
  }

  func downloadItem(title: String?) -> DownloadedItem? { DownloadedItem(.group(group), name: name ?? title ?? "") }

  init?(download: DownloadedItem.ID) {
    guard case .group(let group) = download else { return nil }
    self.init(group)
  }

  @MainActor func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let services = context.app.services
    let coordinator = DiscoverCoordinator(
      model: services.discover(group, myServices: context.app.choices.myServices), context: context)
    return { [group, name] in
      if let name { return coordinator.makePage(title: name) }
      return coordinator.makePage(title: Self.title) { await services.name(of: group) }
    }
  }
}

/// All titles of a genre.
nonisolated struct GenreDestination: TitleGroupDestination {
  static let forms = ["genre/movie/ID", "genre/tv/ID"]
  static let example: String? = "genre/movie/878"
  static let title = tr("Genre")
  let id: GenreID
  var name: String?

  var group: TitleGroup { .genre(id) }
}

nonisolated extension GenreDestination {
  init?(_ group: TitleGroup) {
    guard case .genre(let id) = group else { return nil }
    self.init(id: id)
  }
}

/// All films or series with a keyword.
nonisolated struct KeywordDestination: TitleGroupDestination {
  static let forms = ["keyword/movie/ID", "keyword/tv/ID"]
  static let example: String? = "keyword/movie/990000004"
  static let title = tr("Keyword")
  let id: KeywordID
  var name: String?

  var group: TitleGroup { .keyword(id) }
}

nonisolated extension KeywordDestination {
  init?(_ group: TitleGroup) {
    guard case .keyword(let id) = group else { return nil }
    self.init(id: id)
  }
}
