import Foundation
import Library
import Observation
import TMDB
import TitleIdentity

/// The next episode of each series that the user is watching, the one watched last first, kept up to date.
///
/// A series' number of episodes comes from the cache. If it isn't there, the series' page is requested.
@MainActor @Observable
public final class ContinueWatching {
  /// The episodes; `nil` until they have been read.
  public private(set) var episodes: [NextEpisode]?
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let services: Services
  @ObservationIgnored private var shows: [TitleReference]?
  @ObservationIgnored private var facts: [TitleReference.Key: Facts] = [:]
  @ObservationIgnored private var observation: Task<Void, Never>?
  @ObservationIgnored private var updating: Task<Void, Never>?

  /// The facts on a series' page.
  private struct Facts: Sendable {
    /// The number of aired episodes by season number.
    let aired: [Int: Int]
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

  /// Reads the number of episodes again, because new ones may have aired.
  public func refresh() {
    facts = [:]
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
    var found: [NextEpisode] = []
    let candidates = shows.prefix(maximumCandidates).filter { !library.isWatched($0.key.titleID) }
    for show in candidates where found.count < maximumShows {
      guard let facts = await facts(of: show) else { continue }
      if Task.isCancelled { return }
      let parts = library.watchedSeasons.filter { $0.show == show.key }.flatMap(\.parts)
      let progress = ShowProgress(parts, seasons: facts.aired)
      guard let next = progress.next, progress.watched > 0 else { continue }
      var summary = TitleSummary(show, format: services.pageFormat)
      summary.backdrop = facts.backdrop
      found.append(
        NextEpisode(
          reference: show, show: summary, part: next, watched: progress.watched, total: progress.total))
    }
    if !Task.isCancelled { episodes = found }
  }

  private func facts(of show: TitleReference) async -> Facts? {
    if let known = facts[show.key] { return known }
    let format = services.pageFormat
    var found: Facts?
    if let details = await services.cachedDetails(of: show.key) {
      found = Facts(
        aired: details.airedEpisodes(today: format.today),
        backdrop: format.picture(details.backdrop.flatMap { ImagePath($0) }, .backdrop))
    } else if let page = try? await services.page(of: show.key.titleID) {
      found = Facts(aired: page.seasons?.airedEpisodes ?? [:], backdrop: page.backdrop)
    }
    if let found { facts[show.key] = found }
    return found
  }
}

/// The number of plays to look through for series that the user is watching.
private let maximumPlays = 1_000
/// The number of series to look at, the one watched last first. Each may cost a request.
private let maximumCandidates = 40
/// The maximum number of series. More would be a list to scroll through, not a reminder.
private let maximumShows = 20
