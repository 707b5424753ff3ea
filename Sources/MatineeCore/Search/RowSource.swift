import TMDB

/// A list of TMDB's as rows of a search: what is not wanted is passed over, page after page, until something is.
actor RowSource<Item: SearchableItem> {
  private let source: PagedSource<Item>
  private let isWanted: @Sendable (Item) -> Bool
  private let letters: MatchedLetters
  private let format: PageFormat
  private let mostPages: Int
  private var asked = 0
  private var isExhausted = false
  private var passedOver = 0

  /// - Parameters:
  ///   - letters: marked in the titles.
  ///   - mostPages: no more are looked through in all.
  init(
    _ target: Target<Page<Item>>, _ services: Services, _ letters: MatchedLetters, mostPages: Int = .max,
    where isWanted: @escaping @Sendable (Item) -> Bool = { _ in true }
  ) {
    source = PagedSource(target, client: services.client)
    format = services.pageFormat
    self.letters = letters
    self.mostPages = mostPages
    self.isWanted = isWanted
  }

  var isAtEnd: Bool { isExhausted }

  /// The first rows, and how many there may be in all.
  func firstResult() async -> Result<([SearchRow], Int?), TMDBError> {
    do throws(TMDBError) {
      let rows = try await next()
      // What was passed over says how much of the rest will be, if anything does.
      let total = passedOver == 0 ? await source.totalResults : nil
      return .success((rows, total))
    } catch {
      return .failure(error)
    }
  }

  /// The next page that holds something wanted; empty at the end.
  func next() async throws(TMDBError) -> [SearchRow] {
    var pagesNow = 0
    while !isExhausted {
      let items = try await source.next()
      asked += 1
      pagesNow += 1
      isExhausted = await source.isAtEnd || asked >= mostPages || items.isEmpty
      let wanted = items.filter { $0.canBeFound(format) && isWanted($0) }
      passedOver += items.count - wanted.count
      if !wanted.isEmpty { return wanted.map { $0.searchRow(format).marked(letters) } }
      if pagesNow >= mostPagesAtOnce { isExhausted = true }
    }
    return []
  }
}

/// What a search finds.
protocol SearchableItem: Decodable, Identifiable, Sendable where ID == Int {
  /// What it is called, in any language that is known.
  var names: [String] { get }
  /// Whether it came out in a year; any, for `nil`.
  func isOf(_ year: Int?) -> Bool
  /// Whether it has a page that the reader wants to see.
  func canBeFound(_ format: PageFormat) -> Bool
  func searchRow(_ format: PageFormat) -> SearchRow
}

extension Movie: SearchableItem {
  var names: [String] { [title, originalTitle] }
  func isOf(_ year: Int?) -> Bool { year == nil || date?.year == year }
  func canBeFound(_ format: PageFormat) -> Bool { canBeOpened(format) }
  func searchRow(_ format: PageFormat) -> SearchRow { SearchRow(self, format: format) }
}

extension TVShow: SearchableItem {
  var names: [String] { [name, originalName] }
  func isOf(_ year: Int?) -> Bool { year == nil || date?.year == year }
  func canBeFound(_ format: PageFormat) -> Bool { canBeOpened(format) }
  func searchRow(_ format: PageFormat) -> SearchRow { SearchRow(self, format: format) }
}

extension Person: SearchableItem {
  var names: [String] { [name, originalName] }
  func isOf(_ year: Int?) -> Bool { year == nil }
  func canBeFound(_ format: PageFormat) -> Bool { isKnown && (format.includesAdult || !isAdult) }
  func searchRow(_ format: PageFormat) -> SearchRow { SearchRow(self, format: format) }
}

/// So many pages in a row without anything wanted are the end, for those who wait.
private let mostPagesAtOnce = 10
