import AppFoundation
import Catalogue
import Foundation
import TMDB
import TMDBTesting

// Pages of films in TMDB's format, with only the fields that a test specifies.

extension NetworkResponse {
  /// Returns a page of films with these IDs. Film 7 is called "Film 7".
  static func films(_ ids: some Sequence<Int>, page: Int = 1, of pages: Int = 1) -> NetworkResponse {
    let rows = ids.map { #"{"id":\#($0),"title":"Film \#($0)"}"# }.joined(separator: ",")
    return .json(#"{"page":\#(page),"results":[\#(rows)],"total_pages":\#(pages),"total_results":\#(pages * 20)}"#)
  }

  /// TMDB's response to an invalid key.
  static var wrongKey: NetworkResponse {
    let message = "Invalid API key: You must be granted a valid key."
    return .json(#"{"success":false,"status_code":7,"status_message":"\#(message)"}"#, status: 401)
  }
}

extension TitleSummary {
  /// Returns a title as a reader of US English sees it.
  static func american(_ entry: some ListedTitle) -> TitleSummary {
    TitleSummary(entry, format: PageFormat(texts: TitleTexts(locale: Locale(identifier: "en_US"))))
  }
}
