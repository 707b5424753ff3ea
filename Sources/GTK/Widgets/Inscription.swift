import CAdwaita

/// Text that takes the room it is given, a number of lines, whatever it says; what does not fit ends in "…".
///
/// It is laid out only when it is drawn, which makes long texts in lists cheap where a wrapping ``Label`` is not.
///
/// Source: [GtkInscription](https://docs.gtk.org/gtk4/class.Inscription.html).
public final class Inscription: Widget {
  public convenience init(lines: Int) {
    self.init(new: gtk_inscription_new(nil))
    gtk_inscription_set_min_lines(opaque, guint(clamping: lines))
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
}
