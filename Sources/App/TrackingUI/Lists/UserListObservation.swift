import Containment
import GTK
import Tracking

/// An observer that reloads a list's page when its first item appears or its last one disappears, and closes it when
/// the list is removed.
final class UserListObservation {
  private var binding: Binding?
  private var hadList = false

  /// - Parameter close: Leaves the page.
  init(_ model: UserListModel, _ page: StatefulContentController, close: @escaping (ViewController) -> Void) {
    binding = Binding({ (model.list != nil, model.isEmpty == false) }) {
      [weak self, weak page] isThere, isUsed in
      guard let self, let page else { return }
      defer { hadList = isThere }
      if page.isOutdated(isThere && isUsed) { page.reload() }
      if hadList, !isThere { close(page) }
    }
  }
}
