import Foundation
import ResponseCache
import TMDB

/// A request to the network, and its cached response. The same code converts both to values.
public struct Request<Value: Sendable>: Sendable {
  /// Sends the request.
  package let load: @Sendable () async throws(TMDBError) -> Value
  /// The cached response, or `nil` if it is never cached.
  package let cached: CachedResponseObservation<Value>?

  package init(
    cached: CachedResponseObservation<Value>? = nil, load: @escaping @Sendable () async throws(TMDBError) -> Value
  ) {
    self.load = load
    self.cached = cached
  }
}

/// The cached response to a request, and its changes.
package struct CachedResponseObservation<Value: Sendable>: Sendable {
  /// Reads the cached response.
  package let read: @Sendable () async -> CachedValue<Value>?
  /// Returns the current cached response, then each new one.
  package let changes: @Sendable () -> AsyncStream<CachedResponse?>
  /// Decodes a response.
  package let value: @Sendable (CachedResponse) async -> Value?

  package init(
    read: @escaping @Sendable () async -> CachedValue<Value>?,
    changes: @escaping @Sendable () -> AsyncStream<CachedResponse?>,
    value: @escaping @Sendable (CachedResponse) async -> Value?
  ) {
    self.read = read
    self.changes = changes
    self.value = value
  }
}

extension CachedResponseObservation {
  /// Reads the cached response off the main actor.
  @concurrent
  package func readInBackground() async -> CachedValue<Value>? { await read() }

  /// Decodes a response off the main actor.
  @concurrent
  package func decode(_ response: CachedResponse) async -> Value? { await value(response) }
}
