import TMDB

/// Networking that sends nothing while its ``NetworkAccess`` doesn't allow it, and records there whether requests
/// receive responses.
package struct MonitoredNetworking: Networking {
  private let networking: any Networking
  private let networkAccess: NetworkAccess
  private let reports: Bool

  /// - Parameter reports: Whether to record the outcome of requests. Pictures come from another server, so they
  ///   say nothing about TMDB.
  package init(_ networking: any Networking, through networkAccess: NetworkAccess, reports: Bool = true) {
    self.networking = networking
    self.networkAccess = networkAccess
    self.reports = reports
  }

  @concurrent
  package func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    guard networkAccess.isAllowed else { throw .switchedOff }
    do {
      let response = try await networking.response(to: request)
      if reports { networkAccess.record(isReachable: true) }
      return response
    } catch {
      if reports, error.isNetworkRequest { networkAccess.record(isReachable: false) }
      throw error
    }
  }
}

extension NetworkError {
  fileprivate var isNetworkRequest: Bool {
    switch self {
    case .unreachable, .blocked, .timedOut: true
    case .cancelled, .switchedOff, .tooLarge, .unreadable: false
    }
  }
}
