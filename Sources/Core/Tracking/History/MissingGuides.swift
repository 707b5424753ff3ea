import Catalogue
import Library
import ResponseCache
import TMDB
import TitleIdentity

/// Requests the episode guides of watched series that the cache doesn't have, such as after an import.
///
/// It compares the IDs of series only. Of the guides in the cache, some may be incomplete; these are requested when a
/// view shows the series.
@MainActor
final class MissingGuides {
  private let library: LibraryModel
  private let source: ResponseSource
  private let details: MissingDetails
  private var missing: Set<TVShow.ID> = []
  private var observation: Task<Void, Never>?

  init(_ library: LibraryModel, _ client: CachingClient, _ guides: EpisodeGuides) {
    self.library = library
    source = client.source
    details = MissingDetails { (title) throws(TMDBError) in
      _ = try await guides.guide(of: title.number)
    }
    guard let cache = client.cache else { return }
    observation = Task { [weak self, library] in
      guard let opened = try? await library.library() else { return }
      for await change in opened.titleChanges() { await self?.check(change, in: opened, cache) }
    }
  }

  isolated deinit { observation?.cancel() }

  /// Requests the guides of further series.
  func request(_ shows: [TVShow.ID]) {
    guard !shows.isEmpty else { return }
    missing.formUnion(shows)
    details.update(missing.sorted().map(TitleID.show))
  }
}

extension MissingGuides {
  private func check(_ change: TitleChanges.Change, in opened: Library, _ cache: ResponseCache) async {
    let titleSource = TitleSource(source)
    switch change {
    case .all:
      guard let watched = try? await opened.watchedShows(of: library.profile, from: titleSource), !watched.isEmpty,
        let known = try? await cache.showsWithGuides(from: source)
      else { return }
      request(watched.map(\.number).filter { !known.contains($0) })
    case .titles(let titles):
      let shows = titles.filter { $0.kind == .show && $0.source == titleSource }
      if shows.isEmpty { return }
      let watched = (try? await opened.statuses(of: shows, by: library.profile))?.filter { !$0.value.seasons.isEmpty }
      let ids = (watched ?? [:]).keys.map(\.number)
      guard let known = try? await cache.guideVersions(of: ids, from: source) else { return }
      request(ids.filter { known[$0] == nil })
    }
  }
}
