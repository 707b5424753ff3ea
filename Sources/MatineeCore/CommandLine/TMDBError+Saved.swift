import TMDB

extension TMDBError {
  /// Whether what is saved can stand in: the network's or the server's trouble, not the person's.
  public var leavesWhatIsSaved: Bool {
    switch self {
    case .offline, .workingOffline, .timedOut, .rateLimited, .serverTrouble, .unreadableAnswer: true
    default: false
    }
  }
}
