import Foundation
import TMDB

/// Fetches what a command prints.
extension Services {
  /// One page of one of TMDB's lists.
  ///
  /// - Parameter page: 1 to 500.
  public func report<List: TitleList>(
    of list: List, page: Int
  ) async throws(TMDBError) -> TitleListReport<List.Entry> {
    TitleListReport(try await client.value(of: list.target.page(page)).results)
  }
}
