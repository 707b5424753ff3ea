import AppFoundation
import Catalogue
import CatalogueUI
import Containment
import GTK
import Localization
import ScreenFoundation
import TrackingUI

/// A factory for a season's page.
enum SeasonPages {
  /// - Parameters:
  ///   - series: The page of the series, if known.
  ///   - episode: The number of the episode to start at; `nil` for the top of the page.
  static func make(
    _ model: SeasonPageModel, of series: TitlePage?, startingAt episode: Int?, _ context: PageContext
  ) -> PageFetcherController<SeasonPage> {
    let (screens, images) = (context.screens, context.screens.app.images)
    return PageFetcherController(
      title: model.card?.name ?? tr("Season"), model: model.page,
      header: PosterHeaderView(model.card, of: series?.title.text, images: images),
      sections: PageSections(
        main: [makeLinks(of: series, screens.open)]
          + context.tracking.history.seasonSections(of: model.id, startingAt: episode) + [
            PageShelf(tr("Cast"), images: images, shape: .portrait, items: \.cast) { screens.open($0.destination) },
            LinksSection { screens.actions.open($0.address) },
          ]), perform: screens.perform)
  }
  private static func makeLinks(of series: TitlePage?, _ open: @escaping Open) -> SeasonLinksSection {
    SeasonLinksSection(of: series) { link in
      switch link {
      case .series: series.map { open(TitleDestination($0.summary)) }
      case .season(let card): open(SeasonDestination(id: card.id, card: card, series: series))
      }
    }
  }
}
