import Foundation
import Library
import Observation
import ResponseCache
import TitleIdentity

/// The fully watched series: the user has watched every episode that has aired, according to the cache. Lists show a
/// check mark next to them.
///
/// This class observes the plays and the cache. The check mark disappears when a new episode airs.
@MainActor @Observable
public final class WatchedShows {
  private var watched: Set<TitleReference.Key> = []
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let services: Services
  /// The watched parts of each series.
  @ObservationIgnored private var parts: [TitleReference.Key: [TitlePart]] = [:]
  /// The number of aired episodes in each season, for the series in the cache.
  @ObservationIgnored private var aired: [TitleReference.Key: [Int: Int]] = [:]
  /// The dates of the cached responses that were read, by path.
  @ObservationIgnored private var dates: [String: Date] = [:]
  @ObservationIgnored private var observation: Task<Void, Never>?
  @ObservationIgnored private var counting: Task<Void, Never>?

  public init(_ library: LibraryModel, _ services: Services) {
    self.library = library
    self.services = services
    observeLibrary()
  }

  isolated deinit {
    observation?.cancel()
    counting?.cancel()
  }

  /// Returns whether the user has watched all aired episodes of a series, marked by episode or by season.
  public func isWatched(_ id: TitleID) -> Bool { watched.contains(TitleReference.Key(id, of: source)) }

  private var source: TitleSource { TitleSource(services.responseSource) }
}

extension WatchedShows {
  private func observeLibrary() {
    let seasons = withObservationTracking {
      library.watchedSeasons
    } onChange: { [weak self] in
      Task { @MainActor in self?.observeLibrary() }
    }
    let known = Set(parts.keys)
    parts = Dictionary(grouping: seasons.filter { $0.show.source == source }, by: \.show)
      .mapValues { $0.flatMap(\.parts) }
    if known != Set(parts.keys) { observeCache() }
    scheduleCount()
  }

  /// Reads the cached responses of all series with plays, and rereads those that change.
  private func observeCache() {
    observation?.cancel()
    guard let responseCache = services.responseCache, !parts.isEmpty else { return }
    let paths = Dictionary(uniqueKeysWithValues: parts.keys.map { ("/\($0.kind.rawValue)/\($0.number)", $0) })
    let fetches = responseCache.observeLatestFetchDates(of: Array(paths.keys), from: services.responseSource)
    observation = Task { [weak self] in
      for await dates in fetches { await self?.read(dates, paths) }
    }
  }

  private func read(_ dates: [String: Date], _ paths: [String: TitleReference.Key]) async {
    let changed = paths.filter { path, _ in dates[path] != self.dates[path] }
    guard !changed.isEmpty else { return }
    let details = await services.cachedDetails(of: changed.map(\.value))
    guard !Task.isCancelled else { return }
    let today = services.pageFormat.today
    for (path, key) in changed {
      self.dates[path] = dates[path]
      aired[key] = details[key]?.airedEpisodes(today: today)
    }
    scheduleCount()
  }

  /// Recounts the watched episodes in the background. Cancels the previous count.
  private func scheduleCount() {
    counting?.cancel()
    counting = Task { [weak self, parts, aired] in
      let watched = await Self.count(parts, aired)
      guard let self, !Task.isCancelled, watched != self.watched else { return }
      self.watched = watched
    }
  }

  @concurrent
  private nonisolated static func count(
    _ parts: [TitleReference.Key: [TitlePart]], _ aired: [TitleReference.Key: [Int: Int]]
  ) async -> Set<TitleReference.Key> {
    Set(
      parts.compactMap { key, parts in
        guard let seasons = aired[key] else { return nil }
        let progress = ShowProgress(parts, seasons: seasons)
        return progress.total > 0 && progress.watched == progress.total ? key : nil
      })
  }
}
