import TMDB

extension TMDBError {
  /// Whether cached content can replace the response. It can if the network or the server caused the error, and not the
  /// user.
  public var allowsCachedFallback: Bool {
    switch self {
    case .offline, .blocked, .workingOffline, .timedOut, .rateLimited, .serverError, .unreadableResponse: true
    default: false
    }
  }
}
