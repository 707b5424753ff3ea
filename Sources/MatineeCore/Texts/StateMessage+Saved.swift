import LoadingState
import TMDB

/// What a screen says off line that has nothing saved to show.
extension StateMessage {
  /// - Parameter explain: the words where it is not for want of a network.
  init(unsaved error: TMDBError, _ explain: (TMDBError) -> StateMessage = { StateMessage($0) }) {
    self = explain(error)
    let never = "This was never opened online, so nothing of it is saved."
    switch error {
    case .offline: explanation = "\(never) Connect to the network, then try again."
    case .workingOffline: explanation = "\(never) Go online to see it."
    default: break
    }
  }
}
