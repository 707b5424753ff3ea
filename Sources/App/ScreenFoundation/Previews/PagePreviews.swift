import AppFoundation
import Catalogue
import Containment
import GTK
import TitleIdentity

/// The pages of the sample catalogue that previews show parts of.
extension PreviewPage where Page == TitlePage {
  /// A film that has every section.
  package static var livingDead: Self { PreviewPage { try await $0.page(of: .movie(910_000_168)) } }
  /// A film with a trailer in a file, which the previews' library contains.
  package static var metropolis: Self { PreviewPage { try await $0.page(of: .movie(910_000_063)) } }
  /// A series in the previews' library.
  package static var heimat: Self { PreviewPage { try await $0.page(of: .show(920_000_012)) } }
}

extension PreviewPage where Page == SeasonPage {
  package static var heimatSeason: Self {
    PreviewPage { try await $0.page(of: SeasonID(show: 920_000_012, number: 1)) }
  }
}

/// The controllers that pages consist of.
package enum PagePreviews {
  package static let all: [Preview<ScreenContext>] = [
    .part("Page Columns", .section) { context in
      let columns = PageColumnsController(PageSections(main: [cast(context)], aside: [links], below: [overview]))
      columns.show(try await PreviewPage.livingDead.load(context.app.catalogue.pages))
      return columns
    },
    .part("Page Sections", .section) { context in
      let sections = PageSectionsController([overview, cast(context)])
      sections.show(try await PreviewPage.livingDead.load(context.app.catalogue.pages))
      return sections
    },
    .section("Page Shelf", of: .livingDead) { cast($0) },
    .section("Composed Section", of: .livingDead) { _ in overview },
    .section("Links Section", of: .livingDead) { _ in links },
    Preview("Title List Content", .section) { context in
      PreviewLoader.make(context) {
        let list = TitleListContentController<TitleSummary>(
          context.app.listLayout, images: context.app.images, badges: context.app.badges
        ) { _ in }
        list.items = try await PreviewPage.livingDead.load(context.app.catalogue.pages).similar.map(\.summary)
        return list
      }
    },
    Preview("Lazy Segment") { _ in LazyController(title: "Segment") { LoadingController() } },
  ]

  private static func cast(_ context: ScreenContext) -> any PageSection<TitlePage> {
    PageShelf("Cast", images: context.app.images, shape: .portrait, items: \.cast) { _ in }
  }

  private static var links: any PageSection<TitlePage> { LinksSection { _ in } }

  private static var overview: any PageSection<TitlePage> {
    ComposedSection(content: \.title.text) { [Label(wrapping: $0)] }
  }
}
