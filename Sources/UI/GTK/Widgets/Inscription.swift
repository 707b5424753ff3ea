import CAdwaita

/// Text in a fixed number of lines. Its size doesn't depend on its content; text that doesn't fit is ellipsized.
///
/// It computes its layout only when it is drawn. In lists, long texts are therefore cheap, unlike in a wrapping
/// ``Label``.
///
/// Source: [GtkInscription](https://docs.gtk.org/gtk4/class.Inscription.html).
public final class Inscription: Widget {
  /// Creates an empty text.
  ///
  /// - Parameters:
  ///   - lines: The preferred number of lines.
  ///   - minimumLines: The minimum number of lines, if smaller.
  ///   - characters: The preferred length of a line.
  public convenience init(lines: Int, minimumLines: Int? = nil, characters: Int = 0) {
    self.init(new: gtk_inscription_new(nil))
    gtk_inscription_set_min_lines(opaque, guint(clamping: minimumLines ?? lines))
    gtk_inscription_set_nat_lines(opaque, guint(clamping: lines))
    gtk_inscription_set_min_chars(opaque, 0)
    gtk_inscription_set_nat_chars(opaque, guint(clamping: characters))
    gtk_inscription_set_wrap_mode(opaque, PANGO_WRAP_WORD)
    gtk_inscription_set_text_overflow(opaque, GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END)
    gtk_inscription_set_yalign(opaque, 0)
  }

  /// The plain text. Setting it doesn't change the widget's size.
  public var text: String {
    get { gtk_inscription_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_inscription_set_text(opaque, newValue) }
  }

  /// Aligns the text with the start edge of the page, regardless of its script's direction. By default, the text starts
  /// where its own script does.
  public func alignWithPage() {
    let direction = pango_find_base_dir(text, -1)
    let isPageMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let isOther = isPageMirrored ? direction == PANGO_DIRECTION_LTR : direction == PANGO_DIRECTION_RTL
    gtk_inscription_set_xalign(opaque, isOther ? 1 : 0)
  }

  /// Whether lines can also break within a word that is longer than a line.
  public var breaksWords: Bool {
    get { gtk_inscription_get_wrap_mode(opaque) == PANGO_WRAP_WORD_CHAR }
    set { gtk_inscription_set_wrap_mode(opaque, newValue ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD) }
  }
}

extension Widget {
  /// Returns the height and the number of lines of a text at a width in this widget's font. Long words are broken.
  ///
  /// The font is only reliable while the widget is in a window.
  public func height(ofText text: String, width: Int) -> (height: Int, lines: Int) {
    let layout = gtk_widget_create_pango_layout(widget, text)
    defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
    pango_layout_set_width(layout, gint(clamping: width * Int(PANGO_SCALE)))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    var height: gint = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    return (Int(height), Int(pango_layout_get_line_count(layout)))
  }
}
