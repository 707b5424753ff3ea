import CAdwaita

/// Keeps the scroll positions around widgets while the focus moves to a menu and back.
///
/// GTK scrolls a viewport to a widget that receives the focus. A menu isn't part of the scrolled content, so the
/// viewport would jump to its beginning. Afterwards, it would jump to the widget that has the focus again.
final class ScrollLock {
  private var viewports: [Widget]

  init(around widgets: [Widget]) {
    viewports = widgets.flatMap(\.ancestors).filter { widget in
      g_type_check_instance_is_a(widget.cast(), gtk_viewport_get_type()) != 0
        && gtk_viewport_get_scroll_to_focus(widget.opaque) != 0
    }
    for viewport in viewports { gtk_viewport_set_scroll_to_focus(viewport.opaque, 0) }
  }

  func end() {
    for viewport in viewports { gtk_viewport_set_scroll_to_focus(viewport.opaque, 1) }
    viewports = []
  }
}

extension Widget {
  /// The widget's ancestors, the nearest first.
  fileprivate var ancestors: [Widget] { Array(sequence(first: self, next: \.parentWidget).dropFirst()) }
}
