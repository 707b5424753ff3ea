import AppFoundation
import Catalogue
import Library
import ResponseCache
import TMDB
import TitleIdentity
import Tracking

/// A reader of the titles that profiles may watch tonight: the films on their watchlists, and the next episodes of their
/// shows.
///
/// Details come from cached pages. Without one, a page is requested.
public struct TonightReader: Sendable {
  private let library: Library
  private let catalogue: CatalogueDependencies
  private let source: TitleSource

  public init(_ library: Library, _ catalogue: CatalogueDependencies) {
    (self.library, self.catalogue) = (library, catalogue)
    source = TitleSource(catalogue.client.source)
  }

  /// Returns the titles of some profiles. An episode is returned if it is next for each of the profiles that have begun
  /// its show.
  ///
  /// - Parameter today: The current day.
  @concurrent
  public func titles(of profiles: [ProfileID], on today: DayDate) async throws(LibraryError) -> [TonightTitle] {
    var wanted: [TitleReference.Key: TonightTitle] = [:]
    for profile in profiles {
      var query = ListTitlesQuery(.watchlist(of: profile), source: source)
      query.unwatchedBy = profile
      let films = try await library.titles(query, limit: maximumFilms).entries.map(\.title).filter { $0.kind == .movie }
      for film in films { wanted[film.key, default: TonightTitle(film)].wantedBy.insert(profile) }
    }
    try await addEpisodes(of: profiles, on: today, to: &wanted)
    for profile in profiles {
      let statuses = try await library.statuses(of: Set(wanted.keys), by: profile)
      for (key, status) in statuses where status.choices.isDismissed || (key.kind == .movie && status.isWatched) {
        wanted[key]?.refusedBy.insert(profile)
      }
    }
    return await withDetails(wanted.values.sorted { $0.title.key.description < $1.title.key.description })
  }

  private func addEpisodes(
    of profiles: [ProfileID], on today: DayDate, to wanted: inout [TitleReference.Key: TonightTitle]
  ) async throws(LibraryError) {
    var next: [TitleReference.Key: [ProfileID: PlannedShow]] = [:]
    for profile in profiles {
      let content = try await PlanReader(library, of: profile, from: source, catalogue.guides).cached(
        on: today, days: 0...0)
      for show in content.planned(on: today) where show.state != .notStarted {
        next[show.title.key, default: [:]][profile] = show
      }
    }
    for (key, shows) in next {
      let episodes = Set(shows.values.map { $0.state == .watching ? $0.next?.part : nil })
      guard episodes.count == 1, let show = shows.values.first, let episode = show.next else { continue }
      var title = TonightTitle(show.title, episode: episode)
      title.wantedBy = Set(shows.keys)
      wanted[key] = title
    }
  }

  private func withDetails(_ titles: [TonightTitle]) async -> [TonightTitle] {
    var titles = titles
    var requests = 0
    for index in titles.indices {
      let key = titles[index].title.key
      var details = await CachedDetails.read(key, from: catalogue.pages)
      if details == nil, requests < maximumRequests {
        requests += 1
        _ = try? await catalogue.pages.page(of: key.titleID)
        await catalogue.client.cache?.waitForWrites()
        details = await CachedDetails.read(key, from: catalogue.pages)
      }
      guard let details else { continue }
      titles[index].minutes = details.minutes
      titles[index].genres = details.genres.map(\.name)
      titles[index].services = details.services?.map { TitleDetails.Service(id: $0.id, name: $0.name) }
      titles[index].average = details.voteAverage
    }
    return titles
  }
}

/// The number of films on each watchlist, the ones added last, from which a proposal is made.
private let maximumFilms = 200
/// The number of pages that are requested because they aren't cached.
private let maximumRequests = 20
