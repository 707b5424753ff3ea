import AppFoundation
import Catalogue
import Containment
import GTK
import Localization

/// A factory for a season's page.
enum SeasonPages {
  /// - Parameters:
  ///   - series: The page of the series, if known.
  ///   - episode: The number of the episode to start at; `nil` for the top of the page.
  static func make(
    _ model: SeasonPageModel, of series: TitlePage?, startingAt episode: Int?, _ context: ScreenContext
  ) -> PageFetcherController<SeasonPage> {
    let images = context.app.images
    return PageFetcherController(
      title: model.card?.name ?? tr("Season"), model: model.page,
      header: PosterHeaderView(model.card, of: series?.title.text, images: images),
      sections: PageSections(
        main: [SeasonLinksSection(of: series, open: context.open)]
          + context.history.seasonSections(of: model.id, startingAt: episode) + [
            PageShelf(tr("Cast"), images: images, shape: .portrait, items: \.cast) { context.open($0.destination) },
            LinksSection { context.actions.open($0.address) },
          ]))
  }
}
