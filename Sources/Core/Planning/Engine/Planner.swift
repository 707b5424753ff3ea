import AppFoundation
import Catalogue
import Foundation
import Library
import Observation
import ResponseCache
import TMDB
import TitleIdentity
import Tracking

/// The shows that the user has begun, planned for the current day and kept up to date.
///
/// After a change in the library, only the changed shows are planned again, and after a change of an episode guide only
/// its show. Guides that aren't cached are requested at once, one after another.
@MainActor @Observable
public final class Planner {
  /// The content of Home from the library; `nil` until the library and the cached guides have been read.
  public private(set) var plan: HomePlan?
  /// Whether the plan is complete: each guide has been read or requested, with or without an error.
  public var isSettled: Bool { hasFailed || (plan != nil && !isPlanning && !missing.isFetching) }

  private var hasFailed = false
  private var isPlanning = false
  private let missing: MissingDetails
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let pages: PageClient
  @ObservationIgnored private let guides: EpisodeGuides
  @ObservationIgnored private var shows: [TitleReference.Key: Entry] = [:]
  @ObservationIgnored private var releases: [ListedRelease] = []
  @ObservationIgnored private var due = DueWork()
  @ObservationIgnored private var plannedDay: DayDate?
  @ObservationIgnored private var observations: [Task<Void, Never>] = []
  @ObservationIgnored private var background: [Task<Void, Never>] = []
  @ObservationIgnored private var planning: Task<Void, Never>?

  /// A show, and the version of its guide from which it was planned.
  private struct Entry {
    var show: StartedShow
    var planned: PlannedShow?
    var version: Int?
  }

  /// The reads that the next turn makes.
  private struct DueWork {
    var allShows = false
    var shows: Set<TitleReference.Key> = []
    var changedGuides = false
    var isEmpty: Bool { !allShows && shows.isEmpty && !changedGuides }
  }

  /// - Parameter clock: The clock of the work in the background.
  public init(
    _ library: LibraryModel, _ pages: PageClient, _ guides: EpisodeGuides,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.library = library
    self.pages = pages
    self.guides = guides
    missing = MissingDetails { title throws(TMDBError) in _ = try await guides.guide(of: title.number) }
    missing.onEach = { [weak self] title in
      self?.replan([TitleReference.Key(title, of: TitleSource(pages.client.source))])
    }
    // Without a cache, nothing lasts from one day to the next.
    guard pages.client.cache != nil else { return }
    background = [
      Task { [weak self] in
        while (try? await clock.sleep(for: untilNextCheck())) != nil { self?.checkDay() }
      },
      Task(priority: .background) { [weak self] in
        var pause = firstPause
        while (try? await clock.sleep(for: pause)) != nil, let hasStarted = self?.startIfNeeded() {
          // Without an earlier visit to Home, the shows are known only after another pause.
          guard hasStarted, let shows = self?.refreshedShows else { continue }
          await guides.refresh(shows) { try await clock.sleep(for: requestInterval) }
          pause = refreshInterval
        }
      },
    ]
  }

  isolated deinit {
    (observations + background).forEach { $0.cancel() }
    planning?.cancel()
  }

  /// Starts planning at the first call. Later, plans all shows again if a new day has begun, and requests guides whose
  /// requests failed.
  public func refresh() {
    // The library may have opened on a later attempt.
    if observations.isEmpty { return observe() }
    missing.retryAfterFailure()
    if plan == nil || plannedDay != pages.format.today { due.allShows = true }
    due.changedGuides = true
    start()
  }
}

/// The work in the background.
extension Planner {
  /// The shows whose guides are refreshed.
  private var refreshedShows: [TVShow.ID] {
    shows.values.filter { $0.planned?.state != .dropped }.map(\.show.title.key.number)
  }

  /// Starts planning if the user hasn't visited Home.
  ///
  /// - Returns: Whether planning had started before.
  private func startIfNeeded() -> Bool {
    if plan != nil || hasFailed { return true }
    refresh()
    return false
  }

  /// Plans again if a new day has begun: at midnight, in another time zone, or after the computer was suspended.
  private func checkDay() {
    NSTimeZone.resetSystemTimeZone()
    if plan != nil, plannedDay != pages.format.today { refresh() }
  }
}

extension Planner {
  private var source: TitleSource { TitleSource(pages.client.source) }

  private func observe() {
    hasFailed = false
    observations = [
      Task { [weak self, library] in
        guard let opened = try? await library.library() else { return self?.fail() ?? () }
        for await change in opened.titleChanges() { self?.take(change) }
      }
    ]
    guard let changes = pages.client.cache?.observeGuideChanges() else { return }
    observations.append(
      Task { [weak self] in
        for await _ in changes {
          self?.due.changedGuides = true
          self?.start()
        }
      })
  }

