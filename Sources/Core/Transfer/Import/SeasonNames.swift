import Catalogue
import TMDB

/// A lookup of episode numbers by name. It requests each season once.
actor SeasonNames {
  private let client: Client
  private var seasons: [SeasonID: Task<Result<[MatchedName: Int], TMDBError>, Never>] = [:]

  init(_ client: Client) { self.client = client }

  /// Returns the numbers of a season's episodes by name, without names that several episodes share.
  func episodes(_ season: Int, of series: Int) async throws(TMDBError) -> [MatchedName: Int] {
    let id = SeasonID(show: series, number: season)
    let task = seasons[id] ?? Task { [client] in await Self.names(of: id, client) }
    seasons[id] = task
    return try await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }.get()
  }

  private static func names(of id: SeasonID, _ client: Client) async -> Result<[MatchedName: Int], TMDBError> {
    do throws(TMDBError) {
      let season = try await client.value(of: SeasonTarget.details(id.number, of: id.show))
      let names = season.episodes.map { (MatchedName($0.name), $0.episodeNumber) }
      let counts = Dictionary(names.map { ($0.0, 1) }, uniquingKeysWith: +)
      return .success(
        Dictionary(names.filter { counts[$0.0] == 1 }, uniquingKeysWith: { first, _ in first }))
    } catch .notFound {
      return .success([:])
    } catch {
      return .failure(error)
    }
  }
}
