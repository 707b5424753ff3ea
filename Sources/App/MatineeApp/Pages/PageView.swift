import Containment
import GTK

/// The view of a page: a header, the sections or the loading state, and a fallback, in one scroll view.
final class PageView {
  let widget: Widget
  /// The container of the sections or the loading state.
  let state = ChildContainer("the state or the parts")
  /// The container of the content that is available even if the page can't load.
  let fallback = ChildContainer("the preview")

  init(header: Widget) {
    state.widget.expandsVertically = true
    let scrolled = ScrolledWindow(
      Clamp(Box(.vertical, [header, state.widget, fallback.widget]), maximumWidth: widest))
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    widget = scrolled
  }
}

/// The maximum width in application pixels. Longer lines of text are hard to read.
private let widest = 1000
