import Containment
import GTK
import MatineeCore

/// Keeps the state of the history's page true: its first and its last line.
final class HistoryFollowing {
  private var binding: Binding?

  init(_ model: HistoryModel, _ page: StatefulContentController) {
    binding = Binding({ model.entries?.isEmpty == false }) { [weak page] isUsed in
      if let page, page.isOutdated(isUsed) { page.reload() }
    }
  }
}
