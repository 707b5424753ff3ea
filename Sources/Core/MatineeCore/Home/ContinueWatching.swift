import Foundation
import Library
import Observation
import ResponseCache
import TMDB
import TitleIdentity

/// The next episode of each series that the user is watching, the one watched last first, kept up to date.
///
/// The episodes come from the series' episode guides. A guide that isn't cached, or is due, is requested.
@MainActor @Observable
public final class ContinueWatching {
  /// The episodes; `nil` until they have been read.
  public private(set) var episodes: [NextEpisode]?
  /// Whether all guides have been read or requested, with or without an error.
  public private(set) var isSettled = false
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let services: Services
  @ObservationIgnored private var shows: [TitleReference]?
  @ObservationIgnored private var facts: [TitleReference.Key: Facts] = [:]
  @ObservationIgnored private var observation: Task<Void, Never>?
  @ObservationIgnored private var updating: Task<Void, Never>?

  /// The series whose guides were checked since the last ``refresh()``.
  @ObservationIgnored private var checked: Set<TitleReference.Key> = []

  private struct Facts: Sendable {
    var guide: EpisodeGuide
    let backdrop: URL?
  }

  public init(_ library: LibraryModel, _ services: Services) {
    self.library = library
    self.services = services
    observePlays()
    observeSeasons()
  }

  isolated deinit {
    observation?.cancel()
    updating?.cancel()
  }

  /// Reads the guides again, because new episodes may have aired.
  public func refresh() {
    (facts, checked) = ([:], [])
    // The library may have opened on a later attempt.
    if observation == nil { observePlays() }
    update()
  }
}

extension ContinueWatching {
  private func observePlays() {
    let source = TitleSource(services.responseSource)
    observation = Task { [weak self, library] in
      guard let opened = try? await library.library() else {
        self?.observation = nil
        self?.isSettled = true
        return
      }
      for await plays in opened.observeHistory(of: library.profile, limit: maximumPlays) {
        var seen: Set<TitleReference.Key> = []
        self?.shows = plays.map(\.title).filter {
          $0.kind == .show && $0.source == source && seen.insert($0.key).inserted
        }
        self?.update()
      }
    }
  }

  private func observeSeasons() {
    withObservationTracking {
      _ = library.watchedSeasons
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.update()
        self?.observeSeasons()
      }
    }
  }

  private func update() {
    guard let shows else { return }
    updating?.cancel()
    updating = Task { [weak self] in await self?.show(shows) }
  }

  private func show(_ shows: [TitleReference]) async {
    let candidates = shows.prefix(maximumCandidates).filter { !library.isWatched($0.key.titleID) }
    await readCached(candidates)
    if Task.isCancelled { return }
    let found = known(candidates)
    // Cached guides are shown before others are requested, because that takes a while.
    if !found.isEmpty || candidates.allSatisfy({ checked.contains($0.key) }) { episodes = found }
    for show in candidates where !checked.contains(show.key) {
      let guide = try? await services.episodeGuides.guide(of: show.number)
      if Task.isCancelled { return }
      checked.insert(show.key)
      guard let guide, guide != facts[show.key]?.guide else { continue }
      facts[show.key] = Facts(guide: guide, backdrop: await backdrop(of: show))
      if Task.isCancelled { return }
      episodes = known(candidates)
    }
    if episodes == nil { episodes = [] }
    isSettled = true
  }

  private func readCached(_ shows: [TitleReference]) async {
    let unread = shows.filter { facts[$0.key] == nil }
    let guides = await services.episodeGuides.cached(unread.map(\.number))
    for show in unread {
      guard let guide = guides[show.number], !Task.isCancelled else { continue }
      facts[show.key] = Facts(guide: guide, backdrop: await backdrop(of: show))
    }
  }

  /// Returns the next episodes of the series whose guides are known.
  private func known(_ shows: [TitleReference]) -> [NextEpisode] {
    let found = shows.compactMap { show -> NextEpisode? in
      guard let facts = facts[show.key] else { return nil }
      let parts = library.watchedSeasons.filter { $0.show == show.key }.flatMap(\.parts)
      let progress = ShowProgress(parts, episodes: facts.guide.aired(on: services.pageFormat.today))
      guard let next = progress.next, progress.watched > 0 else { return nil }
      var summary = TitleSummary(show, format: services.pageFormat)
      summary.backdrop = facts.backdrop
      return NextEpisode(
        reference: show, show: summary, part: next, watched: progress.watched, total: progress.total)
    }
    return Array(found.prefix(maximumShows))
  }

  private func backdrop(of show: TitleReference) async -> URL? {
    guard let details = await services.cachedDetails(of: show.key) else {
      return try? await services.page(of: show.key.titleID).backdrop
    }
    return services.pageFormat.picture(details.backdrop.flatMap { ImagePath($0) }, .backdrop)
  }
}

/// The number of plays to look through for series that the user is watching.
private let maximumPlays = 1_000
/// The number of series to look at, the one watched last first. Each may cost a request.
private let maximumCandidates = 40
/// The maximum number of series. More would be a list to scroll through, not a reminder.
private let maximumShows = 20
