import CAdwaita

/// The bar at the top of a page: title in the middle, buttons at either end.
public final class HeaderBar: Widget {
  public convenience init() { self.init(new: adw_header_bar_new()) }

  /// Adds a widget at the start, after those added there before: at the left where text runs from left to right.
  public func packStart(_ child: Widget) { adw_header_bar_pack_start(opaque, child.widget) }
  /// Adds a widget at the end, before those added there before: at the right where text runs from left to right.
  public func packEnd(_ child: Widget) { adw_header_bar_pack_end(opaque, child.widget) }

  /// Takes out a widget that was added at the start or at the end.
  public func remove(_ child: Widget) { adw_header_bar_remove(opaque, child.widget) }

  /// Whether the window's own buttons stand here: in one of several headers side by side only those at its edge do.
  public func showWindowButtons(atStart: Bool, atEnd: Bool) {
    adw_header_bar_set_show_start_title_buttons(opaque, atStart ? 1 : 0)
    adw_header_bar_set_show_end_title_buttons(opaque, atEnd ? 1 : 0)
  }

  /// What stands in the middle; `nil` shows the window's title.
  public func setTitleWidget(_ widget: Widget?) { adw_header_bar_set_title_widget(opaque, widget?.widget) }
}

/// A title with an optional subtitle, as it stands in a ``HeaderBar``.
public final class WindowTitle: Widget {
  public convenience init(_ title: String, subtitle: String = "") {
    self.init(new: adw_window_title_new(title, subtitle))
  }

  /// The first line, as plain text.
  public var title: String {
    get { adw_window_title_get_title(opaque).map { String(cString: $0) } ?? "" }
    set { adw_window_title_set_title(opaque, newValue) }
  }
}

extension Widget {
  /// Whether it is a ``HeaderBar``.
  public var isHeaderBar: Bool { isKind(of: adw_header_bar_get_type()) }
}
