import Containment
import GTK
import MatineeCore

/// A factory for a person's page.
enum PersonPages {
  static func make(
    _ model: PersonPageModel, images: any ImageProviding, badges: any BadgeProviding, actions: PageActions,
    view: @escaping ([GalleryPicture], Int) -> Void, open: @escaping Open
  ) -> PageFetcherController<PersonPage> {
    PageFetcherController(
      title: model.header?.name ?? "Person", model: model.page, header: PersonHeaderView(model.header, images: images),
      sections: [
        BiographySection(),
        PageShelf("Known For", images: images, badges: badges, items: \.knownFor, onSelect: TitlePages.openTitle(open)),
        PicturesSection.make("Portraits", images: images, shape: .portrait, pictures: \.gallery, view: view),
        FilmographySection.make(badges: badges, open: open),
        LinksSection { actions.open($0.address) },
      ])
  }
}
