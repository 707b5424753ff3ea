import CAdwaita

/// Text that takes the room it is given, a number of lines, whatever it says; what does not fit ends in "…".
///
/// It is laid out only when it is drawn, which makes long texts in lists cheap where a wrapping ``Label`` is not.
///
/// Source: [GtkInscription](https://docs.gtk.org/gtk4/class.Inscription.html).
public final class Inscription: Widget {
  /// - Parameters:
  ///   - lines: how many lines it would like to have room for.
  ///   - leastLines: how many it must have, where that is fewer.
  public convenience init(lines: Int, leastLines: Int? = nil) {
    self.init(new: gtk_inscription_new(nil))
    gtk_inscription_set_min_lines(opaque, guint(clamping: leastLines ?? lines))
    gtk_inscription_set_nat_lines(opaque, guint(clamping: lines))
    gtk_inscription_set_min_chars(opaque, 0)
    gtk_inscription_set_nat_chars(opaque, 0)
    gtk_inscription_set_wrap_mode(opaque, PANGO_WRAP_WORD)
    gtk_inscription_set_text_overflow(opaque, GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END)
    gtk_inscription_set_yalign(opaque, 0)
  }

  /// What it says, as plain text; setting it does not change the room that it takes.
  public var text: String {
    get { gtk_inscription_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_inscription_set_text(opaque, newValue) }
  }

  /// Has the text begin where lines of the page begin, in whatever script it is; else it begins where its own script does.
  public func alignWithPage() {
    let direction = pango_find_base_dir(text, -1)
    let isPageMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let isOther = isPageMirrored ? direction == PANGO_DIRECTION_LTR : direction == PANGO_DIRECTION_RTL
    gtk_inscription_set_xalign(opaque, isOther ? 1 : 0)
  }

  /// Breaks also within a word that is longer than a line.
  public var breaksWords: Bool {
    get { gtk_inscription_get_wrap_mode(opaque) == PANGO_WRAP_WORD_CHAR }
    set { gtk_inscription_set_wrap_mode(opaque, newValue ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD) }
  }
}

extension Widget {
  /// How high a text is at a width, and how many lines it takes, in this widget's font; words that are too long are broken.
  /// The font is sure only while the widget is in a window.
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
