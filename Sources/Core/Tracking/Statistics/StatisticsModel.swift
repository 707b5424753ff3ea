import Catalogue
import Library
import LoadingState
import Localization
import Observation
import ResponseCache
import TMDB
import TitleIdentity

/// Statistics of a profile's history and ratings, calculated off the main thread and kept up to date.
@MainActor @Observable
public final class StatisticsModel {
  /// The statistics; `nil` until they have been calculated.
  public private(set) var statistics: WatchedStatistics?
  /// The period that the statistics cover.
  public var period = StatisticsPeriod.all {
    didSet { if period != oldValue { scheduleCount() } }
  }
  /// The best and the worst titles of the period.
  public private(set) var bestTitles: [BestTitles] = []
  /// The fetching of details that aren't cached.
  @ObservationIgnored public let missingDetails: MissingDetails
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let counter: StatisticsCounter
  @ObservationIgnored private let recorder: DetailRecorder
  @ObservationIgnored private let rest: @Sendable () async throws -> Void
  @ObservationIgnored private var observation: Task<Void, Never>?
  @ObservationIgnored private var waiting: Task<Void, Never>?
  @ObservationIgnored private var counting: Task<Void, Never>?
  /// The number of the latest calculation, which distinguishes it from earlier ones.
  @ObservationIgnored private var latestCount = 0
  /// The titles whose cached details were looked for.
  @ObservationIgnored private var checked: Set<TitleReference.Key> = []
  @ObservationIgnored private var recording: Task<Void, Never>?

  /// - Parameter rest: Waits for further changes, so that several changes in a row cause one calculation.
  public init(
    _ library: LibraryModel, _ pages: PageClient, _ guides: EpisodeGuides,
    rest: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .milliseconds(300)) }
  ) {
    self.library = library
    counter = StatisticsCounter(pages)
    recorder = DetailRecorder(library, pages, guides)
    self.rest = rest
    missingDetails = MissingDetails { (title) throws(TMDBError) in
      _ = try await pages.page(of: title)
      if title.kind == .show { _ = try await guides.guide(of: title.number) }
    }
    missingDetails.onFetch = { [weak self, cache = pages.client.cache] in
      await cache?.waitForWrites()
      self?.checked = []
      self?.scheduleCount()
    }
  }

  isolated deinit { for task in [observation, waiting, counting, recording] { task?.cancel() } }

  /// Calculates the statistics and starts observing changes.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    if observation == nil {
      let changes = opened.observeStatistics()
      // The observation reports every change from here on.
      for await _ in changes { break }
      observation = Task { [weak self] in
        for await _ in changes { self?.scheduleCountAfterRest() }
      }
    }
    try await count()
  }

  /// Calculates the statistics again, because a page that shows them reappears. They stay until the new ones are ready.
  /// Has no effect before ``load()``.
  public func recount() {
    guard statistics != nil else { return }
    missingDetails.retryAfterFailure()
    checked = []
    scheduleCount()
  }

  private func scheduleCountAfterRest() {
    guard waiting == nil else { return }
    waiting = Task { [weak self, rest] in
      try? await rest()
      guard let self, !Task.isCancelled else { return }
      waiting = nil
      scheduleCount()
    }
  }

  /// Calculates the statistics in the background. Cancels the previous calculation.
  private func scheduleCount() {
    counting?.cancel()
    counting = Task { [weak self] in try? await self?.count() }
  }

  private func count() async throws(LibraryError) {
    latestCount += 1
    let number = latestCount
    let opened = try await library.library()
    var result = try await counter.count(period, in: opened, of: library.profile)
    if statistics == nil {
      // Commands and other devices don't record details. Those of the titles watched last are there from the start.
      let titles = Array(result.titlesWithoutDetails.prefix(firstTitles))
      checked.formUnion(titles)
      if await recorder.record(titles) {
        result = try await counter.count(period, in: opened, of: library.profile)
      }
    }
    let best = try await counter.bestTitles(period, in: opened, of: library.profile)
    guard !Task.isCancelled else { throw .cancelled }
    // A later calculation may have ended before this one.
    guard number == latestCount || statistics == nil else { return }
    statistics = result.statistics
    if best != bestTitles { bestTitles = best }
    findDetails(of: result.titlesWithoutDetails)
  }

  /// Records cached details, and requests those that aren't cached.
  private func findDetails(of titles: [TitleReference.Key]) {
    let unchecked = titles.filter { !checked.contains($0) }
    guard !unchecked.isEmpty else { return missingDetails.update(titles.map(\.titleID)) }
    checked.formUnion(unchecked)
    recording = Task { [weak self, recorder] in
      let hasRecorded = await recorder.record(unchecked)
      guard let self, !Task.isCancelled else { return }
      if hasRecorded { scheduleCount() } else { missingDetails.update(titles.map(\.titleID)) }
    }
  }
}

extension StatisticsModel: LibraryContent {
  public var isEmpty: Bool? { statistics?.isEmpty }
  public var emptyMessage: StateMessage { .emptyStatistics }
}

/// The number of titles whose cached details are recorded before the statistics appear.
private let firstTitles = 50

extension StateMessage {
  /// The message for a profile without plays and ratings.
  public static let emptyStatistics = StateMessage(
    emptyPage: tr("No Statistics Yet"), icon: "x-office-spreadsheet-symbolic",
    explanation: tr("Rate films and series, or mark them as watched."))
}
