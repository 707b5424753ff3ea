import Containment
import GTK

/// Two panes: the list of entries, and the current entry above its toolbar. They are side by side, or one at a time in
/// a narrow window.
@MainActor
final class GalleryPanes {
  let widget = Leaflet()
  let list = ChildContainer("list")
  let entry = ChildContainer("entry")
  /// The place for a toolbar below the entry.
  let toolbar = ChildContainer("toolbar")

  private let listHeader = HeaderBar()
  private let entryHeader = HeaderBar()
  private let entryTitle = WindowTitle("")
  private let back = Button(icon: "go-previous-symbolic", name: "Back")
  private let listPane: Widget
  private let entryPane: Widget
  private var hasHeader = false

  init(title: String) {
    listHeader.setTitleWidget(WindowTitle(title))
    entryHeader.setTitleWidget(entryTitle)
    entryHeader.packStart(back)
    [list, entry].forEach { $0.widget.expandsVertically = true }
    listPane = Box(.vertical, [listHeader, list.widget])
    listPane.setMinimumSize(width: 260)
    entryPane = Box(.vertical, [entryHeader, entry.widget, toolbar.widget])
    entryPane.expandsHorizontally = true
    widget.canUnfold = true
    widget.append(listPane)
    widget.append(entryPane)
    back.onClick { [weak self] in self?.showList() }
    widget.addShortcut("<Alt>Left") { [weak self] in self?.showList() ?? false }
    widget.onFold { [weak self] in self?.followFold() }
    followFold()
  }

  /// Shows the entry.
  ///
  /// - Parameter hasHeader: Whether the entry has its own header bar, with the window's buttons.
  func showEntry(title: String, hasHeader: Bool) {
    entryTitle.title = title
    self.hasHeader = hasHeader
    widget.visibleChild = entryPane
    followFold()
  }

  /// Shows the list. Returns `false` if it is already visible next to the entry.
  @discardableResult
  func showList() -> Bool {
    guard widget.isFolded else { return false }
    widget.visibleChild = listPane
    return true
  }

  private func followFold() {
    back.isVisible = widget.isFolded
    listHeader.showWindowButtons(atStart: true, atEnd: widget.isFolded)
    entryHeader.showWindowButtons(atStart: widget.isFolded && !hasHeader, atEnd: !hasHeader)
    entryHeader.isVisible = widget.isFolded || !hasHeader
  }
}
