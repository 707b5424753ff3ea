import Catalogue
import Library
import ResponseCache
import TitleIdentity

/// Calculates a profile's statistics off the main thread.
actor StatisticsCounter {
  struct Result: Sendable {
    let statistics: WatchedStatistics
    /// The titles whose details aren't recorded but can be requested, the ones watched last first.
    let titlesWithoutDetails: [TitleReference.Key]
  }

  private let pages: PageClient
  /// The genres' names that were found so far.
  private var genreNames: [Int: String] = [:]

  init(_ pages: PageClient) { self.pages = pages }

  func count(
    _ period: StatisticsPeriod, in library: Library, of profile: ProfileID
  ) async throws(LibraryError) -> Result {
    let format = pages.format
    let counts = try await library.statistics(
      of: profile, source: TitleSource(pages.client.source), today: format.today?.number
    ) { period.dates(of: $0.keys, today: format.today) }
    await findNames(of: counts.genres)
    guard !Task.isCancelled else { throw .cancelled }
    return Result(
      statistics: WatchedStatistics(counts, genreNames: genreNames, period: period, format: format),
      titlesWithoutDetails: pages.client.cache == nil ? [] : counts.titlesWithoutDetails)
  }

  /// Returns the best and the worst titles of a period.
  func bestTitles(
    _ period: StatisticsPeriod, in library: Library, of profile: ProfileID
  ) async throws(LibraryError) -> [BestTitles] {
    try await BestTitles.of(period, in: library, of: profile, from: TitleSource(pages.client.source), pages.format)
  }

  /// Finds the names of genres in the cached page of a title, or else in the cached lists of genres.
  private func findNames(of genres: [Int: Statistics.Category]) async {
    for (genre, category) in genres.sorted(by: { $0.key < $1.key }) where genreNames[genre] == nil {
      for named in await CachedDetails.read(category.example, from: pages)?.genres ?? [] {
        genreNames[named.id] = named.name
      }
    }
    for kind in TitleID.Kind.allCases where genres.keys.contains(where: { genreNames[$0] == nil }) {
      for named in await NamedGenre.cached(of: kind, from: pages.client) where genreNames[named.id.number] == nil {
        genreNames[named.id.number] = named.name
      }
    }
  }
}
