import TMDB

/// A network that only returns cached responses. Clients and paged sources work with it as they do online.
///
/// Requests without a cached response fail as unreachable, which a client reports as ``TMDBError/offline``.
public struct CacheOnlyNetworking: Networking {
  private let cache: ResponseCache
  private let source: ResponseSource

  /// Creates a network that returns the cached responses of one source.
  public init(_ cache: ResponseCache, source: ResponseSource) {
    self.cache = cache
    self.source = source
  }

  /// Returns the cached response.
  @concurrent
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    guard let key = ResponseKey(request, source: source) else { throw .unreachable(reason: "not cached") }
    let response: CachedResponse?
    do {
      response = try await cache.response(for: key)
    } catch {
      throw error == .cancelled ? .cancelled : .unreachable(reason: "\(error)")
    }
    guard let response else { throw .unreachable(reason: "not cached") }
    return response.networkResponse
  }
}
