import CAdwaita
import Localization

/// A page of preferences in groups, each a list of rows.
///
/// Put the page in a ``Window``. Screen readers don't recognize libadwaita 1.2's preferences window as a window, and
/// its tabs and search have no accessible names.
public final class PreferencesPage: Widget {
  /// Creates a page.
  ///
  /// - Parameter groups: The groups in order, top to bottom.
  public convenience init(_ groups: [PreferencesGroup]) {
    self.init(new: adw_preferences_page_new())
    for group in groups { adw_preferences_page_add(cast(), group.cast()) }
    guard let scrolled = firstChild(gtk_scrolled_window_get_type()) else { return }
    scrolled.isFocusable = false
    for bar in scrolled.childWidgets where bar.isKind(of: gtk_scrollbar_get_type()) {
      bar.accessibleLabel = tr("Scroll")
    }
  }
}

extension Window {
  /// Creates a dialog that shows a preferences page. Escape closes it.
  ///
  /// - Parameter heading: A shorter title for the header bar, which fits a narrow window with large text.
  public convenience init(title: String, heading: String? = nil, page: PreferencesPage, over parent: Window?) {
    self.init(title: title, width: 480, height: 680, over: parent)
    page.expandsVertically = true
    let header = HeaderBar()
    if let heading { header.setTitleWidget(WindowTitle(heading)) }
    setContent(Box(.vertical, [header, page]))
  }
}

/// A titled group of related rows.
public final class PreferencesGroup: Widget {
  public convenience init(title: String, _ rows: [Widget]) {
    self.init(new: adw_preferences_group_new())
    // libadwaita derives the list's accessible name from the title. Unlike a row's title, it is always markup.
    let escaped = g_markup_escape_text(title, -1)
    adw_preferences_group_set_title(cast(), escaped)
    g_free(escaped)
    // Newer versions of libadwaita than 1.2 cut off a long title.
    descendants(gtk_label_get_type()).filter { $0.hasStyle("heading") }.forEach { label in
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_NONE)
    }
    for row in rows { add(row) }
  }

  /// Sets the description under the title, as plain text. It is also part of the list's accessible name.
  public func setExplanation(_ text: String) {
    let escaped = g_markup_escape_text(text, -1)
    adw_preferences_group_set_description(cast(), escaped)
    g_free(escaped)
  }

  /// Adds a row below the others.
  public func add(_ row: Widget) { adw_preferences_group_add(cast(), row.widget) }

  /// Scrolls the page so that the group is at the top, as far as the content below allows. It requires an allocated
  /// page.
  public func scrollToTop() {
    guard let scrolled = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()) else { return }
    var (x, y) = (0.0, 0.0)
    guard gtk_widget_translate_coordinates(widget, scrolled, 0, 0, &x, &y) != 0 else { return }
    let adjustment = ScrolledWindow(retaining: UnsafeMutableRawPointer(scrolled)).verticalAdjustment
    adjustment.value += y - 12
  }
}

/// A row that only contains another widget. Screen readers announce that widget and not the row.
public final class PreferencesRow: Widget {
  public convenience init(_ content: Widget) {
    self.init(new: adw_preferences_row_new())
    gtk_list_box_row_set_child(cast(), content.widget)
    gtk_list_box_row_set_activatable(cast(), 0)
    isFocusable = false
  }
}

/// A row with a title and a control. The control takes the focus and is named after the title.
public final class ActionRow: Widget {
  /// Creates a row with a control.
  ///
  /// - Parameters:
  ///   - title: The title, as plain text.
  ///   - control: The control.
  ///   - isBefore: Whether the control is before the title instead of at the end of the row.
  ///   - isActivatable: Whether a click anywhere on the row activates the control.
  public convenience init(title: String, control: Widget, isBefore: Bool = false, isActivatable: Bool = false) {
    self.init(new: adw_action_row_new())
    setPlainTitle(title)
    control.verticalAlignment = .center
    isBefore ? adw_action_row_add_prefix(cast(), control.widget) : adw_action_row_add_suffix(cast(), control.widget)
    if isActivatable {
      // libadwaita names the control after the title.
      adw_action_row_set_activatable_widget(cast(), control.widget)
    } else if control.accessibleLabel == nil {
      control.accessibleLabel = title
    }
    isFocusable = false
  }

  /// Creates an activatable row with a title and a ``subtitle``.
  public convenience init(title: String, subtitle: String) {
    self.init(new: adw_action_row_new())
    setPlainTitle(title)
    adw_action_row_set_subtitle(cast(), subtitle)
    // libadwaita names the row after the title.
    accessibleDescription = subtitle
    gtk_list_box_row_set_activatable(cast(), 1)
  }

  /// Creates an activatable row that leads to another page, with an arrow at its end.
  public convenience init(leadingOn title: String) {
    self.init(title: title, subtitle: "")
    let sign = Icon("go-next-symbolic")
    withExtendedLifetime(sign) { adw_action_row_add_suffix(cast(), sign.widget) }
  }

  /// Sets the title without markup because titles can contain arbitrary text.
  private func setPlainTitle(_ title: String) {
    adw_preferences_row_set_use_markup(cast(), 0)
    adw_preferences_row_set_title(cast(), title)
  }

  /// Calls `body` when the row is clicked or activated by keyboard.
  public func onActivate(_ body: @escaping () -> Void) { connect("activated", body) }

  /// Creates a focusable row with a title and a text at its end.
  public convenience init(title: String, detail: String) {
    self.init(new: adw_action_row_new())
    setPlainTitle(title)
    let label = Label(detail)
    label.addStyle("dim-label")
    label.wraps = true
    label.asksForWholeLines = true
    adw_action_row_add_suffix(cast(), label.widget)
    accessibleDescription = detail
  }

  /// Creates a row with a title and a text below it, and an optional control at the end.
  ///
  /// Only the control can be focused. Without one, the row can be focused, so that a screen reader reads it.
  public convenience init(title: String, text: String, control: Widget?) {
    self.init(new: adw_action_row_new())
    setPlainTitle(title)
    adw_action_row_set_subtitle(cast(), text)
    guard let control else {
      accessibleDescription = text
      return
    }
    addSuffix(control)
    control.accessibleDescription = text
    isFocusable = false
  }

  /// Adds a widget, such as an image, before the title.
  public func addPrefix(_ widget: Widget) { adw_action_row_add_prefix(cast(), widget.widget) }

  /// Adds a widget, such as a button, at the end of the row.
  public func addSuffix(_ widget: Widget) {
    widget.verticalAlignment = .center
    adw_action_row_add_suffix(cast(), widget.widget)
  }

  /// The small text under the title, as plain text. An empty subtitle takes no space.
  public var subtitle: String {
    get { adw_action_row_get_subtitle(cast()).map { String(cString: $0) } ?? "" }
    set {
      adw_action_row_set_subtitle(cast(), newValue)
      if gtk_list_box_row_get_activatable(cast()) != 0, isFocusable { accessibleDescription = newValue }
    }
  }
}
