import Foundation
import TMDB

/// Fetches what a command prints.
extension Services {
  /// One page of a list of films.
  ///
  /// - Parameter page: 1 to 500.
  public func report(of list: FilmList, page: Int) async throws(TMDBError) -> FilmListReport {
    FilmListReport(try await client.value(of: list.target.page(page)).results)
  }
}