  private func fail() {
    observations.forEach { $0.cancel() }
    observations = []
    hasFailed = true
  }

  private func take(_ change: TitleChanges.Change) {
    switch change {
    case .all: due.allShows = true
    // A change of a film may add it to a list.
    case .titles(let titles): due.shows.formUnion(titles.filter { $0.source == source })
    }
    start()
  }

  private func replan(_ titles: Set<TitleReference.Key>) {
    due.shows.formUnion(titles)
    start()
  }

  private func start() {
    guard planning == nil, !due.isEmpty else { return }
    isPlanning = true
    planning = Task { [weak self] in await self?.planAll() }
  }

  private func planAll() async {
    while !due.isEmpty, !Task.isCancelled {
      let work = due
      due = DueWork()
      await plan(work)
    }
    (planning, isPlanning) = (nil, false)
  }

  private func plan(_ work: DueWork) async {
    guard let opened = try? await library.library() else { return fail() }
    guard let today = pages.format.today else { return hasFailed = true }
    plannedDay = today
    if work.allShows {
      guard let read = try? await opened.startedShows(of: library.profile, from: source) else {
        return hasFailed = true
      }
      shows = Dictionary(uniqueKeysWithValues: read.map { ($0.title.key, Entry(show: $0)) })
    } else if !work.shows.isEmpty {
      guard let read = try? await opened.startedShows(work.shows, of: library.profile) else {
        return hasFailed = true
      }
      for key in work.shows { shows[key] = nil }
      for show in read { shows[show.title.key] = Entry(show: show) }
    }
    await readGuides(work, on: today)
    if Task.isCancelled { return }
    releases = await listedReleases(in: opened, on: today)
    requestMissingGuides()
    show(HomePlan(shows.values.compactMap(\.planned), releases, on: today))
    hasFailed = false
  }

  /// Requests the guides that aren't cached, those of the shows that were watched last first.
  private func requestMissingGuides() {
    let unknown = shows.values.filter { $0.planned == nil }
      .map { (show: $0.show, played: $0.show.lastPlayed.description) }
    missing.update(unknown.sorted { $0.played > $1.played }.map { .show($0.show.title.key.number) })
  }

  private func show(_ new: HomePlan) {
    if plan != new { plan = new }
  }

  /// Plans the shows whose plays or guides have changed.
  private func readGuides(_ work: DueWork, on today: DayDate) async {
    let isForAll = work.allShows || work.changedGuides
    let entries = isForAll ? Array(shows.values) : work.shows.compactMap { shows[$0] }
    let versions = await versions(of: entries.map(\.show.title.key.number))
    let changed = entries.filter { $0.planned == nil || $0.version != versions[$0.show.title.key.number] }.map(\.show)
    guard !changed.isEmpty else { return }
    let found = await guides.cached(changed.map(\.title.key.number))
    let planned = await Self.planned(changed, found, on: today)
    for show in changed {
      shows[show.title.key]?.planned = planned[show.title.key]
      shows[show.title.key]?.version = versions[show.title.key.number]
    }
  }

  private func versions(of shows: [TVShow.ID]) async -> [TVShow.ID: Int] {
    (try? await pages.client.cache?.guideVersions(of: shows, from: pages.client.source)) ?? [:]
  }

  private func listedReleases(in opened: Library, on today: DayDate) async -> [ListedRelease] {
    guard let first = today.adding(days: -1), let last = today.adding(days: ComingEntry.daysAhead) else { return [] }
    return (try? await opened.listedReleases(of: library.profile, from: source, in: first.number...last.number)) ?? []
  }

  @concurrent
  private nonisolated static func planned(
    _ shows: [StartedShow], _ guides: [TVShow.ID: EpisodeGuide], on today: DayDate?
  ) async -> [TitleReference.Key: PlannedShow] {
    var planned: [TitleReference.Key: PlannedShow] = [:]
    for show in shows {
      planned[show.title.key] = guides[show.title.key.number].map { PlannedShow(show, $0, on: today) }
    }
    return planned
  }
}

/// Returns the time until the next check of the day: at midnight, and more often because the time zone may change.
private func untilNextCheck(_ now: Date = Date()) -> Duration {
  let midnight = Calendar.current.startOfDay(for: now).addingTimeInterval(86_400)
  return min(.seconds(600), .seconds(max(midnight.timeIntervalSince(now), 0) + 1))
}

/// The time between the launch and the first refresh of guides, which would slow it down.
private let firstPause = Duration.seconds(30)
private let refreshInterval = Duration.seconds(3_600)
/// The time between two requests, so that they take up only a part of what TMDB allows.
private let requestInterval = Duration.milliseconds(250)
