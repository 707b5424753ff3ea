import TMDB

/// Networking through a ``NetworkLine``. It sends nothing while the line is closed, and reports to the line whether
/// requests receive responses.
struct WatchedNetworking: Networking {
  private let networking: any Networking
  private let line: NetworkLine
  private let reports: Bool

  /// - Parameter reports: Whether the line learns the outcome of requests. Pictures come from another server, so they
  ///   say nothing about TMDB.
  init(_ networking: any Networking, on line: NetworkLine, reports: Bool = true) {
    self.networking = networking
    self.line = line
    self.reports = reports
  }

  @concurrent
  func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    guard line.isOpen else { throw .switchedOff }
    do {
      let response = try await networking.response(to: request)
      if reports { line.note(isReachable: true) }
      return response
    } catch {
      if reports, error.isNetworkRequest { line.note(isReachable: false) }
      throw error
    }
  }
}

extension NetworkError {
  fileprivate var isNetworkRequest: Bool {
    switch self {
    case .unreachable, .timedOut: true
    case .cancelled, .switchedOff, .tooLarge: false
    }
  }
}
