import Foundation
import TMDB

/// Reports that commands print.
extension Services {
  /// Returns a page of one of TMDB's lists.
  ///
  /// - Parameter page: The page's number, 1 to 500.
  public func report<List: TitleList>(
    of list: List, page: Int
  ) async throws(TMDBError) -> TitleListReport<List.Entry> {
    TitleListReport(try await client.value(of: list.target.page(page)).results)
  }
}
