import Catalogue
import TMDB

/// What a command prints of what is saved; made by the code that makes it of what the network says.
extension Services {
  /// One page of one of TMDB's lists; `nil` where it is not saved.
  ///
  /// - Parameter page: 1 to 500.
  public func savedReport<List: TitleList>(
    of list: List, page: Int
  ) async -> Saved<TitleListReport<List.Entry>>? {
    await kept(list.target.page(page)) { TitleListReport($0.results) }?.readSoon()
  }

  /// The page that a reference means; `nil` where it is not saved.
  public func savedReport(of reference: PageReference) async -> Saved<PageReport>? {
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
    _ question: Question<Page>, _ make: @Sendable (Page) -> PageReport
  ) async -> Saved<PageReport>? {
    await question.kept?.readSoon()?.map(make)
  }
}
