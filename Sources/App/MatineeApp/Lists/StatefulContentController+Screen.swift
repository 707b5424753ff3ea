import Containment
import LoadingState

/// Reports the state of content that loads itself.
extension StatefulContentController: Screen {
  var isSettled: Bool { state.isSettled }
  var hasContent: Bool { state.content != nil }
  func refresh() { reload() }
}
