import ResponseCache
import TMDB

/// Reports about cached content, built by the same code as those about new responses.
extension Services {
  /// Returns a page of one of TMDB's lists, or `nil` if it isn't cached.
  ///
  /// - Parameter page: The page's number, 1 to 500.
  public func savedReport<List: TitleList>(
    of list: List, page: Int
  ) async -> CachedValue<TitleListReport<List.Entry>>? {
    await kept(list.target.page(page)) { TitleListReport($0.results) }?.readSoon()
  }

  /// Returns the page that a reference names, or `nil` if it isn't cached.
  public func savedReport(of reference: PageReference) async -> CachedValue<PageReport>? {
    guard let saved, let found = try? await resolve(reference, asking: saved) else { return nil }
    switch found {
    case .title(let id): return await report(question(of: id, original: nil)) { .title($0) }
    case .season(let id): return await report(question(of: id, original: nil)) { .season($0) }
    case .person(let id): return await report(question(ofPerson: id)) { .person($0) }
    case .collection(let id): return await report(question(ofCollection: id)) { .collection($0) }
    case .imdb: return nil
    }
  }

  private func report<Page>(
    _ question: Request<Page>, _ make: @Sendable (Page) -> PageReport
  ) async -> CachedValue<PageReport>? {
    await question.kept?.readSoon()?.map(make)
  }
}
