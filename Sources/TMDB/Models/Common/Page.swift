/// One page of a list: up to 20 rows (100 for changes), and how many there are in all.
public struct Page<Item: Decodable & Sendable>: Sendable {
  /// Which page this is, from 1.
  public var page = 1
  /// The rows, in order. A page may hold fewer than 20 without being the last.
  public var results: [Item] = []
  /// How many pages there are, as TMDB says; it answers for no more than 500 of them.
  public var totalPages = 1
  /// How many rows there are, as TMDB says; it changes from page to page.
  public var totalResults = 0
  /// Whose list it is, where the list belongs to a title, a person or a keyword.
  public var id: Int?
  /// The window of days from which *Now Playing* and *Upcoming* take their films.
  public var dates: DateWindow?

  /// Makes the first and only page of these rows.
  public init(_ results: [Item] = []) {
    self.results = results
    totalResults = results.count
  }
}

/// A stretch of days, both ends included.
public struct DateWindow: Hashable, Sendable {
  /// The first day.
  public var minimum: DayDate?
  /// The last day.
  public var maximum: DayDate?

  /// Makes an open window.
  public init() {}
}

extension Page: Equatable where Item: Equatable {}
extension Page: Hashable where Item: Hashable {}

extension Page: Decodable {
  /// Reads a page; an empty object counts as an empty page.
  /// - Throws: `DecodingError` when there are no rows at all, or none that can be read: that is no page.
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    guard !row.container.allKeys.isEmpty else { return }
    row.read("id", into: &id)
    row.read("page", into: &page)
    let dropped = row.report?.droppedRows
    results = try row.container.decode(LossyArray<Item>.self, forKey: "results").elements
    if results.isEmpty, row.report?.droppedRows != dropped {
      throw DecodingError.dataCorruptedError(
        forKey: "results", in: row.container, debugDescription: "None of the rows can be read.")
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
