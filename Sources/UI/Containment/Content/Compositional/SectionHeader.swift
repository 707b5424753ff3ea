import GTK
import Localization

/// The heading of a section: its title, and *See All*.
final class SectionHeader {
  let widget: Box
  var onSeeAll: () -> Void = {}
  private let heading = Label(wrapping: "", styles: "title-4")
  private let headingBox: Widget
  private let seeAll = Button(label: tr("See All"))

  init() {
    heading.expandsHorizontally = true
    headingBox = HeightForWidthBox(heading).widget
    widget = Box(.horizontal, spacing: 12, [headingBox, seeAll])
    widget.addStyle("shelf-header")
    heading.setAccessibleRole(.heading)
    seeAll.addStyle("flat", "see-all")
    seeAll.verticalAlignment = .end
    seeAll.onClick { [weak self] in self?.onSeeAll() }
  }

  func show(title: String, hasSeeAll: Bool) {
    heading.text = title
    headingBox.isVisible = !title.isEmpty
    seeAll.isVisible = hasSeeAll
    seeAll.accessibleLabel = title.isEmpty ? tr("See all") : tr("See all, {title}", ["title": title])
  }

  /// Moves the focus to *See All*, if it is visible.
  func focus() -> Bool { seeAll.isVisible && seeAll.focus() }

  /// Calls `body` when Tab or a vertical arrow key is pressed on *See All*.
  ///
  /// - Parameter body: A closure that returns whether it moved the focus.
  func onMove(_ body: @escaping (_ move: RowMove, _ isForward: Bool) -> Bool) {
    widget.addShortcut("Up", isLocal: true) { body(.arrow, false) }
    widget.addShortcut("Down", isLocal: true) { body(.arrow, true) }
    widget.addShortcut("Tab", isLocal: true) { body(.tab, true) }
    widget.addShortcut("<Shift>Tab", isLocal: true) { body(.tab, false) }
  }
}

/// A key that moves the focus from a row to another one.
enum RowMove {
  case tab
  /// An arrow key across the row.
  case arrow
  /// An arrow key along the row, at its end.
  case wrap
  /// Page Up or Page Down.
  case page
  /// Home or End.
  case end
}
