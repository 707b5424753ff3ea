import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// A factory for a collection's page.
enum CollectionPages {
  /// - Parameter card: The collection as known from one of its films.
  static func make(
    _ model: PageModel<CollectionPage>, _ films: CollectionFilmsModel, card: CollectionCard?, _ context: ScreenContext
  ) -> PageFetcherController<CollectionPage> {
    let app = context.app
    return PageFetcherController(
      title: card?.name ?? tr("Collection"), model: model, header: PosterHeaderView(card, images: app.images),
      sections: PageSections(main: [
        CollectionFilmsSection(films, images: app.images, badges: app.badges) { context.open($0.destination) },
        LinksSection { context.actions.open($0.address) },
      ]), perform: context.perform)
  }
}
