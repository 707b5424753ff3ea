import Containment
import Library
import LoadingState
import MatineeCore
import TitleIdentity

/// A factory for the screens of all destinations that aren't tabs.
struct PageFactory {
  let services: Services
  let images: any ImageProviding
  let badges: any BadgeProviding
  let library: LibraryModel
  let history: HistoryCoordinator
  let profiles: ProfilesCoordinator
  let people: HouseholdCoordinator
  let trailers: WebTrailerPlayer
  /// Performs the named action of a message's button.
  let perform: (String) -> Void
  let actions: PageActions
  /// Shows one of several pictures in the viewer.
  let view: ([GalleryPicture], Int) -> Void
  let open: Open
  /// Makes the page of a user's list, with its name if known.
  let createList: (ListID, String?) -> ViewController
  /// Finds offline suggestions, shown instead of a page that isn't cached.
  let suggestions: SuggestionLoader.Find

  /// Makes the page of a destination. Its views can be unloaded and made again, while its models remain.
  ///
  /// - Parameter preview: The information about the destination that is already available.
  /// - Returns: The page, or `nil` for a tab's destination.
  func make(_ destination: Destination, preview: PagePreview?) -> RestorableController? {
    screen(of: destination, preview: preview).map(RestorableController.init)
  }

  /// Returns a closure that makes a page's controllers, each time around the same models.
  private func screen(of destination: Destination, preview: PagePreview?) -> (() -> ViewController)? {
    switch destination {
    case .featured, .television, .genres, .lists, .search:
      return nil
    case .title(let title):
      let summary: TitleSummary? = if case .title(let summary) = preview { summary } else { nil }
      return makeTitle(title, summary, destination)
    case .season(let season):
      let card: SeasonCard? = if case .season(let card) = preview { card } else { nil }
      let model = services.model(of: season, card: card)
      return {
        ready(
          SeasonPages.make(
            model, episodes: history.episodes(of: season), images: images, actions: actions, open: open), destination)
      }
    case .genre(let genre):
      let name: String? = if case .genre(let name) = preview { name } else { nil }
      return makeGenre(genre, name: name)
    case .person(let person):
      let summary: PersonSummary? = if case .person(let summary) = preview { summary } else { nil }
      let model = services.model(ofPerson: person, summary: summary)
      return {
        ready(
          PersonPages.make(model, images: images, badges: badges, actions: actions, view: view, open: open),
          destination)
      }
    case .collection(let collection):
      let card: CollectionCard? = if case .collection(let card) = preview { card } else { nil }
      let model = services.model(ofCollection: collection)
      return {
        ready(
          CollectionPages.make(model, card: card, images: images, badges: badges, actions: actions, open: open),
          destination)
      }
    case .list(let list):
      let name: String? = if case .list(let name) = preview { name } else { nil }
      return { createList(list, name) }
    case .history:
      return history.makeHistory()
    case .statistics:
      return history.makeStatistics()
    case .profiles:
      return { profiles.makePage() }
    case .notifications:
      return people.makeNotifications()
    case .profile(let profile):
      return { people.createProfile(profile) }
    case .seenList(let list):
      let name: String? = if case .list(let name) = preview { name } else { nil }
      return { people.createList(list, name: name) }
    }
  }

  private func makeTitle(
    _ title: TitleID, _ summary: TitleSummary?, _ destination: Destination
  ) -> () -> ViewController {
    let model = services.model(of: title, summary: summary)
    let notes = people.notes(on: title, preview: summary)
    return {
      let page = TitlePages.make(
        model, images: images, badges: badges, rating: services.rating(of: title, in: library),
        own: history.sections(of: title), notes: notes(), trailers: trailers, actions: actions, view: view, open: open)
      page.makeFallback = notes
      return ready(page, destination)
    }
  }

  private func makeGenre(_ genre: GenreID, name: String?) -> () -> ViewController {
    let model = services.discover(genre)
    return {
      GenreController(
        title: name, model: model, images: images, badges: badges, open: open, perform: perform,
        suggestions: suggestions
      ) { [services] in await services.name(of: genre) }
    }
  }

  private func ready<Page: LinkedPage & Equatable>(
    _ page: PageFetcherController<Page>, _ destination: Destination
  ) -> PageFetcherController<Page> {
    page.onAction = perform
    page.setSuggestionSource(suggestions)
    if let reference = destination.reference {
      let menu = PageMenu(reference, actions: actions)
      page.navigationItem.trailing = [menu.button]
      page.onPage = { menu.show($0.links) }
    }
    return page
  }
}
