import AppFoundation
import Catalogue
import ResponseCache
import TMDB
import TitleIdentity

/// Reports about cached content, built by the same code as those about new responses.
extension Services {
  /// Returns a page of one of TMDB's lists, or `nil` if it isn't cached.
  ///
  /// - Parameter page: The page's number, 1 to 500.
  public func cachedReport<List: TitleList>(
    of list: List, page: Int
  ) async -> CachedValue<TitleListReport<List.Entry>>? {
    await cached(list.target.page(page)) { TitleListReport($0.results) }?.readInBackground()
  }

  /// Returns the page that a reference names, or `nil` if it isn't cached.
  public func cachedReport(of reference: PageReference) async -> CachedValue<PageReport>? {
    guard let cacheClient, let found = try? await resolve(reference, asking: cacheClient) else { return nil }
    switch found {
    case .title(let id): return await report(request(for: id, original: nil)) { .title($0) }
    case .season(let id): return await report(request(for: id, original: nil)) { .season($0) }
    case .person(let id): return await report(request(forPerson: id)) { .person($0) }
    case .collection(let id): return await report(request(forCollection: id)) { .collection($0) }
    case .imdb: return nil
    }
  }

  private func report<Page>(
    _ request: Request<Page>, _ make: @Sendable (Page) -> PageReport
  ) async -> CachedValue<PageReport>? {
    await request.cached?.readInBackground()?.map(make)
  }
}
