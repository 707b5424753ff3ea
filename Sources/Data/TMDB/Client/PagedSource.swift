/// A source that loads any of TMDB's lists page by page.
///
/// It requests one page at a time. Rows can move between pages during loading, so the source skips rows that it already
/// has. It ends at the last page or at page 500, the last one that TMDB serves.
///
/// <!-- snippet: let client: Client! = nil -->
/// ```swift
/// let source = PagedSource(MovieTarget.popular, client: client)
/// let first = try await source.refresh()
/// let more = try await source.next()
/// ```
public actor PagedSource<Item: Decodable & Sendable & Identifiable> where Item.ID: Sendable {
  private let target: Target<Page<Item>>
  private let client: Client
  private let cachedPage: @Sendable (Int) async -> Page<Item>?
  private var seen: Set<Item.ID> = []
  private var pages = PageCount()
  private var work: (kind: Work, task: Task<Result<[Item], TMDBError>, Never>)?
  private var generation = 0
  private(set) var subscriberCount = 0

  /// The items loaded so far, without duplicates, in TMDB's order.
  public private(set) var items: [Item] = []
  /// The total number of rows in TMDB's latest response; `nil` before the first page.
  public private(set) var totalResults: Int?
  /// The date window of *Now Playing* and *Upcoming*.
  public private(set) var dates: DateWindow?

  /// Creates a source without loading anything.
  ///
  /// - Parameters:
  ///   - target: The target of the list.
  ///   - client: The client that performs the requests.
  ///   - cachedPage: Returns the cached page with a given number. ``next(preferringCache:)`` uses it if TMDB can't be
  ///     reached.
  public init(
    _ target: Target<Page<Item>>, client: Client,
    cachedPage: @escaping @Sendable (Int) async -> Page<Item>? = { _ in nil }
  ) {
    self.target = target
    self.client = client
    self.cachedPage = cachedPage
  }

  /// Whether the list has ended.
  public var isAtEnd: Bool { pages.isAtEnd }

  /// Loads the next page that has new items, and returns those items.
  ///
  /// Returns an empty array at the end of the list, or if five pages in a row have no new items. Concurrent calls share
  /// one request. A failure changes nothing, so the call can be repeated.
  ///
  /// - Parameter preferringCache: Whether to prefer a cached page to a request.
  /// - Throws: ``TMDBError``; ``TMDBError/cancelled`` if the task was cancelled or a refresh is in progress.
  @discardableResult
  public func next(preferringCache: Bool = false) async throws(TMDBError) -> [Item] {
    if pages.isAtEnd, work == nil { return [] }
    return try await result(of: .next(preferringCache: preferringCache))
  }

  /// Reloads the list from its first page, and returns that page's items. Existing items remain until the page arrives.
  ///
  /// - Throws: ``TMDBError``; existing items remain in this case, too.
  @discardableResult
  public func refresh() async throws(TMDBError) -> [Item] {
    try await result(of: .refresh)
  }

  /// Starts the list with a first page from another source, and returns its items. Loading continues after that page.
  ///
  /// - Parameters:
  ///   - page: The first page.
  ///   - replaces: Whether to replace existing items.
  /// - Returns: The page's items; `nil` if the source has items already and `replaces` is `false`.
  public func begin(with page: Page<Item>, replacing replaces: Bool = false) -> [Item]? {
    guard replaces || pages.received == 0 else { return nil }
    var pages = PageCount()
    pages.received(page.page, of: page.totalPages, rows: page.results.count)
    return append(page, pages, replacing: true)
  }
}

private enum Work {
  case next(preferringCache: Bool)
  case refresh

  var isRefresh: Bool { if case .refresh = self { true } else { false } }
}

extension PagedSource {
  /// The number of pages without new items after which ``next(preferringCache:)`` returns an empty array.
  private static var maximumEmptyPages: Int { 5 }

  private func result(of kind: Work) async throws(TMDBError) -> [Item] {
    if let work, work.kind.isRefresh != kind.isRefresh {
      if !kind.isRefresh { throw .cancelled }
      work.task.cancel()
      self.work = nil
    }
    if work == nil {
      generation += 1
      subscriberCount = 0
      let generation = generation
      work = (kind, Task { await run(kind, generation) })
    }
    guard let work else { return [] }
    return try await wait(for: work.task)
  }

  private func wait(for task: Task<Result<[Item], TMDBError>, Never>) async throws(TMDBError) -> [Item] {
    let generation = generation
    subscriberCount += 1
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      Task { await self.removeSubscriber(in: generation) }
    }
    if Task.isCancelled { throw .cancelled }
    return try result.get()
  }

  private func removeSubscriber(in generation: Int) {
    guard generation == self.generation else { return }
    subscriberCount -= 1
    guard subscriberCount == 0 else { return }
    work?.task.cancel()
    work = nil
    self.generation += 1
  }

  private func run(_ kind: Work, _ generation: Int) async -> Result<[Item], TMDBError> {
    let result = await fetch(kind, generation)
    if generation == self.generation { work = nil }
    return result
  }

  private func fetch(_ kind: Work, _ generation: Int) async -> Result<[Item], TMDBError> {
    var pages = kind.isRefresh ? PageCount() : pages
    for _ in 0..<Self.maximumEmptyPages {
      guard let number = pages.next else { break }
      do throws(TMDBError) {
        let page = try await page(number, kind)
        guard generation == self.generation, !Task.isCancelled else { return .failure(.cancelled) }
        pages.received(page.page, of: page.totalPages, rows: page.results.count)
        let new = append(page, pages, replacing: kind.isRefresh)
        if !new.isEmpty || kind.isRefresh { return .success(new) }
      } catch {
        return .failure(generation == self.generation ? error : .cancelled)
      }
    }
    return .success([])
  }

  private func page(_ number: Int, _ kind: Work) async throws(TMDBError) -> Page<Item> {
    guard case .next(let preferringCache) = kind else { return try await client.value(of: target.page(number)) }
    if preferringCache, let page = await cachedPage(number) { return page }
    do {
      return try await client.value(of: target.page(number))
    } catch {
      guard error.isOffline, let page = await cachedPage(number) else { throw error }
      return page
    }
  }

  private func append(_ page: Page<Item>, _ pages: PageCount, replacing: Bool) -> [Item] {
    if replacing {
      items = []
      seen = []
    }
    let new = page.results.filter { seen.insert($0.id).inserted }
    items += new
    self.pages = pages
    totalResults = page.totalResults
    dates = page.dates ?? dates
    return new
  }
}

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
