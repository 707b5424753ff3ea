import Containment
import GTK

/// The view of a page: a header, the sections or the loading state, and a fallback, in one scroll view.
package final class PageView {
  let widget: Widget
  /// The distance to the top of the page, in application pixels.
  var position: Double { adjustment.value }
  /// Called when the page has scrolled.
  var onScroll: () -> Void = {}
  /// The container of the sections or the loading state.
  let state = ChildContainer("the state or the parts")
  /// The container of the content that is available even if the page can't load.
  let fallback = ChildContainer("the preview")

  private let adjustment: Adjustment

  /// The maximum width of a page in two columns, in application pixels. It includes the margins.
  package static let widest = 1448

  /// Returns the margin of a page that is this wide, in application pixels.
  package static func margin(width: Int) -> Int { Double(width) >= wideWidth * Display.textScale ? 24 : sectionMargin }

  /// - Parameter isFullWidth: Whether the header and the sections extend to the edges of the window, and limit their
  ///   own content.
  init(header: Widget, isFullWidth: Bool) {
    state.widget.expandsVertically = true
    let content: Widget
    if isFullWidth {
      content = Box(
        .vertical, [header, state.widget, Clamp(fallback.widget, maximumWidth: Self.widest, tightens: false)])
    } else {
      content = Clamp(Box(.vertical, [header, state.widget, fallback.widget]), maximumWidth: widestColumn)
    }
    let scrolled = ScrolledWindow(content)
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    widget = scrolled
    adjustment = scrolled.verticalAdjustment
    adjustment.onScroll { [weak self] in self?.onScroll() }
  }
}

/// The width from which a page has wide margins, at the default text size.
private let wideWidth = 700.0
/// The margin of each section.
let sectionMargin = 12
/// The maximum width of a page in one column, in application pixels. Longer lines of text are hard to read.
private let widestColumn = 1000
