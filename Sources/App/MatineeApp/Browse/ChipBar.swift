import GTK
import Localization

/// A row of chips above a list or grid. It scrolls if they don't fit, so that it stays one line high.
enum ChipBar {
  static func make(_ chips: [Widget]) -> Widget {
    let row = Box(.horizontal, spacing: 6, chips)
    row.setMargins(top: 12, bottom: 6, start: 18, end: 18)
    row.setAccessibleRole(.group)
    row.accessibleLabel = tr("Filters")
    let scrolled = ScrolledWindow(row, horizontal: .external, vertical: .never)
    // The chips take the focus and scroll into view; the scrolled window itself isn't a useful stop.
    scrolled.isFocusable = false
    return scrolled
  }
}
