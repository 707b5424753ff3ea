import AppFoundation
import Catalogue
import CatalogueUI
import Containment
import GTK
import LoadingState
import Localization
import ScreenFoundation
import TitleIdentity
import TrackingUI

/// A factory for a season's page.
enum SeasonPages {
  /// - Parameter episode: The number of the episode to start at; `nil` for the top of the page.
  static func make(
    _ model: SeasonPageModel, startingAt episode: Int?, _ context: PageContext
  ) -> PageFetcherController<SeasonPage> {
    let (screens, images) = (context.screens, context.screens.app.images)
    let header = PosterHeaderView<SeasonPage>(model.card, of: model.series?.title.text, images: images)
    let page = PageFetcherController(
      title: nil, model: model.page, header: header,
      sections: PageSections(
        main: [makeLinks(model, screens.open)]
          + context.tracking.history.seasonSections(of: model.id, startingAt: episode) + [
            PageShelf(tr("Cast"), images: images, shape: .portrait, items: \.cast) { screens.open($0.destination) },
            LinksSection { screens.actions.open($0.address) },
          ]), perform: screens.perform)
    let titles = Binding({ [model] in (model.series?.title.text, model.heading) }) {
      [weak page, weak header] whole, heading in
      header?.whole = whole
      page?.title = heading.title
      page?.subtitle = heading.subtitle
    }
    // The series loads with the season, and again when that is loaded again.
    let loading = Binding({ [model] in model.page.state }) { [model] in if $0 != .idle { model.loadSeries() } }
    for binding in [titles, loading] { header.widget.own(binding) }
    return page
  }

  private static func makeLinks(_ model: SeasonPageModel, _ open: @escaping Open) -> SeasonLinksSection {
    SeasonLinksSection(model) { [model] link in
      switch link {
      case .series: open(TitleDestination(id: .show(model.id.show), summary: model.series?.summary))
      case .season(let card): open(SeasonDestination(id: card.id, card: card, series: model.series))
      }
    }
  }
}
