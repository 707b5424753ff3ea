import Library
import ResponseCache
import TitleIdentity

/// Calculates a profile's statistics off the main thread.
///
/// It retains the history, because releasing a long one would block the main thread as well.
actor StatisticsCounter {
  struct Result: Sendable {
    let statistics: WatchedStatistics
    /// The titles whose details aren't cached but can be requested.
    let titlesWithoutDetails: [TitleID]
  }

  private let services: Services
  /// The latest history and ratings from the library.
  private var counted: PlaysAndScores?
  /// The cached details of titles, retained so that later calculations are fast.
  private var details: [TitleReference.Key: CachedDetails] = [:]

  init(_ services: Services) { self.services = services }

  /// Reads the history and the ratings, which the next calculations use.
  func read(_ library: Library, of profile: ProfileID) async throws(LibraryError) {
    counted = try await library.playsAndScores(of: profile)
  }

  /// Returns the statistics; `nil` before the first read.
  func count(_ period: StatisticsPeriod) async throws(LibraryError) -> Result? {
    guard let counted else { return nil }
    let known = await services.cachedDetails(of: counted.plays, beside: details)
    guard !Task.isCancelled else { throw .cancelled }
    details = known
    let statistics = WatchedStatistics(
      plays: counted.plays, ratings: counted.scores, details: known, period: period, format: services.pageFormat)
    guard !Task.isCancelled else { throw .cancelled }
    return Result(statistics: statistics, titlesWithoutDetails: titlesWithoutDetails(counted.plays))
  }

  /// Releases the history.
  func clear() { counted = nil }

  /// Returns the titles that can be requested; none if responses aren't cached.
  private func titlesWithoutDetails(_ plays: [Play]) -> [TitleID] {
    guard services.responseCache != nil else { return [] }
    let source = TitleSource(services.responseSource)
    var seen: Set<TitleReference.Key> = []
    // A play of a season or a whole series needs the lengths of its episodes.
    let incomplete = plays.filter { play in
      guard let known = details[play.title.key] else { return true }
      return play.title.kind == .show && known.guide == nil && play.part.episode == nil
    }
    return incomplete.map(\.title.key).filter { $0.source == source && seen.insert($0).inserted }.map(\.titleID)
  }
}
