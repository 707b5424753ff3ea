@testable import Search

extension LocalTitleSearch.Entry {
  /// Creates an entry with a row.
  init(_ row: SearchRow, year: Int? = nil, genres: [Int] = [], names: [String]) {
    self.init(row.id, year: year, genres: genres, names: names) { row }
  }
}
