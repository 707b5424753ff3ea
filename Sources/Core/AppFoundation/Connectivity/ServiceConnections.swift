import ResponseCache
import TMDB

/// The connections that all catalogues in a process share: the network access and the response cache.
public struct ServiceConnections: Sendable {
  /// The proxies to use.
  public var proxies: any ProxyResolving = NoProxies()
  /// The cache of responses, or `nil` for none.
  public var responseCache: ResponseCache?
  /// The network access of all requests.
  public var networkAccess = NetworkAccess()
  /// The clock for the client's retry pauses and time limits.
  public var requestClock: any Clock<Duration> = ContinuousClock()

  /// Makes the networking of the sample catalogue.
  package let sample: @Sendable () -> any Networking

  /// - Parameter sample: Makes the networking of the sample catalogue.
  public init(sample: @escaping @Sendable () -> any Networking) { self.sample = sample }
}
