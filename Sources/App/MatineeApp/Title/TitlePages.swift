import Catalogue
import CatalogueUI
import Containment
import GTK
import LoadingState
import Localization
import ScreenFoundation
import TitleIdentity
import TrackingUI

/// A factory for the page of a film or series.
enum TitlePages {
  /// Makes the page.
  ///
  /// - Parameters:
  ///   - notes: The household's notes. They follow the overview, ahead of the long shelves.
  ///   - season: The number of the season to start at; `nil` for the top of the page.
  static func make(
    _ model: TitlePageModel, notes: NotesSection, startingAt season: Int?, _ context: PageContext
  ) -> PageFetcherController<TitlePage> {
    let (app, actions, view, open) = (
      context.screens.app, context.screens.actions, context.screens.view, context.screens.open
    )
    let (images, badges) = (app.images, app.badges)
    let actionRow = TitleActionsController(
      model.id, summary: model.header, watched: context.tracking.history.watchedButton(of: model.id),
      context.tracking.app, household: context.tracking.household.ratings(of: model.id))
    let trailers = TrailersSection(
      images: images, web: context.trailers, clock: app.catalogue.clock, openAddress: actions.tryToOpen)
    actionRow.onTrailer = { [weak trailers] in trailers?.playFirst() }
    let series = context.tracking.history.seriesSections(of: model.id, startingAt: season, context.screens)
    let main: [(any PageSection<TitlePage>)?] = [
      series?.nextUp,
      series?.seasons,
      series?.nextEpisode,
      OffersSection.make(images: images, mine: app.myServices),
      notes,
      PageShelf(tr("Cast"), images: images, shape: .portrait, items: \.cast) { open($0.destination) },
      PageShelf(tr("Crew"), images: images, shape: .portrait, items: \.crew) { open($0.destination) },
    ]
    let aside: [any PageSection<TitlePage>] = [
      FactsSection.make(),
      CollectionSection.make(images: images) { open($0.destination) },
      KeywordsSection.make { open(KeywordDestination(id: KeywordID(model.id.kind, $0), name: $1)) },
      LinksSection { actions.open($0.address) },
    ]
    let below: [any PageSection<TitlePage>] = [
      trailers,
      PicturesSection.make(
        tr("Backdrops"), images: images, shape: .backdrop, pictures: \.backdropGallery, actions: actions,
        view: view),
      PicturesSection.make(
        tr("Posters"), images: images, shape: .poster, pictures: \.posterGallery, actions: actions, view: view),
      PageShelf(tr("Recommendations"), images: images, badges: badges, items: \.recommendations) {
        open($0.destination)
      },
      PageShelf(tr("Similar"), images: images, badges: badges, items: \.similar) { open($0.destination) },
      ReviewsSection.make(),
    ]
    let page = PageFetcherController(
      title: model.header?.title ?? model.id.kind.name, model: model.page,
      header: makeHeader(model, context), actions: actionRow,
      sections: PageSections(main: main.compactMap(\.self), aside: aside, below: below),
      perform: context.screens.perform)
    if season != nil { page.startSection = series?.seasons }
    return page
  }

  private static func makeHeader(_ model: TitlePageModel, _ context: PageContext) -> TitleHeaderView {
    let (open, view) = (context.screens.open, context.screens.view)
    return TitleHeaderView(
      model.header, images: context.screens.app.images,
      links: TitleHeaderView.Links(
        genre: { open(GenreDestination(id: GenreID(model.id.kind, $0.id), name: $0.name)) },
        person: { open(PersonDestination(id: $0.id)) },
        posters: { [model] in if let page = model.page.state.content { view(page.posterGallery, 0) } }))
  }
}

extension TitleID.Kind {
  /// The page's title before the name is known.
  fileprivate var name: String {
    switch self {
    case .movie: tr("Film")
    case .show: tr("Series")
    }
  }
}
