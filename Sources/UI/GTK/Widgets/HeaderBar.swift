import CAdwaita

/// The bar at the top of a page, with a title in the center and buttons at both ends.
public final class HeaderBar: Widget {
  public convenience init() { self.init(new: adw_header_bar_new()) }

  /// Adds a widget at the start, after those already there. In left-to-right text, the start is on the left.
  public func packStart(_ child: Widget) { adw_header_bar_pack_start(opaque, child.widget) }
  /// Adds a widget at the end, before those already there. In left-to-right text, the end is on the right.
  public func packEnd(_ child: Widget) { adw_header_bar_pack_end(opaque, child.widget) }

  /// Removes a widget from the start or the end.
  public func remove(_ child: Widget) { adw_header_bar_remove(opaque, child.widget) }

  /// Sets whether the window's buttons appear at each end. Of several adjacent header bars, only those at the window's
  /// edges show them.
  public func showWindowButtons(atStart: Bool, atEnd: Bool) {
    adw_header_bar_set_show_start_title_buttons(opaque, atStart ? 1 : 0)
    adw_header_bar_set_show_end_title_buttons(opaque, atEnd ? 1 : 0)
  }

  /// Whether the title is always in the center of the bar, with only the space that this leaves. Otherwise, widgets at
  /// one end can push it to the other.
  public var centersTitle: Bool {
    get { adw_header_bar_get_centering_policy(opaque) == ADW_CENTERING_POLICY_STRICT }
    set {
      adw_header_bar_set_centering_policy(opaque, newValue ? ADW_CENTERING_POLICY_STRICT : ADW_CENTERING_POLICY_LOOSE)
    }
  }

  /// Sets the widget in the center; `nil` shows the window's title.
  public func setTitleWidget(_ widget: Widget?) { adw_header_bar_set_title_widget(opaque, widget?.widget) }
}

/// A title with an optional subtitle for a ``HeaderBar``.
public final class WindowTitle: Widget {
  public convenience init(_ title: String, subtitle: String = "") {
    self.init(new: adw_window_title_new(title, subtitle))
  }

  /// The first line, as plain text.
  public var title: String {
    get { adw_window_title_get_title(opaque).map { String(cString: $0) } ?? "" }
    set { adw_window_title_set_title(opaque, newValue) }
  }

  /// The second line, as plain text. If it is empty, there is only one line.
  public var subtitle: String {
    get { adw_window_title_get_subtitle(opaque).map { String(cString: $0) } ?? "" }
    set { adw_window_title_set_subtitle(opaque, newValue) }
  }
}

extension Widget {
  /// Whether the widget is a ``HeaderBar``.
  public var isHeaderBar: Bool { isKind(of: adw_header_bar_get_type()) }
}
