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
  /// What there is to be counted.
  @ObservationIgnored private var counted: PlaysAndScores?
  @ObservationIgnored private var following: Task<Void, Never>?
  @ObservationIgnored private var counting: Task<Void, Never>?

  public init(_ library: LibraryModel, _ services: Services) {
    self.library = library
    self.services = services
  }

  isolated deinit {
    following?.cancel()
    counting?.cancel()
  }

  /// Counts, and follows what there is from then on.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    if counted == nil {
      var stream = opened.observePlaysAndScores(of: library.profile).makeAsyncIterator()
      guard let first = await stream.next(isolation: #isolation) else { throw .cancelled }
      counted = first
    }
    try await count()
    guard following == nil else { return }
    following = Task { [weak self, profile = library.profile] in
      for await now in opened.observePlaysAndScores(of: profile) {
        guard let self else { return }
        if now == counted { continue }
        counted = now
        countSoon()
      }
    }
  }

  /// What is asked for last is shown last.
  private func countSoon() {
    counting?.cancel()
    counting = Task { [weak self] in try? await self?.count() }
  }

  private func count() async throws(LibraryError) {
    guard let counted else { return }
    let (span, format) = (span, services.pageFormat)
    let known = await services.savedDetails(of: counted.plays, beside: details)
    guard !Task.isCancelled else { throw .cancelled }
    details = known
    let made = await WatchedStatistics.count(counted, known, span, format)
    guard !Task.isCancelled else { throw .cancelled }
    statistics = made
  }
}

extension StateMessage {
  /// Nothing is noted as watched, and nothing is rated.
  public static let emptyStatistics = StateMessage(
    icon: "x-office-spreadsheet-symbolic", title: "Nothing to Count Yet",
    explanation: "Rate titles, or press Ctrl+M at any of them to note that you watched it.")
}
