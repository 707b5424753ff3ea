import Catalogue
import TMDB
import TitleIdentity

/// A source of search results from one of TMDB's lists. It skips unwanted items and continues with further pages until
/// it has a result.
actor RowSource<Item: SearchableItem> {
  private let source: PagedSource<Item>
  private let isIncluded: @Sendable (Item) -> Bool
  private let letters: MatchedLetters
  private let format: PageFormat
  private let maximumPages: Int
  private var requestedPages = 0
  private var isExhausted = false
  private var filteredCount = 0

  /// - Parameters:
  ///   - letters: The letters to mark in the titles.
  ///   - maximumPages: The maximum number of pages in total.
  init(
    _ target: Target<Page<Item>>, _ pages: PageClient, _ letters: MatchedLetters, maximumPages: Int = .max,
    where isIncluded: @escaping @Sendable (Item) -> Bool = { _ in true }
  ) {
    source = PagedSource(target, client: pages.client.base)
    format = pages.format
    self.letters = letters
    self.maximumPages = maximumPages
    self.isIncluded = isIncluded
  }

  var isAtEnd: Bool { isExhausted }

  /// Returns the first rows and the total number, if it is known.
  func firstResult() async -> Result<([SearchRow], Int?), TMDBError> {
    do throws(TMDBError) {
      let rows = try await next()
      // If items were skipped, TMDB's total doesn't apply.
      let total = filteredCount == 0 ? await source.totalResults : nil
      return .success((rows, total))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the rows of the next page with a wanted item, or no rows at the end.
  func next() async throws(TMDBError) -> [SearchRow] {
    var pageCount = 0
    while !isExhausted {
      let items = try await source.next()
      requestedPages += 1
      pageCount += 1
      isExhausted = await source.isAtEnd || requestedPages >= maximumPages || items.isEmpty
      let wanted = items.filter { $0.isSearchable(format) && isIncluded($0) }
      filteredCount += items.count - wanted.count
      if !wanted.isEmpty { return wanted.map { $0.searchRow(format).marked(letters) } }
      if pageCount >= maximumPagesPerLoad { isExhausted = true }
    }
    return []
  }
}

/// An item that a search can return.
protocol SearchableItem: Decodable, Identifiable, Sendable where ID == Int {
  /// The names in all known languages.
  var names: [String] { get }
  /// Returns whether the item is from a year. `nil` matches any item.
  func matchesYear(_ year: Int?) -> Bool
  /// Returns whether the item has a page that the user's settings allow.
  func isSearchable(_ format: PageFormat) -> Bool
  func searchRow(_ format: PageFormat) -> SearchRow
}

extension Movie: SearchableItem {
  var names: [String] { [title, originalTitle] }
  func matchesYear(_ year: Int?) -> Bool { year == nil || date?.year == year }
  func isSearchable(_ format: PageFormat) -> Bool { isDisplayable(format) }
  func searchRow(_ format: PageFormat) -> SearchRow { SearchRow(self, format: format) }
}

extension TVShow: SearchableItem {
  var names: [String] { [name, originalName] }
  func matchesYear(_ year: Int?) -> Bool { year == nil || date?.year == year }
  func isSearchable(_ format: PageFormat) -> Bool { isDisplayable(format) }
  func searchRow(_ format: PageFormat) -> SearchRow { SearchRow(self, format: format) }
}

extension Person: SearchableItem {
  var names: [String] { [name, originalName] }
  func matchesYear(_ year: Int?) -> Bool { year == nil }
  func isSearchable(_ format: PageFormat) -> Bool { isKnown && (format.includesAdult || !isAdult) }
  func searchRow(_ format: PageFormat) -> SearchRow { SearchRow(self, format: format) }
}

/// The maximum number of consecutive pages without a wanted item. The list then ends, so that the user doesn't have to
/// wait longer.
private let maximumPagesPerLoad = 10
