import Containment
import GTK
import MatineeCore

/// A factory for a season's page.
enum SeasonPages {
  static func make(
    _ model: SeasonPageModel, episodes: any PageSection<SeasonPage>, images: any ImageProviding, actions: PageActions,
    open: @escaping Open
  ) -> PageFetcherController<SeasonPage> {
    PageFetcherController(
      title: model.card?.name ?? "Season", model: model.page, header: PosterHeaderView(model.card, images: images),
      sections: [
        episodes,
        PageShelf("Cast", images: images, shape: .portrait, items: \.cast, onSelect: TitlePages.openPerson(open)),
        LinksSection { actions.open($0.address) },
      ])
  }
}
