import Catalogue
import Containment
import Localization
import ScreenFoundation

/// All titles of a group, such as a genre.
nonisolated protocol TitleGroupDestination: ScreenDestination {
  /// The page's title before the group's name is known.
  static var title: String { get }
  var group: TitleGroup { get }
  /// The group's name, if known.
  var name: String? { get }
  /// - Returns: `nil` for a group of another kind.
  init?(_ group: TitleGroup)
}

nonisolated extension TitleGroupDestination {
  package var address: String { group.description }

  package init?(address: String) {
    guard let group = TitleGroup(address) else { return nil }
    self.init(group)
  }

  package func downloadItem(title: String?) -> DownloadedItem? {
    DownloadedItem(.group(group), name: name ?? title ?? "")
  }

  @MainActor package func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let catalogue = context.app.catalogue
    let model = DiscoverModel(
      group, catalogue.pages, myServices: context.app.myServices, uses: context.app.uses, clock: catalogue.clock)
    let coordinator = DiscoverCoordinator(model: model, context: context)
    return { [group, name] in
      if let name { return coordinator.makePage(title: name) }
      return coordinator.makePage(title: Self.title) { await group.name(from: catalogue.client) }
    }
  }
}

/// All titles of a genre.
package nonisolated struct GenreDestination: TitleGroupDestination {
  package static let forms = ["genre/movie/ID", "genre/tv/ID"]
  package static let example: String? = "genre/movie/878"
  static let title = tr("Genre")
  package let id: GenreID
  package var name: String?

  package init(id: GenreID, name: String? = nil) {
    self.id = id
    self.name = name
  }

  var group: TitleGroup { .genre(id) }
}

nonisolated extension GenreDestination {
  init?(_ group: TitleGroup) {
    guard case .genre(let id) = group else { return nil }
    self.init(id: id)
  }
}

/// All films or series with a keyword.
package nonisolated struct KeywordDestination: TitleGroupDestination {
  package static let forms = ["keyword/movie/ID", "keyword/tv/ID"]
  package static let example: String? = "keyword/movie/990000004"
  static let title = tr("Keyword")
  let id: KeywordID
  var name: String?

  package init(id: KeywordID, name: String? = nil) {
    self.id = id
    self.name = name
  }

  var group: TitleGroup { .keyword(id) }
}

nonisolated extension KeywordDestination {
  init?(_ group: TitleGroup) {
    guard case .keyword(let id) = group else { return nil }
    self.init(id: id)
  }
}
