import TMDB

/// A network that nothing may touch: it tells which request did, and fails it.
///
/// ```swift
/// let networking = UnimplementedNetworking { Issue.record("Touched the network: \($0)") }
/// ```
public struct UnimplementedNetworking: Networking {
  private let report: @Sendable (String) -> Void

  /// Makes one that reports each request: method and address, without secrets.
  public init(_ report: @escaping @Sendable (String) -> Void) {
    self.report = report
  }

  /// Reports the request, then throws ``NetworkError/unreachable(reason:)``, always.
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    report(request.description)
    throw .unreachable(reason: "unimplemented: \(request)")
  }
}
