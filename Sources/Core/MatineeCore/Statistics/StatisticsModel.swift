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
  /// The fetching of details that aren't cached.
  @ObservationIgnored public let missingDetails: MissingDetails
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let counter: StatisticsCounter
  @ObservationIgnored private let rest: @Sendable () async throws -> Void
  @ObservationIgnored private var observation: Task<Void, Never>?
  @ObservationIgnored private var reading: Task<Void, Never>?
  /// Whether the library has changed since the current read started.
  @ObservationIgnored private var needsRerun = false
  @ObservationIgnored private var counting: Task<Void, Never>?
  /// The number of the latest calculation, which distinguishes it from earlier ones.
  @ObservationIgnored private var latestCount = 0

  /// - Parameter rest: Waits for further changes, because each read covers the whole history.
  public init(
    _ library: LibraryModel, _ services: Services,
    rest: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .milliseconds(300)) }
  ) {
    self.library = library
    counter = StatisticsCounter(services)
    self.rest = rest
    missingDetails = MissingDetails { (title) throws(TMDBError) in
      _ = try await services.page(of: title)
      if title.kind == .show { _ = try await services.episodeGuides.guide(of: title.number) }
    }
    missingDetails.onFetch = { [weak self, services] in
      await services.responseCache?.waitForWrites()
      self?.scheduleCount()
    }
  }

  isolated deinit {
    for task in [observation, reading, counting] { task?.cancel() }
    // The actor releases a long history off the main thread.
    Task { [counter] in await counter.clear() }
  }

  /// Calculates the statistics and starts observing changes.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    if observation == nil {
      let changes = opened.observePlaysAndScores()
      // The observation reports every change from here on.
      for await _ in changes { break }
      try await counter.read(opened, of: library.profile)
      observation = Task { [weak self] in
        for await _ in changes { self?.scheduleRead(opened) }
      }
    }
    try await count()
  }

  /// Calculates the statistics again, because a page that shows them reappears. They stay until the new ones are ready.
  /// Has no effect before ``load()``.
  public func recount() {
    guard statistics != nil else { return }
    missingDetails.retryAfterFailure()
    scheduleCount()
  }

  /// Reads the history after a pause, so that several changes in a row cause one read. The statistics stay until then.
  private func scheduleRead(_ opened: Library) {
    guard reading == nil else { return needsRerun = true }
    reading = Task { [weak self, rest, counter, profile = library.profile] in
      try? await rest()
      self?.needsRerun = false
      let isRead = (try? await counter.read(opened, of: profile)) != nil
      guard let self, !Task.isCancelled else { return }
      reading = nil
      if isRead { scheduleCount() }
      if needsRerun { scheduleRead(opened) }
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
    guard let result = try await counter.count(period) else { return }
    guard !Task.isCancelled else { throw .cancelled }
    // A later calculation may have ended before this one.
    guard number == latestCount || statistics == nil else { return }
    statistics = result.statistics
    missingDetails.update(result.titlesWithoutDetails)
  }
}

extension StateMessage {
  /// The message for a profile without plays and ratings.
  public static let emptyStatistics = StateMessage(
    icon: "x-office-spreadsheet-symbolic", title: tr("No Statistics Yet"),
    explanation: tr("Rate titles, or press Ctrl+M on any title to mark it as watched."))
}
