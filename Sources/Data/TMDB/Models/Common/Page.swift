/// A page of a list: up to 20 rows (100 for changes), and the totals.
public struct Page<Item: Decodable & Sendable>: Sendable {
  /// The page number, from 1.
  public var page = 1
  /// The rows, in order. A page may have fewer than 20 rows without being the last.
  public var results: [Item] = []
  /// The number of pages that TMDB reports. It serves no more than 500 of them.
  public var totalPages = 1
  /// The number of rows that TMDB reports. It varies from page to page.
  public var totalResults = 0
  /// The ID of the title, person or keyword that the list belongs to, if any.
  public var id: Int?
  /// The date window of *Now Playing* and *Upcoming*.
  public var dates: DateWindow?

  /// Creates the only page of a list.
  public init(_ results: [Item] = []) {
    self.results = results
    totalResults = results.count
  }
}

/// A range of dates, including both ends.
public struct DateWindow: Hashable, Sendable {
  /// The first day.
  public var minimum: DayDate?
  /// The last day.
  public var maximum: DayDate?

  /// Creates a window without limits.
  public init() {}
}

extension Page: Equatable where Item: Equatable {}
extension Page: Hashable where Item: Hashable {}

extension Page: Decodable {
  /// Decodes a page. An empty object counts as an empty page.
  ///
  /// - Throws: `DecodingError` if the rows are missing or all unreadable.
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    guard !row.container.allKeys.isEmpty else { return }
    row.read("id", into: &id)
    row.read("page", into: &page)
    let dropped = row.report?.droppedRows
    results = try row.container.decode(LossyArray<Item>.self, forKey: "results").elements
    if results.isEmpty, row.report?.droppedRows != dropped {
      throw DecodingError.dataCorruptedError(
        forKey: "results", in: row.container, debugDescription: "All rows are unreadable.")
    }
    totalResults = results.count
    row.read("total_pages", in: .counts, into: &totalPages)
    row.read("total_results", in: .counts, into: &totalResults)
    row.read("dates", into: &dates)
  }
}

extension DateWindow: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("minimum", into: &minimum)
    row.read("maximum", into: &maximum)
  }
}
