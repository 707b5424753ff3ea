import GRDB
import TitleIdentity

/// Statistics of a profile's plays and ratings, from counts that are kept up to date with each event.
///
/// Lengths, genres and countries come from recorded ``TitleDetails``.
public struct Statistics: Hashable, Sendable {
  /// The plays in one month, or with one incomplete date.
  public struct Plays: Hashable, Sendable {
    /// The number of plays.
    public var count: Int
    /// The total of the known lengths, in minutes.
    public var minutes: Int
  }

  /// A genre or a country of the selected plays' titles.
  public struct Category: Hashable, Sendable {
    /// The number of titles.
    public var titles: Int
    /// The title whose details are the most recent.
    public var example: TitleReference.Key
  }

  /// The number of all plays by month. Dates without a month are years or unknown.
  public internal(set) var dates: [PartialDate: Int] = [:]
  /// The selected plays by month. Dates without a month are years or unknown.
  public internal(set) var plays: [PartialDate: Plays] = [:]
  /// The number of titles of the selected plays.
  public internal(set) var titles = 0
  /// The number of titles with plays of unknown length.
  public internal(set) var titlesWithoutLength = 0
  /// The number of titles without genres.
  public internal(set) var titlesWithoutGenres = 0
  /// The number of titles without countries.
  public internal(set) var titlesWithoutCountries = 0
  /// The number of titles by decade of release, such as 1970. Titles without a year are missing.
  public internal(set) var decades: [Int: Int] = [:]
  /// The genres by ID.
  public internal(set) var genres: [Int: Category] = [:]
  /// The countries by ISO 3166-1 code.
  public internal(set) var countries: [String: Category] = [:]
  /// The number of ratings of whole titles by score.
  public internal(set) var ratings: [Score: Int] = [:]
  /// The titles of all plays without recorded details, the ones watched last first. A show whose seasons were watched
  /// as a whole is one of them until its episodes are recorded.
  public internal(set) var titlesWithoutDetails: [TitleReference.Key] = []
}

extension Library {
  /// Returns the statistics of a profile.
  ///
  /// - Parameters:
  ///   - source: The source whose titles have details.
  ///   - today: The current date as a number such as 20260131, on which an episode has aired; `nil` counts all episodes
  ///     with a date.
  ///   - select: Returns the months and years whose plays are counted, given those with plays; `nil` counts all plays.
  public func statistics(
    of profile: ProfileID, source: TitleSource, today: Int? = nil,
    selecting select: @escaping @Sendable ([PartialDate: Int]) -> [PartialDate]? = { _ in nil }
  ) async throws(LibraryError) -> Statistics {
    try await file.read { database in
      let reader = StatisticsReader(database: database, profile: profile, source: source, today: today)
      return try reader.statistics(selecting: select)
    }
  }

  /// Observes changes to statistics without reading them. The stream yields at once and after each change.
  public func observeStatistics() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let tables = ["play", "rating", "match", "detail"].map { Table($0) }
    let stop = file.observe { database in
      defer { continuation.yield() }
      guard let database = database as? any DatabaseWriter else { return AnyDatabaseCancellable {} }
      // An observation of values would report the first one twice.
      return DatabaseRegionObservation(tracking: tables).start(in: database) { _ in
        // The file is damaged. The next read or write restores it, and the observation restarts.
      } onChange: { _ in
        continuation.yield()
      }
    }
    continuation.onTermination = { _ in stop() }
    return stream
  }
}
