import Catalogue
import Containment
import Foundation
import GTK
import ScreenFoundation
import TMDB
import TitleIdentity

/// Lists, filters, and the sections of pages.
package enum CataloguePreviews {
  package static let all: [Preview<ScreenContext>] = lists + filters + titleSections + otherSections + media

  private static let lists: [Preview<ScreenContext>] = [
    Preview("Title List", .network) { context in
      let titles = TitleListContentController<TitleSummary>(
        context.app.listLayout, images: context.app.images, badges: context.app.badges
      ) { _ in }
      return PagedFetcherController(
        model: context.app.catalogue.lists.model(of: MovieList.popular), content: titles, perform: context.perform)
    },
    Preview("Genre Shelves", .network.filter { $0 != .empty }) { context in
      let (app, model) = (
        context.app, GenreShelvesModel(.movie, context.app.catalogue.pages, clock: context.app.catalogue.clock)
      )
      return GenreShelvesController(
        title: "Genres", model: model, images: app.images, badges: app.badges, perform: context.perform)
    },
  ]

  private static let filters: [Preview<ScreenContext>] = [
    Preview("Discover Filtered") { context in
      DiscoverCoordinator(model: filtered(context), context: context).makePage(title: "Drama")
    },
    .part("Filter Chips") { FilterChipsController(filtered($0), perform: $0.perform) },
    Preview("Years") { YearsController(filtered($0)) },
    Preview("Watch Providers", .network.filter { $0 != .empty }) { context in
      let model = filtered(context)
      return model.watchProviders.map {
        WatchProvidersController(model, watchProviders: $0, perform: context.perform)
      } ?? ViewController()
    },
    Preview("Watch Provider Checks", .section) { context in
      PreviewLoader.make(context) {
        let film = try await PreviewPage.livingDead.load(context.app.catalogue.pages)
        let checks = WatchProviderChecksController(isChosen: { $0 == 8 }, onChange: { _, _ in })
        checks.loadViewIfNeeded()
        checks.show(film.offers?.services(mine: []).map(\.provider) ?? [])
        return checks
      }
    },
  ]

  private static let titleSections: [Preview<ScreenContext>] = [
    .section("Offers Section", of: .livingDead) { OffersSection.make(images: $0.app.images, mine: $0.app.myServices) },
    .section("Facts Section", of: .livingDead) { _ in FactsSection.make() },
    .section("Collection Section", of: .livingDead) { CollectionSection.make(images: $0.app.images) { _ in } },
    .section("Keywords Section", of: .livingDead) { _ in KeywordsSection.make { _, _ in } },
    .section("Reviews Section", of: .livingDead) { _ in ReviewsSection.make() },
    .section("Trailers Section", of: .livingDead) { context in
      TrailersSection(
        images: context.app.images, web: WebTrailerPlayer { _ in false }, clock: context.app.catalogue.clock,
        openAddress: { _ in false })
    },
    .section("Backdrops Section", of: .livingDead) { context in
      PicturesSection.make(
        "Backdrops", images: context.app.images, shape: .backdrop, pictures: \.backdropGallery,
        actions: context.actions, view: context.view)
    },
  ]

  private static let otherSections: [Preview<ScreenContext>] = [
    .section("Season Links Section", of: .heimatSeason) { context in
      let pages = context.app.catalogue.pages
      let series = try await PreviewPage.heimat.load(pages)
      return SeasonLinksSection(SeasonPageModel(SeasonID(show: series.id.number, number: 1), of: series, pages)) { _ in
      }
    },
    .section("Biography Section", of: .person) { _ in BiographySection() },
    .section("Filmography Section", of: .person) { context in
      FilmographySection(FilmographyModel(context.app.uses), badges: context.app.badges) { _ in }
    },
    .section("Collection Films Section", of: .collection) { context in
      CollectionFilmsSection(
        CollectionFilmsModel(context.app.uses), images: context.app.images, badges: context.app.badges
      ) { _ in }
    },
  ]

  private static let media: [Preview<ScreenContext>] = [
    Preview("Picture Viewer") { context in
      PreviewLoader.make(context) {
        let film = try await PreviewPage.livingDead.load(context.app.catalogue.pages)
        return PictureViewerController(film.backdropGallery, at: 0, images: context.app.images) { _ in }
      }
    },
    Preview("File Player") { context in
      PreviewLoader.make(context) {
        for video in try await PreviewPage.metropolis.load(context.app.catalogue.pages).videos {
          guard case .file(let address) = video.source else { continue }
          return FilePlayerController(
            MediaFile(address: address.absoluteString), name: video.name, clock: context.app.catalogue.clock)
        }
        return nil
      }
    },
  ]

  /// Returns the model of dramas with two filters.
  private static func filtered(_ context: ScreenContext) -> DiscoverModel {
    let model = DiscoverModel(
      .genre(GenreID(.movie, 18)), context.app.catalogue.pages, clock: context.app.catalogue.clock)
    model.change { query in
      query.limitYears(1920, 1959)
      query.rating = 6
    }
    return model
  }
}

extension PreviewPage where Page == PersonPage {
  fileprivate static var person: Self { PreviewPage { try await $0.page(ofPerson: 930_000_163) } }
}

extension PreviewPage where Page == CollectionPage {
  fileprivate static var collection: Self { PreviewPage { try await $0.page(ofCollection: 940_000_014) } }
}
