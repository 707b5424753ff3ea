import Foundation
import ImagePipeline
import ResponseCache
import TMDB
import TMDBTesting
import ToolTestSupport

@testable import AppFoundation
@testable import Catalogue

/// TMDB's catalogue over a network that the test controls, with a cache in a temporary folder.
struct CachingCatalogue {
  let networking = SuspendableNetworking()
  let responseCache: ResponseCache
  /// The catalogue. It uses a manual clock, so that no timeout expires while the disk is slow.
  let catalogue: CatalogueDependencies
  private let folder: TemporaryFolder

  /// - Parameter region: The country of watch providers and release dates; `nil` for none.
  init(region: String? = nil) throws {
    folder = try TemporaryFolder()
    responseCache = ResponseCache(folder: folder.url)
    let networking = CachingNetworking(networking, in: responseCache, source: .tmdb)
    catalogue = .over(networking, region: region, cache: responseCache, clock: ManualClock())
  }

  /// The date one hour ago, in whole seconds.
  static let old = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 - 3600).rounded())

  /// Caches a response with the given fetch date.
  func store<Value>(
    _ target: Target<Value>, _ response: NetworkResponse, fetched: Date = old, source: ResponseSource = .tmdb
  ) async throws {
    let request = try catalogue.client.base.request(for: target)
    guard var key = ResponseKey(request, source: .tmdb), let cacheable = request.cacheable else { return }
    key = ResponseKey(ListKey(source: source, path: key.list.path, query: key.list.query), page: key.page)
    try await responseCache.store(CachedResponse(key, body: response.body, fetched: fetched), as: cacheable)
  }
}
