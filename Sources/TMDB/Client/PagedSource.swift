/// A list that comes page by page: the one way in which every list of TMDB's is read.
///
/// It asks for one page at a time, leaves out what it has given before (rows move between pages while one reads), and
/// stops at the last page or at page 500, past which TMDB does not answer.
///
/// ```swift
/// let source = PagedSource(MovieTarget.popular, client: client)
/// let first = try await source.refresh()
/// let more = try await source.next()
/// ```
public actor PagedSource<Item: Decodable & Sendable & Identifiable> where Item.ID: Sendable {
  private let target: Target<Page<Item>>
  private let client: Client
  private let kept: @Sendable (Int) async -> Page<Item>?
  private var seen: Set<Item.ID> = []
  private var pages = PageCount()
  private var work: (kind: Work, task: Task<Result<[Item], TMDBError>, Never>)?
  private var generation = 0
  private(set) var interested = 0

  /// Everything so far, without repeats, in TMDB's order.
  public private(set) var items: [Item] = []
  /// How many rows there are in all, as TMDB said last; `nil` before the first page.
  public private(set) var totalResults: Int?
  /// The window of days of *Now Playing* and *Upcoming*.
  public private(set) var dates: DateWindow?

  /// Makes a source that has asked for nothing yet.
  ///
  /// - Parameter kept: gives a page by its number as it was at an earlier time; it stands in for one that is not the
  /// first where nobody answers.
  public init(
    _ target: Target<Page<Item>>, client: Client, kept: @escaping @Sendable (Int) async -> Page<Item>? = { _ in nil }
  ) {
    self.target = target
    self.client = client
    self.kept = kept
  }

  /// Whether there is nothing more to ask for.
  public var isAtEnd: Bool { pages.isAtEnd }

  /// Asks for the next page that holds something new, and gives just that; empty at the end.
  ///
  /// Asked again while the answer is on its way, it waits for the same one. A failure changes nothing, so that it may
  /// be asked again.
  ///
  /// - Parameter keptFirst: whether a page that is kept is as good as TMDB's own.
  /// - Throws: ``TMDBError``; ``TMDBError/cancelled`` when the task was cancelled, or when a refresh is under way or
  ///   overtook it.
  @discardableResult
  public func next(keptFirst: Bool = false) async throws(TMDBError) -> [Item] {
    if pages.isAtEnd, work == nil { return [] }
    return try await result(of: .next(keptFirst: keptFirst))
  }

  /// Asks for the first page anew, and gives it; what was there stays until it has come.
  ///
  /// - Throws: ``TMDBError``; what was there stays then, too.
  @discardableResult
  public func refresh() async throws(TMDBError) -> [Item] {
    try await result(of: .refresh)
  }

  /// Begins with a first page that came in another way, and gives its rows; what comes next comes after it.
  ///
  /// - Parameter anew: whether it replaces what there is.
  /// - Returns: `nil` where there is something already, which stays.
  public func begin(with page: Page<Item>, anew: Bool = false) -> [Item]? {
    guard anew || pages.received == 0 else { return nil }
    var pages = PageCount()
    pages.received(page.page, of: page.totalPages, rows: page.results.count)
    return keep(page, pages, startingAnew: true)
  }
}

private enum Work {
  case next(keptFirst: Bool)
  case refresh

  var isRefresh: Bool { if case .refresh = self { true } else { false } }
}

extension PagedSource {
  /// The most pages in a row that may hold nothing new before the reader is told that there is nothing more for now.
  private static var mostRepeats: Int { 5 }

  private func result(of kind: Work) async throws(TMDBError) -> [Item] {
    if let work, work.kind.isRefresh != kind.isRefresh {
      if !kind.isRefresh { throw .cancelled }
      work.task.cancel()
      self.work = nil
    }
    if work == nil {
      generation += 1
      interested = 0
      let generation = generation
      work = (kind, Task { await run(kind, generation) })
    }
    guard let work else { return [] }
    return try await wait(for: work.task)
  }

  private func wait(for task: Task<Result<[Item], TMDBError>, Never>) async throws(TMDBError) -> [Item] {
    let generation = generation
    interested += 1
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      Task { await self.lostInterest(in: generation) }
    }
    if Task.isCancelled { throw .cancelled }
    return try result.get()
  }

  private func lostInterest(in generation: Int) {
    guard generation == self.generation else { return }
    interested -= 1
    guard interested == 0 else { return }
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
    for _ in 0..<Self.mostRepeats {
      guard let number = pages.next else { break }
      do throws(TMDBError) {
        let page = try await page(number, kind)
        guard generation == self.generation, !Task.isCancelled else { return .failure(.cancelled) }
        pages.received(page.page, of: page.totalPages, rows: page.results.count)
        let new = keep(page, pages, startingAnew: kind.isRefresh)
        if !new.isEmpty || kind.isRefresh { return .success(new) }
      } catch {
        return .failure(generation == self.generation ? error : .cancelled)
      }
    }
    return .success([])
  }

  private func page(_ number: Int, _ kind: Work) async throws(TMDBError) -> Page<Item> {
    guard case .next(let keptFirst) = kind else { return try await client.value(of: target.page(number)) }
    if keptFirst, let page = await kept(number) { return page }
    do {
      return try await client.value(of: target.page(number))
    } catch {
      guard error.isOffline, let page = await kept(number) else { throw error }
      return page
    }
  }

  private func keep(_ page: Page<Item>, _ pages: PageCount, startingAnew: Bool) -> [Item] {
    if startingAnew {
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
