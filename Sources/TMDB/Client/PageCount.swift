/// Which page of a list is next, and whether there is one.
struct PageCount: Hashable, Sendable {
  /// The last page that TMDB answers for, however many it says there are.
  static let last = 500

  private(set) var received = 0
  private(set) var isAtEnd = false

  /// The page to ask for; `nil` at the end.
  var next: Int? { isAtEnd ? nil : received + 1 }

  /// Takes note of a page that has come.
  ///
  /// - Parameters:
  ///   - page: What it calls itself; an endpoint that ignores the page asked for calls it something else, and has
  /// just the one.
  ///   - total: How many there are, as TMDB says.
  ///   - rows: How many rows it holds; none means that the end has been passed.
  mutating func received(_ page: Int, of total: Int, rows: Int) {
    received += 1
    isAtEnd = page != received || received >= min(total, Self.last) || rows == 0
  }
}
