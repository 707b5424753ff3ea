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
  private let pages: PageClient
  private let matcher: CatalogueMatcher

  /// - Parameter titles: The removed titles. The cache may still contain them, but they aren't successors.
  public init(_ pages: PageClient, _ guides: EpisodeGuides, of titles: [TitleReference]) async {
    self.pages = pages
    matcher = await CatalogueMatcher(pages.client, guides, excluding: Set(titles.map(\.key)))
  }

  @concurrent
  public func match(_ imported: ImportedTitle) async throws(TMDBError) -> ImportMatch {
    var title = imported
    if title.ids.imdb == nil, let kind = title.kind, let number = title.ids.tmdb {
      // Titles that were added from a list have no IMDb ID, but their page may be cached.
      let request = pages.request(for: TitleID(kind, number), original: nil)
      title.ids.imdb = await request.cached?.readInBackground()?.value.imdbID
    }
    title.ids.tmdb = nil
    return try await matcher.match(title)
  }
}
