import Containment
import GTK
import MatineeCore

/// Makes the page of a person out of its parts.
enum PersonPages {
  static func make(
    _ model: PersonPageModel, images: any ImageProviding, open: @escaping Open
  ) -> PageFetcherController<PersonPage> {
    PageFetcherController(
      title: model.header?.name ?? "Person", model: model.page, header: PersonHeaderView(model.header, images: images),
      sections: [
        BiographySection(),
        PageShelf("Known For", images: images, items: \.knownFor, onSelect: TitlePages.openTitle(open)),
        FilmographySection(open: open),
      ])
  }
}
