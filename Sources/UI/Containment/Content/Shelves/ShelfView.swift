import GTK
import LoadingState

/// The view of a shelf: a heading with *See All* above a horizontally scrolling row of cells.
///
/// Its height is that of the heading and one cell, regardless of its content, so nothing below it moves.
final class ShelfView<View: Configurable> {
  typealias Item = View.Value

  let widget: Widget
  let line: ShelfLine<View>
  var onSeeAll: () -> Void {
    get { header.onSeeAll }
    set { header.onSeeAll = newValue }
  }
  var onStateAction: () -> Void = {}
  /// Called for the Up key on *See All*, and for the Down key if the shelf has nothing to focus. Returns `true` if it
  /// has moved the focus; otherwise, GTK handles the key.
  var onHeaderArrow: ((_ isForward: Bool) -> Bool)?
  var onHeaderTab: ((_ isForward: Bool) -> Bool)?

  private let header = SectionHeader()
  private lazy var footer = ListFooterView { [weak self] in self?.onStateAction() }
  private let overlay: Overlay
  /// The invisible view that determines the height of the row.
  private let sample: View
  private var isFooterAdded = false

  init(makeView: @escaping () -> View) {
    line = ShelfLine(makeView: makeView)
    sample = makeView()
    let model = Bin(sample.widget)
    model.addStyle("shelf-cell")
    model.opacity = 0
    model.isTarget = false
    model.horizontalAlignment = .start
    model.setAccessibleHidden(true)
    overlay = Overlay(model)
    overlay.add(line.widget)
    widget = Box(.vertical, [header.widget, overlay])
    widget.addStyle("shelf")
    line.visibleCount = { [weak self] in self?.visibleCount ?? .max }
    header.onMove { [weak self] move, isForward in self?.moveFromHeader(move, isForward) ?? false }
  }

  /// Moves the focus to *See All*, if it is visible.
  func focusHeader() -> Bool { header.focus() }

  /// Moves the focus to the button in place of the items, if there is one.
  func focusState() -> Bool { isFooterAdded && footer.widget.isVisible && footer.widget.focus() }

  /// Whether the items are visible and focusable. Their space is reserved either way. An empty list is hidden, because
  /// screen readers would read it as a list.
  var showsItems: Bool {
    get { line.widget.isVisible }
    set { line.widget.isVisible = newValue }
  }

  /// Shows the shelf's heading, and its placeholder if any.
  ///
  /// - Parameter state: The placeholder; must be `none` if there are items.
  func show(title: String, hasSeeAll: Bool, state: LoadMoreState) {
    header.show(title: title, hasSeeAll: hasSeeAll)
    line.name = title
    let isEmpty = state != .none
    if isEmpty, !isFooterAdded {
      isFooterAdded = true
      footer.widget.verticalAlignment = .center
      overlay.add(footer.widget)
    }
    guard isFooterAdded else { return }
    // The pressed button is about to be hidden, and GTK would move the focus to an arbitrary widget.
    if state == .none || state == .loading, footer.widget.containsFocus { _ = line.focus() || focusHeader() }
    footer.show(isEmpty ? state : .none)
    footer.widget.isVisible = isEmpty
  }

  /// The number of cells that the window has space for, including a part of the last one.
  private var visibleCount: Int {
    let cell = sample.widget.measuredWidth().natural
    guard cell > 0, let width = widget.window?.size.width, width > 0 else { return .max }
    return width / cell + 1
  }

  private func moveFromHeader(_ move: RowMove, _ isForward: Bool) -> Bool {
    if move == .tab { return onHeaderTab?(isForward) ?? false }
    return isForward && (line.focus() || focusState()) || onHeaderArrow?(isForward) ?? false
  }
}
