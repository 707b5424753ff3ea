import Library
import LoadingState
import Observation

/// What somebody watched and rated, counted off the main thread.
@MainActor @Observable
public final class StatisticsModel {
  /// `nil` until it was counted.
  public private(set) var statistics: WatchedStatistics?
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let services: Services
  /// What was read of titles, so that counting anew is quick.
  @ObservationIgnored private var details: [TitleReference.Key: SavedDetails] = [:]

  public init(_ library: LibraryModel, _ services: Services) {
    self.library = library
    self.services = services
  }

  /// Counts anew.
  public func load() async throws(LibraryError) {
    let opened = try await library.library()
    let plays = try await opened.history(of: library.profile, limit: .max)
    let ratings = try await opened.statistics(of: library.profile).ratings
    let known = await services.savedDetails(of: plays, beside: details)
    guard !Task.isCancelled else { throw .cancelled }
    details = known
    statistics = await WatchedStatistics.count(plays, ratings, known, services.pageFormat)
  }
}

extension StateMessage {
  /// Nothing is noted as watched, and nothing is rated.
  public static let emptyStatistics = StateMessage(
    icon: "view-grid-symbolic", title: "Nothing to Count Yet",
    explanation: "Rate titles, or press Ctrl+M at any of them to note that you watched it.")
}
