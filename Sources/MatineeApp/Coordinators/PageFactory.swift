import Containment
import MatineeCore

/// Makes the screen of each place that is a page of its own.
struct PageFactory {
  let services: Services
  let images: any ImageProviding
  /// What a message's button asks of the app, by name.
  let perform: (String) -> Void
  let open: Open

  /// - Parameter known: what is known of the place already.
  /// - Returns: `nil` for a place that is a tab's.
  func make(_ destination: Destination, knowing known: Known?) -> ViewController? {
    switch destination {
    case .featured, .television, .genres, .search:
      return nil
    case .title(let title):
      let summary: TitleSummary? = if case .title(let summary) = known { summary } else { nil }
      return ready(TitlePages.make(services.model(of: title, summary: summary), images: images, open: open))
    case .season(let season):
      let card: SeasonCard? = if case .season(let card) = known { card } else { nil }
      return ready(SeasonPages.make(services.model(of: season, card: card), images: images, open: open))
    case .genre(let genre):
      let name: String? = if case .genre(let name) = known { name } else { nil }
      return makeGenre(genre, name: name)
    case .person(let person):
      let summary: PersonSummary? = if case .person(let summary) = known { summary } else { nil }
      return ready(PersonPages.make(services.model(ofPerson: person, summary: summary), images: images, open: open))
    }
  }

  private func makeGenre(_ genre: GenreID, name: String?) -> ViewController {
    GenreController(
      title: name, model: services.discover(genre), images: images, open: open, perform: perform
    ) { [services] in await services.name(of: genre) }
  }

  private func ready<Page>(_ page: PageFetcherController<Page>) -> PageFetcherController<Page> {
    page.onAction = perform
    return page
  }
}
