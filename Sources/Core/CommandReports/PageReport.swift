import AppFoundation
import Catalogue
import Foundation
import ResponseCache
import TMDB
import TitleIdentity

/// A page for the command line, as lines of text or as JSON.
public enum PageReport: CommandReport, Equatable, Sendable {
  case title(TitlePage)
  case season(SeasonPage)
  case person(PersonPage)
  case collection(CollectionPage)

  /// Requests the page that a reference names.
  public init(of reference: PageReference, from pages: PageClient) async throws(TMDBError) {
    switch try await reference.resolved(by: pages.client) {
    case .title(let id): self = .title(try await pages.page(of: id))
    case .season(let id): self = .season(try await pages.page(of: id))
    case .person(let id): self = .person(try await pages.page(ofPerson: id))
    case .collection(let id): self = .collection(try await pages.page(ofCollection: id))
    case .imdb: throw .notFound
    }
  }

  /// Returns the cached page that a reference names, or `nil` if it isn't cached.
  public static func cached(_ reference: PageReference, from pages: PageClient) async -> CachedValue<PageReport>? {
    guard let cacheClient = pages.client.cacheClient, let found = try? await reference.resolved(by: cacheClient) else {
      return nil
    }
    switch found {
    case .title(let id): return await cached(pages.request(for: id, original: nil)) { .title($0) }
    case .season(let id): return await cached(pages.request(for: id, original: nil)) { .season($0) }
    case .person(let id): return await cached(pages.request(forPerson: id)) { .person($0) }
    case .collection(let id): return await cached(pages.request(forCollection: id)) { .collection($0) }
    case .imdb: return nil
    }
  }

  private static func cached<Page>(
    _ request: Request<Page>, _ make: @Sendable (Page) -> PageReport
  ) async -> CachedValue<PageReport>? {
    await request.cached?.readInBackground()?.map(make)
  }

  /// Returns paragraphs separated by blank lines.
  public func text() -> String {
    let paragraphs =
      switch self {
      case .title(let page): page.paragraphs
      case .season(let page): page.paragraphs
      case .person(let page): page.paragraphs
      case .collection(let page): page.paragraphs
      }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// Returns one JSON object.
  public func json() throws -> String {
    switch self {
    case .title(let page): try TitleObject(page).commandJSON()
    case .season(let page): try SeasonObject(page).commandJSON()
    case .person(let page): try PersonObject(page).commandJSON()
    case .collection(let page): try CollectionObject(page).commandJSON()
    }
  }
}
