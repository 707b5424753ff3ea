import Catalogue
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

  /// Returns the report about the page that a reference names.
  public func report(of reference: PageReference) async throws(TMDBError) -> PageReport {
    switch try await resolve(reference) {
    case .title(let id): .title(try await page(of: id))
    case .season(let id): .season(try await page(of: id))
    case .person(let id): .person(try await page(ofPerson: id))
    case .collection(let id): .collection(try await page(ofCollection: id))
    case .imdb: throw .notFound
    }
  }
}
