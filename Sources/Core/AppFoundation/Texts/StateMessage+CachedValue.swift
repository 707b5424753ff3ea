import LoadingState
import Localization
import TMDB

/// Messages for offline pages that aren't cached.
extension StateMessage {
  /// - Parameter explain: Returns the message for an error that isn't due to a missing network.
  package init(unsaved error: TMDBError, _ explain: (TMDBError) -> StateMessage = { StateMessage($0) }) {
    self = explain(error)
    switch error {
    case .offline:
      explanation = tr(
        """
        You haven’t opened this page online, so it isn’t available offline. Connect to the network and try again.
        """)
    case .workingOffline:
      explanation = tr("You haven’t opened this page online, so it isn’t available offline. Go online to see it.")
    default: break
    }
  }
}
