import Foundation
import Library
import Observation
import ResponseCache
import TMDB
import TitleIdentity

/// The fully watched series: the user has watched every episode that has aired, according to the cached episode guides.
/// Lists show a check mark next to them.
///
/// This class observes the plays and the guides, and requests missing guides in the background. The check mark
/// disappears when a new episode airs.
@MainActor @Observable
public final class WatchedShows {
  private var watched: Set<TitleReference.Key> = []
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let services: Services
  /// The watched parts of each series.
  @ObservationIgnored private var parts: [TitleReference.Key: [TitlePart]] = [:]
  /// The cached guides, by the ID of the series.
  @ObservationIgnored private var guides: [TVShow.ID: EpisodeGuide] = [:]
  /// The versions of the cached guides that were read.
  @ObservationIgnored private var versions: [TVShow.ID: Int] = [:]
  /// The requests for missing guides, such as after an import.
  @ObservationIgnored private let missingGuides: MissingDetails
  @ObservationIgnored private var observation: Task<Void, Never>?
  @ObservationIgnored private var counting: Task<Void, Never>?

  public init(_ library: LibraryModel, _ services: Services) {
    self.library = library
    self.services = services
    missingGuides = MissingDetails { (title) throws(TMDBError) in
      _ = try await services.episodeGuides.guide(of: title.number)
    }
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

  /// Reads the cached guides of all series with plays, and rereads those that change.
  private func observeCache() {
    observation?.cancel()
    guard let responseCache = services.responseCache, !parts.isEmpty else { return }
    let shows = parts.keys.map(\.number)
    let changes = responseCache.observeGuideVersions(of: shows, from: services.responseSource)
    observation = Task { [weak self] in
      for await versions in changes { await self?.read(versions, shows) }
    }
  }

  private func read(_ versions: [TVShow.ID: Int], _ shows: [TVShow.ID]) async {
    let changed = shows.filter { versions[$0] != self.versions[$0] }
    let guides = changed.isEmpty ? [:] : await services.episodeGuides.cached(changed)
    guard !Task.isCancelled else { return }
    for show in changed { (self.versions[show], self.guides[show]) = (versions[show], guides[show]) }
    missingGuides.update(shows.filter { self.guides[$0] == nil }.map(TitleID.show))
    scheduleCount()
  }

  /// Recounts the watched episodes in the background. Cancels the previous count.
  private func scheduleCount() {
    counting?.cancel()
    counting = Task { [weak self, parts, guides, today = services.pageFormat.today] in
      let watched = await Self.count(parts, guides, today)
      guard let self, !Task.isCancelled, watched != self.watched else { return }
      self.watched = watched
    }
  }

  @concurrent
  private nonisolated static func count(
    _ parts: [TitleReference.Key: [TitlePart]], _ guides: [TVShow.ID: EpisodeGuide], _ today: DayDate?
  ) async -> Set<TitleReference.Key> {
    Set(
      parts.compactMap { key, parts in
        guard let guide = guides[key.number] else { return nil }
        let progress = ShowProgress(parts, episodes: guide.aired(on: today))
        return progress.total > 0 && progress.watched == progress.total ? key : nil
      })
  }
}
