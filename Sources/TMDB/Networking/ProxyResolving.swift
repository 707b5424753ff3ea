import Foundation

/// Knows which proxy leads to an address: a desktop's settings, the environment, or a test.
public protocol ProxyResolving: Sendable {
  /// The proxy for an address; `nil` for a direct connection. Asked once a request, so an answer should be quick.
  func proxy(for url: URL) async -> Proxy?
}

/// Connects directly, always.
public struct NoProxies: ProxyResolving {
  /// Makes one.
  public init() {}

  /// `nil` for every address.
  public func proxy(for url: URL) async -> Proxy? { nil }
}

/// Asks a closure.
public struct ProxyFunction: ProxyResolving {
  private let resolve: @Sendable (URL) async -> Proxy?

  /// Wraps a closure.
  public init(_ resolve: @escaping @Sendable (URL) async -> Proxy?) {
    self.resolve = resolve
  }

  /// What the closure answers; it is asked anew for each address, and nothing is kept.
  public func proxy(for url: URL) async -> Proxy? { await resolve(url) }
}
