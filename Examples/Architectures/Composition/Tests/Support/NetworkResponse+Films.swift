import ArchitecturesSupport
import TMDB
import TMDBTesting

extension NetworkResponse {
  /// Returns a page with films whose titles contain their IDs.
  static func films(_ ids: [Int], page: Int = 1, of count: Int = 1) -> NetworkResponse {
    let films = ids.map { #"{"id": \#($0), "title": "Film \#($0)"}"# }.joined(separator: ",")
    return .json(#"{"page": \#(page), "total_pages": \#(count), "results": [\#(films)]}"#)
  }
}

extension FilmRow {
  /// Returns a row with only an ID and a title.
  static func stub(_ id: Int) -> FilmRow {
    FilmRow(Movie.stub(\.id, id).stub(\.title, "Film \(id)"), images: .standard)
  }
}
