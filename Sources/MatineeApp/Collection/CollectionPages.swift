import Containment
import GTK
import MatineeCore

/// Makes the page of a series of films out of its parts.
enum CollectionPages {
  /// - Parameter card: what the page of one of its films knew.
  static func make(
    _ model: PageModel<CollectionPage>, card: CollectionCard?, images: any ImageProviding, badges: any BadgeProviding,
    actions: PageActions, open: @escaping Open
  ) -> PageFetcherController<CollectionPage> {
    PageFetcherController(
      title: card?.name ?? "Collection", model: model, header: PosterHeaderView(card, images: images),
      sections: [
        CollectionFilmsSection.make(images: images, badges: badges, open: open),
        LinksSection { actions.open($0.address) },
      ])
  }
}
