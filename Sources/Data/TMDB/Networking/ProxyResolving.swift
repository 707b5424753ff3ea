import Foundation

/// A resolver for proxies, such as the desktop's settings, the environment, or a test.
public protocol ProxyResolving: Sendable {
  /// Returns the proxy for a URL, or `nil` for a direct connection. Each request calls this method, so it should be
  /// fast.
  func proxy(for url: URL) async -> Proxy?
}

/// A resolver that always connects directly.
public struct NoProxies: ProxyResolving {
  /// Creates a resolver.
  public init() {}

  /// Returns `nil` for every URL.
  public func proxy(for url: URL) async -> Proxy? { nil }
}

/// A resolver that calls a closure.
public struct ProxyFunction: ProxyResolving {
  private let resolve: @Sendable (URL) async -> Proxy?

  /// Creates a resolver from a closure.
  public init(_ resolve: @escaping @Sendable (URL) async -> Proxy?) {
    self.resolve = resolve
  }

  /// Returns the closure's result. It calls the closure each time and caches nothing.
  public func proxy(for url: URL) async -> Proxy? { await resolve(url) }
}
