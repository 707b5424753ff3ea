import AppFoundation
import Catalogue
import Foundation
import Library
import Observation
import ResponseCache
import TMDB
import TitleIdentity

/// The fully watched series: the user has watched every episode that has aired, according to the cached episode guides.
/// Lists show a check mark next to them.
///
/// The guide of a series is read when a view asks about the series, and again after each change of the guide or the
/// plays. The check mark disappears when a new episode airs. Missing guides of all watched series are requested in the
/// background.
@MainActor @Observable
public final class WatchedShows {
  @MainActor @Observable
  fileprivate final class Entry {
    var isWatched = false
    /// The watched parts that were last counted, or will be.
    @ObservationIgnored var seasons: [WatchedSeason] = []
    /// The version of the guide that was last counted; `nil` if there was no guide.
    @ObservationIgnored var version: Int?
  }

  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let client: CachingClient
  @ObservationIgnored private let guides: EpisodeGuides
  @ObservationIgnored private var entries: [TVShow.ID: Entry] = [:]
  /// The series whose parts changed since they were counted.
  @ObservationIgnored private var uncounted: Set<TVShow.ID> = []
  @ObservationIgnored private var mayHaveNewGuides = false
  @ObservationIgnored private var counting: Task<Void, Never>?
  @ObservationIgnored private let missing: MissingGuides
  @ObservationIgnored private var observation: Task<Void, Never>?

  public init(_ library: LibraryModel, _ client: CachingClient, _ guides: EpisodeGuides) {
    self.library = library
    self.client = client
    self.guides = guides
    missing = MissingGuides(library, client, guides)
    guard let changes = client.cache?.observeGuideChanges() else { return }
    observation = Task { [weak self] in
      for await _ in changes {
        self?.mayHaveNewGuides = true
        self?.scheduleCount()
      }
    }
  }

  isolated deinit {
    observation?.cancel()
    counting?.cancel()
  }

  /// Returns whether the user has watched all aired episodes of a series, marked by episode or by season. Observable.
  public func isWatched(_ id: TitleID) -> Bool {
    guard id.kind == .show, let status = library.status(of: TitleReference.Key(id, of: source)) else { return false }
    guard let entry = entries[id.number] ?? (status.seasons.isEmpty ? nil : Entry()) else { return false }
    entries[id.number] = entry
    if entry.seasons != status.seasons {
      entry.seasons = status.seasons
      uncounted.insert(id.number)
      scheduleCount()
    }
    return entry.isWatched
  }

  /// Whether all check marks on screen are up to date.
  public var isSettled: Bool { counting == nil }

  private var source: TitleSource { TitleSource(client.source) }
}

extension WatchedShows {
  private func scheduleCount() {
    guard counting == nil, !entries.isEmpty, let cache = client.cache else { return }
    counting = Task { [weak self] in await self?.count(cache) }
  }

  private func count(_ cache: ResponseCache) async {
    while !uncounted.isEmpty || mayHaveNewGuides {
      let uncounted = uncounted
      let shows = mayHaveNewGuides ? Array(entries.keys) : Array(uncounted)
      (self.uncounted, mayHaveNewGuides) = ([], false)
      let versions = (try? await cache.guideVersions(of: shows, from: client.source)) ?? [:]
      await count(shows.filter { uncounted.contains($0) || entries[$0]?.version != versions[$0] }, versions)
      if Task.isCancelled { return }
    }
    counting = nil
  }

  private func count(_ shows: [TVShow.ID], _ versions: [TVShow.ID: Int]) async {
    guard !shows.isEmpty else { return }
    let seasons = shows.map { entries[$0]?.seasons ?? [] }
    let guides = await self.guides.cached(shows.filter { versions[$0] != nil })
    missing.request(shows.filter { guides[$0] == nil })
    let watched = await Self.watched(Array(zip(shows, seasons)), guides, DayDate.today())
    for show in shows {
      guard let entry = entries[show] else { continue }
      entry.version = versions[show]
      let isWatched = watched.contains(show)
      if entry.isWatched != isWatched { entry.isWatched = isWatched }
    }
  }

  @concurrent
  private nonisolated static func watched(
    _ shows: [(id: TVShow.ID, seasons: [WatchedSeason])], _ guides: [TVShow.ID: EpisodeGuide], _ today: DayDate?
  ) async -> Set<TVShow.ID> {
    Set(
      shows.compactMap { id, seasons in
        guard let guide = guides[id] else { return nil }
        let progress = ShowProgress(seasons.flatMap(\.parts), episodes: guide.aired(on: today))
        return progress.total > 0 && progress.watched == progress.total ? id : nil
      })
  }
}
