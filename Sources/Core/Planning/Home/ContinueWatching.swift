import Catalogue
import Foundation
import Library
import Observation
import ResponseCache
import TMDB
import TitleIdentity
import Tracking

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
  @ObservationIgnored private let pages: PageClient
  @ObservationIgnored private let guides: EpisodeGuides
  /// The series watched last, and the parts that were watched.
  @ObservationIgnored private var shows: [(title: TitleReference, parts: [TitlePart])]?
  @ObservationIgnored private var statuses: [TitleReference.Key: TitleStatus] = [:]
  @ObservationIgnored private var facts: [TitleReference.Key: Facts] = [:]
  @ObservationIgnored private var observation: Task<Void, Never>?
  @ObservationIgnored private var updating: Task<Void, Never>?

  /// The series whose guides were checked since the last ``refresh()``.
  @ObservationIgnored private var checked: Set<TitleReference.Key> = []

  private struct Facts: Sendable {
    var guide: EpisodeGuide
    let backdrop: URL?
  }

  public init(_ library: LibraryModel, _ pages: PageClient, _ guides: EpisodeGuides) {
    self.library = library
    self.pages = pages
    self.guides = guides
    observePlays()
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
    let source = TitleSource(pages.client.source)
    observation = Task { [weak self, library] in
      guard let opened = try? await library.library() else {
        self?.observation = nil
        self?.isSettled = true
        return
      }
      for await change in opened.titleChanges() where change.concernsShows(of: source) {
        try? await self?.readShows(after: change, in: opened, from: source)
      }
    }
  }

  /// Reads the series watched last, and the parts of those that have changed.
  private func readShows(
    after change: TitleChanges.Change, in opened: Library, from source: TitleSource
  ) async throws(LibraryError) {
    switch change {
    case .all: statuses = [:]
    case .titles(let titles): for title in titles { statuses[title] = nil }
    }
    let latest = try await opened.latestShows(
      of: library.profile, from: source, limit: maximumCandidates, maximumPlays: maximumPlays)
    let keys = Set(latest.map(\.key))
    let changed = try await opened.statuses(of: keys.subtracting(statuses.keys), by: library.profile)
    statuses = statuses.filter { keys.contains($0.key) }.merging(changed) { $1 }
    shows = latest.compactMap { show in
      // A series that was marked as watched as a whole has no next episode.
      guard let status = statuses[show.key], !status.isWatched else { return nil }
      return (show, status.watchedParts)
    }
    update()
  }

  private func update() {
    guard let shows else { return }
    updating?.cancel()
    updating = Task { [weak self] in await self?.show(shows) }
  }

  private func show(_ shows: [(title: TitleReference, parts: [TitlePart])]) async {
    await readCached(shows.map(\.title))
    if Task.isCancelled { return }
    let found = known(shows)
    // Cached guides are shown before others are requested, because that takes a while.
    if !found.isEmpty || shows.allSatisfy({ checked.contains($0.title.key) }) { episodes = found }
    for (show, _) in shows where !checked.contains(show.key) {
      let guide = try? await guides.guide(of: show.number)
      if Task.isCancelled { return }
      checked.insert(show.key)
      guard let guide, guide != facts[show.key]?.guide else { continue }
      facts[show.key] = Facts(guide: guide, backdrop: await backdrop(of: show))
      if Task.isCancelled { return }
      episodes = known(shows)
    }
    if episodes == nil { episodes = [] }
    isSettled = true
  }

  private func readCached(_ shows: [TitleReference]) async {
    let unread = shows.filter { facts[$0.key] == nil }
    let cached = await guides.cached(unread.map(\.number))
    for show in unread {
      guard let guide = cached[show.number], !Task.isCancelled else { continue }
      facts[show.key] = Facts(guide: guide, backdrop: await backdrop(of: show))
    }
  }

  /// Returns the next episodes of the series whose guides are known.
  private func known(_ shows: [(title: TitleReference, parts: [TitlePart])]) -> [NextEpisode] {
    let found = shows.compactMap { show, parts -> NextEpisode? in
      guard let facts = facts[show.key] else { return nil }
      let progress = ShowProgress(parts, episodes: facts.guide.aired(on: pages.format.today))
      guard let next = progress.next, progress.watched > 0 else { return nil }
      var summary = TitleSummary(show, format: pages.format)
      summary.backdrop = facts.backdrop
      return NextEpisode(
        reference: show, show: summary, part: next, watched: progress.watched, total: progress.total)
    }
    return Array(found.prefix(maximumShows))
  }

  private func backdrop(of show: TitleReference) async -> URL? {
    guard let details = await CachedDetails.read(show.key, from: pages) else {
      return try? await pages.page(of: show.key.titleID).backdrop
    }
    return pages.format.picture(details.backdrop.flatMap { ImagePath($0) }, .backdrop)
  }
}

extension TitleChanges.Change {
  fileprivate func concernsShows(of source: TitleSource) -> Bool {
    switch self {
    case .all: true
    case .titles(let titles): titles.contains { $0.kind == .show && $0.source == source }
    }
  }
}

/// The number of plays to look through for series that the user is watching.
private let maximumPlays = 1_000
/// The number of series to look at, the one watched last first. Each may cost a request.
private let maximumCandidates = 40
/// The maximum number of series. More would be a list to scroll through, not a reminder.
private let maximumShows = 20
