import Catalogue
import Containment
import GTK
import Library
import ScreenFoundation
import SearchUI
import Tracking

/// Finds the title that a row or card shows.
struct TitleFinder {
  /// The source of the titles' IDs.
  let source: TitleSource

  /// Returns the title of the focused row or card in a view.
  func focusedTitle(in view: Widget) -> TitleReference? {
    guard let item = view.focusedItem else { return nil }
    return (item as? UserListEntry)?.reference ?? title(in: item)
  }

  /// Returns the title that a row or card opens.
  func title(in item: Any) -> TitleReference? {
    var item = item
    if case .result(let row, _)? = item as? SearchItem { item = row }
    if let entry = item as? HistoryEntry { return entry.play.title }
    return (item as? any PageEntry)?.titleSummary.map(reference)
  }

  func reference(_ title: TitleSummary) -> TitleReference { TitleReference(title, of: source) }
}
