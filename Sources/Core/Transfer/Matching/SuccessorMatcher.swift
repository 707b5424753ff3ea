import AppFoundation
import Catalogue
import Library
import LibraryFormats
import ResponseCache
import TMDB
import TitleIdentity
import Tracking

/// A matcher that finds the successors of titles that TMDB has removed: by IMDb ID, or else by name and year.
public struct SuccessorMatcher: TitleMatching {
  private let services: Services
  private let matcher: ServicesMatcher

  /// - Parameter titles: The removed titles. The cache may still contain them, but they aren't successors.
  public init(_ services: Services, of titles: [TitleReference]) async {
    self.services = services
    matcher = await ServicesMatcher(services, excluding: Set(titles.map(\.key)))
  }

  @concurrent
  public func match(_ imported: ImportedTitle) async throws(TMDBError) -> ImportMatch {
    var title = imported
    if title.ids.imdb == nil, let kind = title.kind, let number = title.ids.tmdb {
      // Titles that were added from a list have no IMDb ID, but their page may be cached.
      title.ids.imdb = await services.cachedPage(of: TitleID(kind, number))?.imdbID
    }
    title.ids.tmdb = nil
    return try await matcher.match(title)
  }
}

extension Services {
  /// Returns the page of a film or series if it is cached.
  fileprivate func cachedPage(of id: TitleID) async -> TitlePage? {
    await request(for: id, original: nil).cached?.readInBackground()?.value
  }
}
