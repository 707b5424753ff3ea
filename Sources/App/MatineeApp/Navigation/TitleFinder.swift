import Catalogue
import Containment
import GTK
import Library
import ScreenFoundation
import Tracking

/// Finds the title that a row or card shows.
struct TitleFinder {
  /// The source of the titles' IDs.
  let source: TitleSource

  /// Returns the title of the focused row or card in a view.
  func focusedTitle(in view: Widget) -> TitleReference? {
    view.focusedItem(UserListEntry.self)?.reference ?? view.focusedItem(HistoryEntry.self)?.play.title
      ?? view.focusedItem((any PageEntry).self).flatMap(title)
  }

  /// Returns the title that a row or card opens.
  func title(in entry: any PageEntry) -> TitleReference? { entry.titleSummary.map(reference) }

  func reference(_ title: TitleSummary) -> TitleReference { TitleReference(title, of: source) }
}
