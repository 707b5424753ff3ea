import TMDB

/// A network behind a ``NetworkLine``: nothing is sent while it is closed, and it learns whether there was an answer.
struct WatchedNetworking: Networking {
  private let networking: any Networking
  private let line: NetworkLine
  private let reports: Bool

  /// - Parameter reports: whether the line learns how requests went; pictures come from elsewhere, and tell nothing of
  ///   TMDB itself.
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
      if reports, error.isOfTheNetwork { line.note(isReachable: false) }
      throw error
    }
  }
}

extension NetworkError {
  fileprivate var isOfTheNetwork: Bool {
    switch self {
    case .unreachable, .timedOut: true
    case .cancelled, .switchedOff, .tooLarge: false
    }
  }
}
