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
  private let content: Widget
  private var anchor: PageAnchor?

  /// - Parameter isFullWidth: Whether the header extends to the edges of the window, and has its own margins.
  init(header: Widget, isFullWidth: Bool) {
    state.widget.expandsVertically = true
    content = Box(
      .vertical,
      [
        isFullWidth ? header : LayoutBox(PageMarginLayout(), [header]), state.widget,
        Clamp(fallback.widget, maximumWidth: PageMetrics.rowWidth, tightens: false),
      ])
    let scrolled = ScrolledWindow(content)
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    widget = scrolled
    adjustment = scrolled.verticalAdjustment
    adjustment.onScroll { [weak self] in self?.onScroll() }
  }

  /// Scrolls to a section, and stays there while the page loads, until the user scrolls.
  func start(at section: Widget) { anchor = PageAnchor(section, in: content, adjustment) }
}
