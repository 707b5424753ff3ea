import LoadingState
import TMDB

/// Messages for offline pages that aren't cached.
extension StateMessage {
  /// - Parameter explain: Returns the message for an error that isn't due to a missing network.
  init(unsaved error: TMDBError, _ explain: (TMDBError) -> StateMessage = { StateMessage($0) }) {
    self = explain(error)
    let never = "You haven’t opened this page online, so it isn’t available offline."
    switch error {
    case .offline: explanation = "\(never) Connect to the network and try again."
    case .workingOffline: explanation = "\(never) Go online to see it."
    default: break
    }
  }
}
