import AppFoundation
import ResponseCache
import TMDB

/// A client whose networking caches the responses, and the cache.
public struct CachingClient: Sendable {
  /// The client that sends the requests.
  public let base: Client
  /// The source of the responses, including its address. A response cached from one source is never shown as another's.
  public let source: ResponseSource
  /// The cache of responses, or `nil` if there is none.
  public let cache: ResponseCache?
  /// A client that returns only cached responses, or `nil` if there is no cache.
  public let cacheClient: Client?

  /// - Parameter cache: The cache that the client's networking uses.
  public init(_ client: Client, source: ResponseSource, cache: ResponseCache? = nil) {
    base = client
    self.source = source
    self.cache = cache
    cacheClient = cache.map { cache in
      Client(
        networking: CacheOnlyNetworking(cache, source: source), configuration: client.configuration, limits: .unlimited)
    }
  }

  /// The source of the titles: TMDB or the sample catalogue.
  public var contentSource: ContentSource { source == .sample ? .sample : .tmdb }

  /// Fetches a target's response; see ``TMDB/Client/value(of:)``.
  public func value<Response>(of target: Target<Response>) async throws(TMDBError) -> Response {
    try await base.value(of: target)
  }

  /// Returns the key of a target's cached response, or `nil` if it is never cached.
  package func key<Response>(of target: Target<Response>) -> ResponseKey? {
    (try? base.request(for: target)).flatMap { ResponseKey($0, source: source) }
  }

  /// Sends a small request to find out whether the server responds.
  @concurrent
  public func probe() async { _ = try? await value(of: ConfigurationTarget.api) }
}

extension CachingClient {
  /// Returns the request for a target, and its cached response.
  ///
  /// - Parameter make: Converts the response to a value.
  package func request<Response: Sendable, Value: Sendable>(
    _ target: Target<Response>, make: @escaping @Sendable (Response) -> Value
  ) -> Request<Value> {
    Request(cached: cached(target) { make($0) }) { () async throws(TMDBError) in make(try await value(of: target)) }
  }

  /// Returns the cached response to a target, or `nil` if it is never cached.
  ///
  /// - Parameter make: Converts the response to a value, off the main actor. It returns `nil` for an unusable response.
  package func cached<Response: Sendable, Value: Sendable>(
    _ target: Target<Response>, make: @escaping @Sendable (Response) async -> Value?
  ) -> CachedResponseObservation<Value>? {
    guard let cache, let key = key(of: target) else { return nil }
    return CachedResponseObservation {
      guard let saved = try? await cache.cachedValue(target, by: base, source: source),
        let value = await make(saved.value)
      else { return nil }
      return await saved.map { _ in value }
    } changes: {
      cache.observeResponse(for: key)
    } value: { response in
      guard let response = try? base.value(of: target, in: response.networkResponse) else { return nil }
      return await make(response)
    }
  }
}

extension RowPages {
  /// Creates a source that requests pages from the network, and uses the cache if TMDB can't be reached.
  ///
  /// - Parameter makeRow: Converts an entry to a row, off the main actor.
  package init<Entry>(
    _ target: Target<Page<Entry>>, client: CachingClient, makeRow: @escaping @Sendable (Entry) -> Row
  ) where Entry: Decodable & Sendable & Identifiable, Entry.ID: Sendable {
    self.init(target, client: client.base, cached: { client.cached($0) { $0 } }, makeRow: makeRow)
  }
}
