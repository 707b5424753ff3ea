import Foundation
import ResponseCache
import Synchronization
import TMDB

/// A source that loads a TMDB list page by page as rows, regardless of the type of its entries.
public struct RowPages<Row: Sendable>: Sendable {
  /// Reloads the first page.
  let refresh: @Sendable () async throws(TMDBError) -> RowPage<Row>
  /// Loads the next page. Uses the cached page if TMDB can't be reached, or even before a request if
  /// `preferringCache` is set.
  let next: @Sendable (_ preferringCache: Bool) async throws(TMDBError) -> RowPage<Row>
  /// The cached first page. After reading it, ``next`` continues with the second page.
  let cached: CachedResponseObservation<RowPage<Row>>?

  /// - Parameter makeRow: Converts an entry to a row, off the main actor.
  public init<Entry>(_ source: PagedSource<Entry>, makeRow: @escaping @Sendable (Entry) -> Row) {
    self.init(source, cached: nil, dates: OldestDate(), makeRow: makeRow)
  }

  /// Creates a source that uses the cache if TMDB can't be reached.
  ///
  /// - Parameters:
  ///   - cached: Returns the cached response to a page's request; `nil` if it is never cached.
  ///   - makeRow: Converts an entry to a row, off the main actor.
  package init<Entry>(
    _ target: Target<Page<Entry>>, client: Client,
    cached: @escaping @Sendable (Target<Page<Entry>>) -> CachedResponseObservation<Page<Entry>>?,
    makeRow: @escaping @Sendable (Entry) -> Row
  ) where Entry: Decodable & Sendable & Identifiable, Entry.ID: Sendable {
    let dates = OldestDate()
    let source = PagedSource(target, client: client) { number in
      let cached = await cached(target.page(number))?.read()
      cached.map { dates.note($0.confirmed) }
      return cached?.value
    }
    self.init(
      source, cached: cached(target.page(1)).map { Self.cached($0, source, makeRow) }, dates: dates, makeRow: makeRow)
  }

  private init<Entry>(
    _ source: PagedSource<Entry>, cached: CachedResponseObservation<RowPage<Row>>?, dates: OldestDate,
    makeRow: @escaping @Sendable (Entry) -> Row
  ) {
    self.cached = cached
    refresh = { () async throws(TMDBError) in
      let rows = try await source.refresh().map(makeRow)
      return RowPage(rows: rows, isLast: await source.isAtEnd)
    }
    next = { preferringCache async throws(TMDBError) in
      dates.reset()
      let rows = try await source.next(preferringCache: preferringCache).map(makeRow)
      return RowPage(rows: rows, isLast: await source.isAtEnd, cachedDate: dates.date)
    }
  }

  private static func cached<Entry>(
    _ first: CachedResponseObservation<Page<Entry>>, _ source: PagedSource<Entry>,
    _ makeRow: @escaping @Sendable (Entry) -> Row
  ) -> CachedResponseObservation<RowPage<Row>> {
    @Sendable func begin(with page: Page<Entry>, replacing replaces: Bool) async -> RowPage<Row>? {
      guard let entries = await source.begin(with: page, replacing: replaces) else { return nil }
      return RowPage(rows: entries.map(makeRow), isLast: await source.isAtEnd)
    }
    return CachedResponseObservation {
      guard let cached = await first.read(), let page = await begin(with: cached.value, replacing: false) else {
        return nil
      }
      return CachedValue(page, fetched: cached.fetched, confirmed: cached.confirmed)
    } changes: {
      first.changes()
    } value: { response in
      guard let page = await first.value(response) else { return nil }
      return await begin(with: page, replacing: true)
    }
  }
}

/// The rows of a page. Pages without new rows are skipped.
struct RowPage<Row: Sendable>: Sendable {
  let rows: [Row]
  /// Whether it's the last page.
  let isLast: Bool
  /// The date of the oldest cached response among the page's sources; `nil` if all are from the network.
  var cachedDate: Date?
}

/// The oldest of several dates.
private final class OldestDate: Sendable {
  private let state = Mutex<Date?>(nil)

  var date: Date? { state.withLock(\.self) }

  func reset() { state.withLock { $0 = nil } }
  func note(_ date: Date) { state.withLock { $0 = min($0 ?? date, date) } }
}
