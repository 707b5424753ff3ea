import GTK
import LoadingState

/// One shelf as it is drawn: a heading with *See All*, above a line of cells that scrolls sideways.
///
/// Its height is that of its heading and one cell, whatever it shows, so that nothing below it moves.
final class ShelfView<View: Configurable> {
  typealias Item = View.Value

  let widget: Widget
  let line: ShelfLine<View>
  var onSeeAll: () -> Void = {}
  var onStateAction: () -> Void = {}
  /// A key was pressed on *See All*; `true` says that the focus was moved. Without it GTK decides.
  var onHeaderArrow: ((_ isForward: Bool) -> Bool)?
  var onHeaderTab: ((_ isForward: Bool) -> Bool)?

  private let heading = Label(wrapping: "", styles: "title-4")
  private let seeAll = Button(label: "See All")
  private lazy var footer = ListFooterView { [weak self] in self?.onStateAction() }
  private let overlay: Overlay
  private var isFooterLaid = false

  init(makeView: @escaping () -> View) {
    line = ShelfLine(makeView: makeView)
    // It gives the height of one cell, and is never seen.
    let model = Bin(makeView().widget)
    model.addStyle("shelf-cell")
    model.opacity = 0
    model.isTarget = false
    model.horizontalAlignment = .start
    model.setAccessibleHidden(true)
    overlay = Overlay(model)
    overlay.add(line.widget)
    let header = Box(.horizontal, spacing: 12, [heading, seeAll])
    header.addStyle("shelf-header")
    widget = Box(.vertical, [header, overlay])
    style()
    seeAll.onClick { [weak self] in self?.onSeeAll() }
    header.addShortcut("Up", isLocal: true) { [weak self] in self?.onHeaderArrow?(false) ?? false }
    header.addShortcut("Down", isLocal: true) { [weak self] in
      guard let self else { return false }
      return line.focus() || focusState() || onHeaderArrow?(true) == true
    }
    header.addShortcut("Tab", isLocal: true) { [weak self] in self?.onHeaderTab?(true) ?? false }
    header.addShortcut("<Shift>Tab", isLocal: true) { [weak self] in self?.onHeaderTab?(false) ?? false }
  }

  /// Gives the focus to *See All*, if there is one.
  func focusHeader() -> Bool { seeAll.isVisible && seeAll.focus() }

  /// Gives the focus to the button in place of the items, if there is one.
  func focusState() -> Bool { isFooterLaid && footer.widget.isVisible && footer.widget.focus() }

  /// Whether the items are drawn, and can have the focus; they keep their room. A list of nothing would be read as one.
  var showsItems: Bool {
    get { line.widget.isVisible }
    set { line.widget.isVisible = newValue }
  }

  /// - Parameter state: what stands in place of the items; it must be `none` where there are some.
  func show(title: String, hasSeeAll: Bool, state: ListFooter) {
    heading.text = title
    heading.isVisible = !title.isEmpty
    seeAll.isVisible = hasSeeAll
    seeAll.accessibleLabel = title.isEmpty ? "See all" : "See all, \(title)"
    line.name = title
    let isEmpty = state != .none
    if isEmpty, !isFooterLaid {
      isFooterLaid = true
      footer.widget.verticalAlignment = .center
      overlay.add(footer.widget)
    }
    guard isFooterLaid else { return }
    // The button that is pressed goes: without this GTK would move the focus anywhere.
    if state == .none || state == .loading, footer.widget.containsFocus { _ = line.focus() || focusHeader() }
    footer.show(isEmpty ? state : .none)
    footer.widget.isVisible = isEmpty
  }

  private func style() {
    heading.expandsHorizontally = true
    heading.setAccessibleRole(.heading)
    seeAll.addStyle("flat", "see-all")
    seeAll.verticalAlignment = .end
    widget.addStyle("shelf")
  }
}
