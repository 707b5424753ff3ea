import CAdwaita
import Localization

/// A page for states without content: an icon, a title, a description and an optional control.
public final class StatusPage: Widget {
  public convenience init(icon: String? = nil, title: String = "", description: String = "", child: Widget? = nil) {
    self.init(new: adw_status_page_new())
    self.icon = icon
    self.title = title
    self.explanation = description
    adw_status_page_set_child(opaque, child?.widget)
    nameParts()
  }

  /// The name of a themed icon, drawn large; `nil` for none.
  public var icon: String? {
    get { adw_status_page_get_icon_name(opaque).map { String(cString: $0) } }
    set { adw_status_page_set_icon_name(opaque, newValue) }
  }

  /// The title under the icon, as plain text. An empty title takes no space.
  public var title: String {
    get { adw_status_page_get_title(opaque).map { String(cString: $0) } ?? "" }
    set {
      adw_status_page_set_title(opaque, newValue)
      scrolled?.accessibleLabel = newValue
    }
  }

  /// The description under the title, as plain text.
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

  /// Sets the widget below the description, such as a button; `nil` removes it.
  public func setChild(_ child: Widget?) { adw_status_page_set_child(opaque, child?.widget) }

  /// The scrolled window of the page. It gets the focus if the page has no controls.
  private var scrolled: Widget? { firstChild(gtk_scrolled_window_get_type()) }

  private func nameParts() {
    firstChild(gtk_image_get_type())?.setAccessibleRole(.decoration)
    for bar in scrolled?.childWidgets ?? [] where bar.isKind(of: gtk_scrollbar_get_type()) {
      bar.accessibleLabel = tr("Scroll")
    }
  }
}
