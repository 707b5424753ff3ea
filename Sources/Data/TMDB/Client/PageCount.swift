/// The paging state of a list: the next page, and whether the list has ended.
struct PageCount: Hashable, Sendable {
  /// The last page that TMDB serves, even if it reports more pages.
  static let last = 500

  private(set) var received = 0
  private(set) var isAtEnd = false

  /// The number of the next page; `nil` at the end.
  var next: Int? { isAtEnd ? nil : received + 1 }

  /// Records a received page.
  ///
  /// - Parameters:
  ///   - page: The page number in the response. An endpoint without paging ignores the requested number and has only
  ///     one page.
  ///   - total: The number of pages that TMDB reports.
  ///   - rows: The number of rows on the page. An empty page is past the end.
  mutating func received(_ page: Int, of total: Int, rows: Int) {
    received += 1
    isAtEnd = page != received || received >= min(total, Self.last) || rows == 0
  }
}
