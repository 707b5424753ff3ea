import Foundation

/// A network over HTTP, with HTTP/2, compression, persistent connections and proxies.
///
/// One instance is enough for an app. Use ``limited(to:)`` to share its connections under other limits, such as for
/// images. Call ``shutdown()`` before the app exits. Otherwise connections close when the last copy is released.
public struct HTTPNetworking: Networking {
  private let engine: TransferEngine
  private let proxies: any ProxyResolving
  private let plainOrigins: Set<Origin>
  private let limits: HTTPLimits
  private let clock: RequestClock

  /// Creates a network with its own connections.
  ///
  /// - Parameters:
  ///   - limits: The limits on the duration and size of a transfer.
  ///   - proxies: Resolves the proxy for a URL. The network does not look for proxies itself.
  ///   - plainOrigins: URLs whose origins (scheme, host and port) may be accessed over plain `http`, such as a local
  ///     server. All other URLs require `https`.
  ///   - clock: Measures the time limits except ``HTTPLimits/connect``; tests pass their own.
  public init<Source: Clock>(
    limits: HTTPLimits = .standard, proxies: any ProxyResolving = NoProxies(), plainOrigins: [URL] = [],
    clock: Source = ContinuousClock()
  ) where Source.Duration == Duration {
    engine = TransferEngine()
    self.proxies = proxies
    self.plainOrigins = Set(plainOrigins.compactMap(Origin.init))
    self.limits = limits
    self.clock = RequestClock(clock)
  }

  private init(sharing other: HTTPNetworking, limits: HTTPLimits) {
    engine = other.engine
    proxies = other.proxies
    plainOrigins = other.plainOrigins
    clock = other.clock
    self.limits = limits
  }

  /// Returns a network with other limits that shares this network's connections.
  public func limited(to limits: HTTPLimits) -> HTTPNetworking {
    HTTPNetworking(sharing: self, limits: limits)
  }

  /// Closes all connections and waits until they are closed. Requests in progress and later requests fail.
  public func shutdown() async {
    await engine.shutdown()
  }

  /// Sends a request, follows redirects of GET requests, and returns the complete response, within ``HTTPLimits``.
  ///
  /// - Throws: ``NetworkError``. ``NetworkError/unreachable(reason:)`` also covers disallowed plain `http`, too many
  ///   redirects, and requests after ``shutdown()``.
  @concurrent
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    let watch = TransferMonitor(limits: limits, clock: clock)
    do {
      return try await withThrowingTaskGroup(of: NetworkResponse.self) { group in
        group.addTask { try await follow(request, watch) }
        group.addTask { try await watch.run() }
        defer { group.cancelAll() }
        guard let response = try await group.next() else { throw NetworkError.cancelled }
        return response
      }
    } catch {
      throw Task.isCancelled ? .cancelled : error as? NetworkError ?? .cancelled
    }
  }
}

extension HTTPNetworking {
  private func follow(_ request: NetworkRequest, _ watch: TransferMonitor) async throws -> NetworkResponse {
    let secrets = SecretValues(of: request)
    var request = request
    for _ in 0...limits.redirects {
      let response = try await exchange(request, watch)
      guard let next = request.redirected(by: response, keeping: secrets) else { return response }
      request = next
    }
    throw NetworkError.unreachable(reason: "too many redirects")
  }

  private func exchange(_ request: NetworkRequest, _ watch: TransferMonitor) async throws -> NetworkResponse {
    guard let origin = Origin(request.url) else { throw NetworkError.unreachable(reason: "not a web address") }
    guard origin.scheme == "https" || plainOrigins.contains(origin) else {
      throw NetworkError.unreachable(reason: "this server requires HTTPS")
    }
    watch.startedRequest()
    return try await engine.response(
      to: Exchange(
        request: request, origin: origin, proxy: await proxies.proxy(for: request.url), bodySize: limits.bodySize,
        connectTimeout: limits.connect, monitor: watch))
  }
}
