import TMDB

/// A network that only returns cached responses. Clients and paged sources work with it as they do online.
///
/// Requests without a cached response fail as unreachable, which a client reports as ``TMDBError/offline``.
public struct CacheOnlyNetworking: Networking {
  private let catalogue: ResponseCache
  private let source: ResponseSource

  /// Creates a network that returns the cached responses of one source.
  public init(_ catalogue: ResponseCache, source: ResponseSource) {
    self.catalogue = catalogue
    self.source = source
  }

  /// Returns the cached response.
  @concurrent
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    guard let key = ResponseKey(request, source: source) else { throw .unreachable(reason: "not saved") }
    let answer: CachedResponse?
    do {
      answer = try await catalogue.answer(for: key)
    } catch {
      throw error == .cancelled ? .cancelled : .unreachable(reason: "\(error)")
    }
    guard let answer else { throw .unreachable(reason: "not saved") }
    return answer.response
  }
}
