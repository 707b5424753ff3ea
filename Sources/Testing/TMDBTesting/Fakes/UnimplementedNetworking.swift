import TMDB

/// A network that reports each request as an error, for tests that must not use the network.
///
/// <!-- snippet: import Testing -->
/// ```swift
/// let networking = UnimplementedNetworking { Issue.record("Touched the network: \($0)") }
/// ```
public struct UnimplementedNetworking: Networking {
  private let report: @Sendable (String) -> Void

  /// Creates a network.
  ///
  /// - Parameter report: Receives the method and redacted URL of each request.
  public init(_ report: @escaping @Sendable (String) -> Void) {
    self.report = report
  }

  /// Reports the request and throws ``NetworkError/unreachable(reason:)``.
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    report(request.description)
    throw .unreachable(reason: "unimplemented: \(request)")
  }
}
