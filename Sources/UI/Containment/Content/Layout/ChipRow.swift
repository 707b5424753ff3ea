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
  ///   - sideMargin: The margin at the start and the end, in application pixels.
  package init(_ chips: [Widget], sideMargin: Int = 18) {
    self.chips = LayoutBox.wrapping(chips, spacing: spacing)
    self.chips.setMargins(top: margins.top, bottom: margins.bottom, start: sideMargin, end: sideMargin)
    self.chips.setAccessibleRole(.group)
    self.chips.accessibleLabel = tr("Filters")
    scrolled = ScrolledWindow(self.chips, horizontal: .external, vertical: .never)
    // The chips take the focus and scroll into view; the scrolled window itself isn't a useful stop.
    scrolled.isFocusable = false
    layout = ChipLayout(self.chips)
    let position = scrolled.horizontalAdjustment
    position.isMirrored = TextDirection.current == .rightToLeft
    pageButtons = PageButtons(position, of: scrolled, isSmall: true)
    widget = Overlay(LayoutBox(layout, [scrolled]))
    pageButtons.lay(over: widget)
    // A layout can't be changed while it is running.
    position.onResize { [weak self] in Task { self?.updateScrolling() } }
  }

  private func updateScrolling() {
    let scrolls = !layout.wraps(in: scrolled.size.width)
    if scrolls != scrolled.hasNaturalContentWidth { scrolled.hasNaturalContentWidth = scrolls }
  }
}

/// The height of a ``ChipRow``, which depends on the number of lines that its chips need.
private final class ChipLayout: LayoutRule {
  private let chips: LayoutBox

  init(_ chips: LayoutBox) { self.chips = chips }

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

  private var verticalMargins: Int { margins.top + margins.bottom }
}

/// The maximum number of lines of chips that wrap.
private let maximumLines = 3
/// The space between chips in both directions, in application pixels.
private let spacing = 6
/// The margins above and below the chips, in application pixels.
private let margins = (top: 12, bottom: 6)
