import CAdwaita

/// A page for when there is nothing to show: an icon, a title, a sentence, and something to press.
public final class StatusPage: Widget {
  public convenience init(icon: String? = nil, title: String = "", description: String = "", child: Widget? = nil) {
    self.init(new: adw_status_page_new())
    self.icon = icon
    self.title = title
    self.explanation = description
    adw_status_page_set_child(opaque, child?.widget)
    nameParts()
  }

  /// A named icon of the theme, drawn large; `nil` for none.
  public var icon: String? {
    get { adw_status_page_get_icon_name(opaque).map { String(cString: $0) } }
    set { adw_status_page_set_icon_name(opaque, newValue) }
  }

  /// The words under the icon, as plain text; empty takes no room.
  public var title: String {
    get { adw_status_page_get_title(opaque).map { String(cString: $0) } ?? "" }
    set {
      adw_status_page_set_title(opaque, newValue)
      scrolled?.accessibleLabel = newValue
    }
  }

  /// The sentence under the title, as plain text.
  public var explanation: String {
    get {
      guard let markup = adw_status_page_get_description(opaque) else { return "" }
      var text: UnsafeMutablePointer<CChar>?
      pango_parse_markup(markup, -1, 0, nil, &text, nil, nil)
      defer { g_free(text) }
      return text.map { String(cString: $0) } ?? ""
    }
    set {
      let escaped = g_markup_escape_text(newValue, -1)
      adw_status_page_set_description(opaque, escaped)
      g_free(escaped)
    }
  }

  /// Puts a widget, such as a button, below the sentence, in place of the one before; `nil` takes that out.
  public func setChild(_ child: Widget?) { adw_status_page_set_child(opaque, child?.widget) }

  /// What scrolls the page where it does not fit: without anything to press, the keyboard's focus is there.
  private var scrolled: Widget? { firstChild(gtk_scrolled_window_get_type()) }

  private func nameParts() {
    firstChild(gtk_image_get_type())?.setAccessibleRole(.decoration)
    for bar in scrolled?.childWidgets ?? [] where bar.isKind(of: gtk_scrollbar_get_type()) {
      bar.accessibleLabel = "Scroll"
    }
  }
}
