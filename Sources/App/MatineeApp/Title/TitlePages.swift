import Containment
import GTK
import Localization
import MatineeCore
import TitleIdentity

/// A factory for the page of a film or series.
enum TitlePages {
  /// Makes the page. The sections of the user's own data come first, because users change it on every visit.
  ///
  /// - Parameter notes: The household's notes. They follow the overview, ahead of the long shelves.
  static func make(
    _ model: TitlePageModel, notes: NotesSection, _ context: ScreenContext
  ) -> PageFetcherController<TitlePage> {
    let (app, actions, view, open) = (context.app, context.actions, context.view, context.open)
    let (images, badges) = (app.images, app.badges)
    let rating = app.services.rating(of: model.id, in: app.library)
    return PageFetcherController(
      title: model.header?.title ?? model.id.kind.name, model: model.page,
      header: makeHeader(model, images: images, open: open),
      sections: [RatingSection(rating, clock: app.services.clock)] + context.history.sections(of: model.id) + [
        OverviewSection(),
        NextEpisodeSection.make(open: open),
        notes,
        PageShelf(tr("Seasons"), images: images, shape: .season) {
          $0.seasons?.cards ?? []
        } onSelect: {
          open($0.destination)
        },
        PageShelf(tr("Cast"), images: images, shape: .portrait, items: \.cast) { open($0.destination) },
        PageShelf(tr("Crew"), images: images, shape: .portrait, items: \.crew) { open($0.destination) },
        TrailersSection(
          images: images, web: context.trailers, clock: app.services.clock, openAddress: actions.tryToOpen),
        OffersSection.make(images: images),
        PicturesSection.make(
          tr("Backdrops"), images: images, shape: .backdrop, pictures: \.backdropGallery, view: view),
        PicturesSection.make(tr("Posters"), images: images, shape: .poster, pictures: \.posterGallery, view: view),
        CollectionSection.make(images: images, open: open),
        PageShelf(tr("Recommendations"), images: images, badges: badges, items: \.recommendations) {
          open($0.destination)
        },
        PageShelf(tr("Similar"), images: images, badges: badges, items: \.similar) { open($0.destination) },
        ReviewsSection.make(),
        KeywordsSection.make(model.id.kind, open: open),
        FactsSection.make(),
        LinksSection { actions.open($0.address) },
      ])
  }

  private static func makeHeader(
    _ model: TitlePageModel, images: any ImageProviding, open: @escaping Open
  ) -> TitleHeaderView {
    TitleHeaderView(model.header, images: images) { genre in
      open(GenreDestination(id: GenreID(model.id.kind, genre.id), name: genre.name))
    }
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

extension CardShape {
  /// A poster card with space for a year and a number of episodes.
  fileprivate static let season: CardShape = {
    var shape = CardShape.poster
    shape.detailLines = 2
    return shape
  }()
}

extension SeasonList {
  /// The cards of all seasons, the specials last.
  fileprivate var cards: [SeasonCard] { seasons + (specials.map { [$0] } ?? []) }
}
