import AppFoundation
import ResponseCache
import TMDB

/// Requests of the services.
extension Services {
  /// Returns the request for a target, and its cached response.
  ///
  /// - Parameter make: Converts the response to a value.
  package func request<Response: Sendable, Value: Sendable>(
    _ target: Target<Response>, make: @escaping @Sendable (Response) -> Value
  ) -> Request<Value> {
    Request(cached: cached(target) { make($0) }) { () async throws(TMDBError) in
      make(try await client.value(of: target))
    }
  }

  /// Returns the cached response to a target, or `nil` if it is never cached.
  ///
  /// - Parameter make: Converts the response to a value, off the main actor. It returns `nil` for an unusable response.
  package func cached<Response: Sendable, Value: Sendable>(
    _ target: Target<Response>, make: @escaping @Sendable (Response) async -> Value?
  ) -> CachedResponseObservation<Value>? {
    guard let responseCache, let request = try? client.request(for: target),
      let key = ResponseKey(request, source: responseSource)
    else { return nil }
    return CachedResponseObservation {
      guard let saved = try? await responseCache.cachedValue(target, by: client, source: responseSource),
        let value = await make(saved.value)
      else { return nil }
      return await saved.map { _ in value }
    } changes: {
      responseCache.observeResponse(for: key)
    } value: { response in
      guard let response = try? client.value(of: target, in: response.networkResponse) else { return nil }
      return await make(response)
    }
  }
}

extension RowPages {
  /// Creates a source that requests pages from the network, and uses the cache if TMDB can't be reached.
  ///
  /// - Parameter makeRow: Converts an entry to a row, off the main actor.
  package init<Entry>(
    _ target: Target<Page<Entry>>, of services: Services, makeRow: @escaping @Sendable (Entry) -> Row
  ) where Entry: Decodable & Sendable & Identifiable, Entry.ID: Sendable {
    self.init(target, client: services.client, cached: { services.cached($0) { $0 } }, makeRow: makeRow)
  }
}
