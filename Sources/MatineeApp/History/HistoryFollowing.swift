import Containment
import GTK
import MatineeCore

/// Keeps the state of a page true whose content comes and goes by itself: its first and its last line.
final class HistoryFollowing {
  private var binding: Binding?

  /// - Parameter isUsed: whether there is something to show; to be followed by observation.
  init(_ page: StatefulContentController, isUsed: @escaping @MainActor () -> Bool) {
    binding = Binding(isUsed) { [weak page] isUsed in
      if let page, page.isOutdated(isUsed) { page.reload() }
    }
  }
}
