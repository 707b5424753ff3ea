import Foundation
import TMDB

/// A network that stores responses in a cache and revalidates cached ones with `If-None-Match`.
///
/// It returns each response before writing it. It doesn't cache account data and responses to requests with
/// `Cache-Control: no-store`. If the cache fails, requests continue without it.
public struct CachingNetworking: Networking {
  private let networking: any Networking
  private let catalogue: ResponseCache
  private let source: ResponseSource

  /// Creates a network from another one and a cache.
  ///
  /// - Parameters:
  ///   - networking: The network that performs the requests.
  ///   - catalogue: The cache for the responses.
  ///   - source: The source whose responses are cached. Requests to other sources bypass the cache.
  public init(_ networking: any Networking, in catalogue: ResponseCache, source: ResponseSource) {
    self.networking = networking
    self.catalogue = catalogue
    self.source = source
  }

  /// Returns the network's response. For status 304 (Not Modified), it returns the cached response instead.
  @concurrent
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    guard let key = ResponseKey(request, source: source), ResponseShape(path: key.list.path) != nil,
      request.headers["if-none-match"] == nil, request.headers["cache-control"] != "no-store"
    else { return try await networking.response(to: request) }
    var question = request
    question.headers["if-none-match"] = try? await catalogue.etag(for: key)
    let response = try await networking.response(to: question)
    guard response.status == 304 else { return keep(response, key) }
    if let saved = try? await catalogue.answer(for: key) {
      catalogue.confirmSoon(key, at: catalogue.now())
      return NetworkResponse(
        headers: response.headers.merging(saved.response.headers) { _, own in own }, body: saved.body)
    }
    return keep(try await networking.response(to: request), key)
  }
}

extension CachingNetworking {
  private func keep(_ response: NetworkResponse, _ key: ResponseKey) -> NetworkResponse {
    if response.status == 200, TMDBError(response) == nil {
      catalogue.keepSoon(
        CachedResponse(key, body: response.body, fetched: catalogue.now(), etag: response.headers["etag"]))
    }
    return response
  }
}
