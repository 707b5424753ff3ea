import Containment
import LoadingState
import ScreenFoundation

/// Reports the state of content that loads itself.
extension StatefulContentController: Screen {
  package var isSettled: Bool { state.isSettled }
  package var hasContent: Bool { state.content != nil }
  package func refresh() { reload() }
}
