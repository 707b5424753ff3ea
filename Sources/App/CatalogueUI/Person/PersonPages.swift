import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// A factory for a person's page.
enum PersonPages {
  static func make(
    _ model: PersonPageModel, _ filmography: FilmographyModel, _ context: ScreenContext
  ) -> PageFetcherController<PersonPage> {
    let (images, badges, open) = (context.app.images, context.app.badges, context.open)
    return PageFetcherController(
      title: model.header?.name ?? tr("Person"), model: model.page,
      header: PersonHeaderView(model.header, images: images),
      sections: PageSections(main: [
        BiographySection(),
        PageShelf(tr("Known For"), images: images, badges: badges, items: \.knownFor) { open($0.destination) },
        PicturesSection.make(
          tr("Portraits"), images: images, shape: .portrait, pictures: \.gallery, actions: context.actions,
          view: context.view),
        FilmographySection(filmography, badges: badges) { open($0.destination) },
        LinksSection { context.actions.open($0.address) },
      ]), perform: context.perform)
  }
}
