import Foundation
import ResponseCache
import TMDB

/// A request to the network, and its cached response. The same code converts both to values.
public struct Request<Value: Sendable>: Sendable {
  /// Sends the request.
  let load: @Sendable () async throws(TMDBError) -> Value
  /// The cached response, or `nil` if it is never cached.
  let cached: CachedResponseObservation<Value>?

  init(cached: CachedResponseObservation<Value>? = nil, load: @escaping @Sendable () async throws(TMDBError) -> Value) {
    self.load = load
    self.cached = cached
  }
}

/// The cached response to a request, and its changes.
struct CachedResponseObservation<Value: Sendable>: Sendable {
  /// Reads the cached response.
  let read: @Sendable () async -> CachedValue<Value>?
  /// Returns the current cached response, then each new one.
  let changes: @Sendable () -> AsyncStream<CachedResponse?>
  /// Decodes a response.
  let value: @Sendable (CachedResponse) async -> Value?
}

extension CachedResponseObservation {
  /// Reads the cached response off the main actor.
  @concurrent
  func readInBackground() async -> CachedValue<Value>? { await read() }

  /// Decodes a response off the main actor.
  @concurrent
  func decode(_ response: CachedResponse) async -> Value? { await value(response) }
}

extension Services {
  /// Returns the request for a target, and its cached response.
  ///
  /// - Parameter make: Converts the response to a value.
  func request<Response: Sendable, Value: Sendable>(
    _ target: Target<Response>, make: @escaping @Sendable (Response) -> Value
  ) -> Request<Value> {
    Request(cached: cached(target) { make($0) }) { () async throws(TMDBError) in
      make(try await client.value(of: target))
    }
  }

  /// Returns the cached response to a target, or `nil` if it is never cached.
  ///
  /// - Parameter make: Converts the response to a value, off the main actor. It returns `nil` for an unusable response.
  func cached<Response: Sendable, Value: Sendable>(
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
