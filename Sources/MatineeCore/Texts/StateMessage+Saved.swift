import LoadingState
import TMDB

/// What a screen says off line that has nothing saved to show.
extension StateMessage {
  /// - Parameter explain: the words where it is not for want of a network.
  init(unsaved error: TMDBError, _ explain: (TMDBError) -> StateMessage = { StateMessage($0) }) {
    self = explain(error)
    guard error == .offline else { return }
    explanation = "This was never opened on line, so nothing of it is saved. Connect to the network, then try again."
  }
}

extension TMDBError {
  /// Whether what is kept is shown without a word: it is the network's or the server's trouble, and may pass.
  var isPassing: Bool {
    switch self {
    case .offline, .timedOut, .serverTrouble, .rateLimited: true
    default: false
    }
  }
}
