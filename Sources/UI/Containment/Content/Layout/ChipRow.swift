import GTK
import Localization

/// Chips above a list or grid, for sorting and filtering it. They wrap like words, in up to three lines. If they need
/// more, they are on one line that scrolls, so that they leave enough space for the content.
///
/// Tab and the arrow keys move between the chips. Retain this object as long as its widget is shown.
package final class ChipRow {
  /// The widget to add above the content.
  package let widget: Overlay
  private let chips: LayoutBox
  private let scrolled: ScrolledWindow
  private let layout: ChipLayout
  private let pageButtons: PageButtons

  /// - Parameters:
  ///   - chips: The chips in order. Hidden ones take up no space.
  ///   - sideMargin: The margin at the start and the end, in application pixels. By default, that of the window's
  ///     content.
  ///   - topMargin: The margin above the chips, in application pixels.
  ///   - name: The accessible name of the row.
  package init(_ chips: [Widget], sideMargin: Int? = nil, topMargin: Int = 12, name: String = tr("Filters")) {
    self.chips = LayoutBox.wrapping(chips, spacing: spacing)
    self.chips.setMargins(top: topMargin, bottom: bottomMargin, start: sideMargin ?? 0, end: sideMargin ?? 0)
    if sideMargin == nil { self.chips.addPageMargins() }
    self.chips.setAccessibleRole(.group)
    self.chips.accessibleLabel = name
    scrolled = ScrolledWindow(self.chips, horizontal: .external, vertical: .never)
    // The chips take the focus and scroll into view; the scrolled window itself isn't a useful stop.
    scrolled.isFocusable = false
    layout = ChipLayout(self.chips, verticalMargins: topMargin + bottomMargin)
    let position = scrolled.horizontalAdjustment
    position.isMirrored = TextDirection.current == .rightToLeft
    pageButtons = PageButtons(position, of: scrolled, isSmall: true)
    widget = Overlay(LayoutBox(layout, [scrolled]))
    pageButtons.lay(over: widget)
    // A layout can't be changed while it is running.
    position.onResize { [weak self] in Task { self?.updateScrolling() } }
  }

  /// Replaces the chips.
  package func setChips(_ new: [Widget]) {
    chips.childWidgets.forEach(chips.remove)
    new.forEach(chips.append)
  }

  private func updateScrolling() {
    let scrolls = !layout.wraps(in: scrolled.size.width)
    if scrolls != scrolled.hasNaturalContentWidth { scrolled.hasNaturalContentWidth = scrolls }
  }
}

/// The height of a ``ChipRow``, which depends on the number of lines that its chips need.
private final class ChipLayout: LayoutRule {
  private let chips: LayoutBox

  private let verticalMargins: Int

  init(_ chips: LayoutBox, verticalMargins: Int) {
    self.chips = chips
    self.verticalMargins = verticalMargins
  }

  /// Returns whether the chips fit in the maximum number of lines.
  func wraps(in width: Int) -> Bool {
    let line = lineHeight
    return chips.measuredHeight(width: width).natural <= line + (maximumLines - 1) * (line - verticalMargins + spacing)
  }

  func width(of children: [Widget]) -> Extent {
    Extent(minimum: children.first?.measuredWidth().minimum ?? 0, natural: chips.measuredWidth().natural)
  }

  func height(of children: [Widget], width: Int) -> Extent {
    // GTK assumes that two widths with the same height have it for all widths in between. A line that scrolls is
    // therefore one pixel higher than a line that fits.
    let height = wraps(in: width) ? chips.measuredHeight(width: width).natural : lineHeight + 1
    return Extent(minimum: height, natural: height)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    children.map { _ in Frame(x: 0, y: 0, width: width, height: height) }
  }

  /// The height of all chips on one line, including margins.
  private var lineHeight: Int { chips.measuredHeight(width: chips.measuredWidth().natural).natural }
}

/// The maximum number of lines of chips that wrap.
private let maximumLines = 3
/// The space between chips in both directions, in application pixels.
private let spacing = 6
/// The margin below the chips, in application pixels.
private let bottomMargin = 6
