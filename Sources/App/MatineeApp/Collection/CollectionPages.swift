import Containment
import GTK
import MatineeCore

/// A factory for a collection's page.
enum CollectionPages {
  /// - Parameter card: The collection as known from one of its films.
  static func make(
    _ model: PageModel<CollectionPage>, card: CollectionCard?, images: any ImageProviding, badges: any BadgeProviding,
    actions: PageActions, open: @escaping Open
  ) -> PageFetcherController<CollectionPage> {
    PageFetcherController(
      title: card?.name ?? "Collection", model: model, header: PosterHeaderView(card, images: images),
      sections: [
        CollectionMoviesSection.make(images: images, badges: badges, open: open),
        LinksSection { actions.open($0.address) },
      ])
  }
}
