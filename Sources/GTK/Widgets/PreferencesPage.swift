import CAdwaita

/// A page of settings in groups, each a list of rows.
///
/// libadwaita 1.2's own window for such pages is none to a screen reader, and holds tabs and a search that have no name:
/// put the page into a ``Window`` of its own.
public final class PreferencesPage: Widget {
  /// - Parameter groups: from top to bottom.
  public convenience init(_ groups: [PreferencesGroup]) {
    self.init(new: adw_preferences_page_new())
    for group in groups { adw_preferences_page_add(cast(), group.cast()) }
    guard let scrolled = firstChild(gtk_scrolled_window_get_type()) else { return }
    scrolled.isFocusable = false
    for bar in scrolled.childWidgets where bar.isKind(of: gtk_scrollbar_get_type()) { bar.accessibleLabel = "Scroll" }
  }
}

extension Window {
  /// A window that belongs to another and shows one page; Escape closes it.
  ///
  /// - Parameter heading: a shorter title for the header, which fits a narrow window in large text.
  public convenience init(title: String, heading: String? = nil, page: PreferencesPage, over parent: Window?) {
    self.init(title: title, width: 480, height: 680, over: parent)
    page.expandsVertically = true
    let header = HeaderBar()
    if let heading { header.setTitleWidget(WindowTitle(heading)) }
    setContent(Box(.vertical, [header, page]))
  }
}

/// A title over rows that belong together.
public final class PreferencesGroup: Widget {
  public convenience init(title: String, _ rows: [Widget]) {
    self.init(new: adw_preferences_group_new())
    // Libadwaita names the list by it.
    // Unlike a row's, it is always markup.
    let escaped = g_markup_escape_text(title, -1)
    adw_preferences_group_set_title(cast(), escaped)
    g_free(escaped)
    for row in rows { add(row) }
  }

  /// A sentence under the title, as plain text, which names the list to a screen reader with it.
  public func setExplanation(_ text: String) {
    let escaped = g_markup_escape_text(text, -1)
    adw_preferences_group_set_description(cast(), escaped)
    g_free(escaped)
  }

  /// Adds a row below the others.
  public func add(_ row: Widget) { adw_preferences_group_add(cast(), row.widget) }

  /// Scrolls the page so that the group begins at its top, as far as there is enough below. It must have been laid out.
  public func scrollToTop() {
    guard let scrolled = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()) else { return }
    var (x, y) = (0.0, 0.0)
    guard gtk_widget_translate_coordinates(widget, scrolled, 0, 0, &x, &y) != 0 else { return }
    let adjustment = ScrolledWindow(retaining: UnsafeMutableRawPointer(scrolled)).verticalAdjustment
    adjustment.value += y - 12
  }
}

/// A line that holds a widget of its own, which alone is spoken of.
public final class PreferencesRow: Widget {
  public convenience init(_ content: Widget) {
    self.init(new: adw_preferences_row_new())
    gtk_list_box_row_set_child(cast(), content.widget)
    gtk_list_box_row_set_activatable(cast(), 0)
    isFocusable = false
  }
}

/// A line with a title and a control. The control has the keyboard's focus, and says what the line says.
public final class ActionRow: Widget {
  /// - Parameters:
  ///   - isActivatable: whether pressing the line anywhere presses the control.
  public convenience init(title: String, control: Widget, isBefore: Bool = false, isActivatable: Bool = false) {
    self.init(new: adw_action_row_new())
    setPlainTitle(title)
    control.verticalAlignment = .center
    isBefore ? adw_action_row_add_prefix(cast(), control.widget) : adw_action_row_add_suffix(cast(), control.widget)
    if isActivatable {
      // libadwaita names it by the title.
      adw_action_row_set_activatable_widget(cast(), control.widget)
    } else if control.accessibleLabel == nil {
      control.accessibleLabel = title
    }
    isFocusable = false
  }

  /// A line with a title and smaller words below it, to be pressed; ``subtitle`` changes the words.
  public convenience init(title: String, subtitle: String) {
    self.init(new: adw_action_row_new())
    setPlainTitle(title)
    adw_action_row_set_subtitle(cast(), subtitle)
    // libadwaita names it by the title.
    accessibleDescription = subtitle
    gtk_list_box_row_set_activatable(cast(), 1)
  }

  /// The same for a line that leads on to a page, which a sign at its end tells.
  public convenience init(leadingOn title: String) {
    self.init(title: title, subtitle: "")
    let sign = Icon("go-next-symbolic")
    withExtendedLifetime(sign) { adw_action_row_add_suffix(cast(), sign.widget) }
  }

  /// Titles come from anywhere, and none is markup.
  private func setPlainTitle(_ title: String) {
    adw_preferences_row_set_use_markup(cast(), 0)
    adw_preferences_row_set_title(cast(), title)
  }

  /// Calls `body` when the line is pressed, or activated by a key.
  public func onActivate(_ body: @escaping () -> Void) { connect("activated", body) }

  /// A line with a title and words at its end, which takes the keyboard's focus itself.
  public convenience init(title: String, words: String) {
    self.init(new: adw_action_row_new())
    setPlainTitle(title)
    let label = Label(words)
    label.addStyle("dim-label")
    label.wraps = true
    label.asksForWholeLines = true
    adw_action_row_add_suffix(cast(), label.widget)
    accessibleDescription = words
  }

  /// Puts a widget, such as a picture, before the title.
  public func addPrefix(_ widget: Widget) { adw_action_row_add_prefix(cast(), widget.widget) }

  /// Puts a widget, such as a button, at the end of the line.
  public func addSuffix(_ widget: Widget) {
    widget.verticalAlignment = .center
    adw_action_row_add_suffix(cast(), widget.widget)
  }

  /// Small print under the title, as plain text; empty takes no room.
  public var subtitle: String {
    get { adw_action_row_get_subtitle(cast()).map { String(cString: $0) } ?? "" }
    set {
      adw_action_row_set_subtitle(cast(), newValue)
      if gtk_list_box_row_get_activatable(cast()) != 0, isFocusable { accessibleDescription = newValue }
    }
  }
}
