import Foundation
import TMDB

/// A network that stores responses in a cache and revalidates cached ones with `If-None-Match`.
///
/// It returns each response before writing it. The target's ``CachePolicy`` determines what it stores. It stores
/// nothing for requests with `Cache-Control: no-store`. If the cache fails, requests continue without it.
public struct CachingNetworking: Networking {
  private let networking: any Networking
  private let cache: ResponseCache
  private let source: ResponseSource

  /// Creates a network from another one and a cache.
  ///
  /// - Parameters:
  ///   - networking: The network that performs the requests.
  ///   - cache: The cache for the responses.
  ///   - source: The source whose responses are cached. Requests to other sources bypass the cache.
  public init(_ networking: any Networking, in cache: ResponseCache, source: ResponseSource) {
    self.networking = networking
    self.cache = cache
    self.source = source
  }

  /// Returns the network's response. For status 304 (Not Modified), it returns the cached response instead.
  @concurrent
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    guard let key = ResponseKey(request, source: source), let cacheable = request.cacheable,
      request.headers["if-none-match"] == nil, request.headers["cache-control"] != "no-store"
    else { return try await networking.response(to: request) }
    var conditionalRequest = request
    conditionalRequest.headers["if-none-match"] = try? await cache.etag(for: key)
    let response = try await networking.response(to: conditionalRequest)
    guard response.status == 304 else { return store(response, key, cacheable) }
    if let cached = try? await cache.response(for: key) {
      cache.confirmInBackground(key, at: cache.now())
      return NetworkResponse(
        headers: response.headers.merging(cached.networkResponse.headers) { _, own in own }, body: cached.body)
    }
    return store(try await networking.response(to: request), key, cacheable)
  }
}

extension CachingNetworking {
  private func store(
    _ response: NetworkResponse, _ key: ResponseKey, _ cacheable: CacheableResponse
  ) -> NetworkResponse {
    if response.status == 200, TMDBError(response) == nil {
      cache.storeInBackground(
        CachedResponse(key, body: response.body, fetched: cache.now(), etag: response.headers["etag"]), as: cacheable)
    }
    return response
  }
}
