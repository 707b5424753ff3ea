import Containment
import LoadingState

/// What loads itself tells of itself as every other screen does.
extension StatefulContentController: Screen {
  var isSettled: Bool { state.isSettled }
  var hasContent: Bool { state.content != nil }
  func refresh() { reload() }
}
