import CAdwaita

/// Text that takes the room it is given, a number of lines, whatever it says; what does not fit ends in "…".
///
/// It is laid out only when it is drawn, which makes long texts in lists cheap where a wrapping ``Label`` is not.
///
/// Source: [GtkInscription](https://docs.gtk.org/gtk4/class.Inscription.html).
public final class Inscription: Widget {
  public convenience init(lines: Int) {
    self.init(new: gtk_inscription_new(nil))
    self.lines = lines
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

  /// How many lines it has room for.
  public var lines: Int {
    get { Int(gtk_inscription_get_min_lines(opaque)) }
    set {
      gtk_inscription_set_min_lines(opaque, guint(clamping: newValue))
      gtk_inscription_set_nat_lines(opaque, guint(clamping: newValue))
    }
  }

  /// Breaks also within a word that is longer than a line.
  public var breaksWords: Bool {
    get { gtk_inscription_get_wrap_mode(opaque) == PANGO_WRAP_WORD_CHAR }
    set { gtk_inscription_set_wrap_mode(opaque, newValue ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD) }
  }
}

extension Widget {
  /// How wide a text is on one line in this widget's font, in application pixels. The font is sure only while the widget
  /// is in a window.
  public func width(ofText text: String) -> Int { withLayout(of: text, width: nil) { $0.width } }

  /// How high a text is at a width, and how many lines it takes, in this widget's font; words that are too long are broken.
  public func height(ofText text: String, width: Int) -> (height: Int, lines: Int) {
    withLayout(of: text, width: width) { ($0.height, $0.lines) }
  }

  private func withLayout<Result>(
    of text: String, width: Int?, _ body: ((width: Int, height: Int, lines: Int)) -> Result
  ) -> Result {
    let layout = gtk_widget_create_pango_layout(widget, text)
    defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
    if let width {
      pango_layout_set_width(layout, gint(clamping: width * Int(PANGO_SCALE)))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }
    var (textWidth, textHeight): (gint, gint) = (0, 0)
    pango_layout_get_pixel_size(layout, &textWidth, &textHeight)
    return body((Int(textWidth), Int(textHeight), Int(pango_layout_get_line_count(layout))))
  }
}
