import Library
import LoadingState
import Observation

/// What somebody watched and rated, counted off the main thread, as it is now.
@MainActor @Observable
public final class StatisticsModel {
  /// `nil` until it was counted.
  public private(set) var statistics: WatchedStatistics?
  /// How much of it is looked at.
  public var span = StatisticsSpan.all {
    didSet { if span != oldValue { countSoon() } }
  }
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let services: Services
  /// What was read of titles, so that counting anew is quick.
  @ObservationIgnored private var details: [TitleReference.Key: SavedDetails] = [:]
  /// What there is to be counted, as it was read last.
  @ObservationIgnored private var counted: PlaysAndScores?
  @ObservationIgnored private let rest: @Sendable () async throws -> Void
  @ObservationIgnored private var following: Task<Void, Never>?
  @ObservationIgnored private var reading: Task<Void, Never>?
  /// Whether something has changed since what is being read began to be.
  @ObservationIgnored private var isAskedAgain = false
  @ObservationIgnored private var counting: Task<Void, Never>?
  /// Tells the latest count from those that began before it.
  @ObservationIgnored private var latestCount = 0

  /// - Parameter rest: waits for more that changes, as all that there is has to be read again.
  public init(
    _ library: LibraryModel, _ services: Services,
    rest: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .milliseconds(300)) }
  ) {
    self.library = library
    self.services = services
    self.rest = rest
  }

  isolated deinit {
    for task in [following, reading, counting] { task?.cancel() }
  }

  /// Counts, and follows what there is from then on.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    if following == nil {
      let changes = opened.observePlaysAndScores()
      // From here on each change is told.
      for await _ in changes { break }
      counted = try await opened.playsAndScores(of: library.profile)
      following = Task { [weak self] in
        for await _ in changes { self?.readSoon(opened) }
      }
    }
    try await count()
  }

  /// Many changes in a row are read as one; what was counted stands until then.
  private func readSoon(_ opened: Library) {
    guard reading == nil else { return isAskedAgain = true }
    reading = Task { [weak self, rest, profile = library.profile] in
      try? await rest()
      self?.isAskedAgain = false
      let now = try? await opened.playsAndScores(of: profile)
      guard let self, !Task.isCancelled else { return }
      reading = nil
      if let now {
        counted = now
        countSoon()
      }
      if isAskedAgain { readSoon(opened) }
    }
  }

  /// What is asked for last is shown last.
  private func countSoon() {
    counting?.cancel()
    counting = Task { [weak self] in try? await self?.count() }
  }

  private func count() async throws(LibraryError) {
    guard let counted else { return }
    latestCount += 1
    let number = latestCount
    let (span, format) = (span, services.pageFormat)
    let known = await services.savedDetails(of: counted.plays, beside: details)
    guard !Task.isCancelled else { throw .cancelled }
    details = known
    let made = await WatchedStatistics.count(counted, known, span, format)
    guard !Task.isCancelled else { throw .cancelled }
    // A later count may have ended before this one.
    guard number == latestCount || statistics == nil else { return }
    statistics = made
  }
}

extension StateMessage {
  /// Nothing is noted as watched, and nothing is rated.
  public static let emptyStatistics = StateMessage(
    icon: "x-office-spreadsheet-symbolic", title: "Nothing to Count Yet",
    explanation: "Rate titles, or press Ctrl+M at any of them to note that you watched it.")
}
