import Containment
import GTK
import MatineeCore
import TitleIdentity

/// A factory for the page of a film or series.
enum TitlePages {
  /// - Parameters:
  ///   - own: The sections of the user's own data. Users change it on every visit, so these come first.
  ///   - notes: The household's notes. They follow the overview, ahead of the long shelves.
  static func make(
    _ model: TitlePageModel, images: any ImageProviding, badges: any BadgeProviding, rating: TitleRating,
    own: [any PageSection<TitlePage>], notes: NotesSection, trailers: WebTrailerPlayer, actions: PageActions,
    view: @escaping ([GalleryPicture], Int) -> Void, open: @escaping Open
  ) -> PageFetcherController<TitlePage> {
    PageFetcherController(
      title: model.header?.title ?? model.id.kind.name, model: model.page,
      header: makeHeader(model, images: images, open: open),
      sections: [RatingSection(rating)] + own + [
        OverviewSection(),
        NextEpisodeSection.make(open: open),
        notes,
        PageShelf("Seasons", images: images, shape: .season) {
          $0.seasons?.cards ?? []
        } onSelect: {
          open(.season($0.id), .season($0))
        },
        PageShelf("Cast", images: images, shape: .portrait, items: \.cast, onSelect: openPerson(open)),
        PageShelf("Crew", images: images, shape: .portrait, items: \.crew, onSelect: openPerson(open)),
        TrailersSection(images: images, web: trailers, openAddress: actions.tryToOpen),
        OffersSection.make(images: images),
        PicturesSection.make("Backdrops", images: images, shape: .backdrop, pictures: \.backdropGallery, view: view),
        PicturesSection.make("Posters", images: images, shape: .poster, pictures: \.posterGallery, view: view),
        CollectionSection.make(images: images, open: open),
        PageShelf(
          "Recommendations", images: images, badges: badges, items: \.recommendations, onSelect: openTitle(open)),
        PageShelf("Similar", images: images, badges: badges, items: \.similar, onSelect: openTitle(open)),
        ReviewsSection.make(),
        FactsSection.make(),
        LinksSection { actions.open($0.address) },
      ])
  }

  private static func makeHeader(
    _ model: TitlePageModel, images: any ImageProviding, open: @escaping Open
  ) -> TitleHeaderView {
    TitleHeaderView(model.header, images: images) { genre in
      open(.genre(GenreID(model.id.kind, genre.id)), .genre(genre.name))
    }
  }

  static func openTitle(_ open: @escaping Open) -> (TitleCard) -> Void {
    { open(.title($0.id), .title($0.summary)) }
  }

  static func openPerson(_ open: @escaping Open) -> (PersonCard) -> Void {
    { open(.person($0.id), .person(PersonSummary($0))) }
  }
}

extension TitleID.Kind {
  /// The page's title before the name is known.
  fileprivate var name: String {
    switch self {
    case .movie: "Film"
    case .show: "Series"
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
