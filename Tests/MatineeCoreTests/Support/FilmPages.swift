import Foundation
import MatineeCore
import TMDB
import TMDBTesting

// Pages of films as TMDB writes them, holding just what a test names.

extension NetworkResponse {
  /// A page of films with these ids; film 7 is called "Film 7".
  static func films(_ ids: some Sequence<Int>, page: Int = 1, of pages: Int = 1) -> NetworkResponse {
    let rows = ids.map { #"{"id":\#($0),"title":"Film \#($0)"}"# }.joined(separator: ",")
    return .json(#"{"page":\#(page),"results":[\#(rows)],"total_pages":\#(pages),"total_results":\#(pages * 20)}"#)
  }

  /// TMDB's answer to a wrong key.
  static var wrongKey: NetworkResponse {
    let message = "Invalid API key: You must be granted a valid key."
    return .json(#"{"success":false,"status_code":7,"status_message":"\#(message)"}"#, status: 401)
  }
}

extension TitleSummary {
  /// A title as a reader of US English sees it.
  static func american(_ entry: some ListedTitle) -> TitleSummary {
    TitleSummary(entry, format: PageFormat(texts: TitleTexts(locale: Locale(identifier: "en_US"))))
  }
}
