import CAdwaita
import GTK

/// The text layout of a label or an inscription.
struct LaidOutText {
  let string: String
  /// Whether there is a font for each character. Otherwise, there are boxes, which newer versions of Pango don't wrap.
  let hasFont: Bool
  /// Whether the text is ellipsized.
  let isShortened: Bool
  /// Whether a line begins inside a word.
  let breaksWord: Bool
  /// The number of visible lines.
  let lines: Int
  /// The intended number of lines; 0 if unspecified.
  let expectedLines: Int
  /// The excess of the text's size over the available space, in application pixels.
  let overflow: Double
  /// The bounds of the glyphs in the surface's image.
  let ink: Rect

  /// Creates the layout of an element; `nil` if it doesn't show text itself.
  init?(_ element: Element) {
    let widget = element.widget
    if widget.isA(gtk_label_get_type()) {
      self.init(label: widget, element)
    } else if widget.isA(gtk_inscription_get_type()) {
      self.init(inscription: widget, element)
    } else {
      return nil
    }
  }

  var isEmpty: Bool { string.allSatisfy(\.isWhitespace) }

  private init(label: Widget, _ element: Element) {
    var (x, y): (gint, gint) = (0, 0)
    gtk_label_get_layout_offsets(label.opaque, &x, &y)
    self.init(
      gtk_label_get_layout(label.opaque), at: (Double(x), Double(y)), in: label, element,
      expectedLines: Int(max(0, gtk_label_get_lines(label.opaque))))
  }

  /// Rebuilds an inscription's layout by the same rules, because GTK doesn't expose it.
  private init?(inscription: Widget, _ element: Element) {
    let layout = gtk_widget_create_pango_layout(inscription.widget, gtk_inscription_get_text(inscription.opaque))
    guard let layout else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let (width, height) = inscription.size
    pango_layout_set_attributes(layout, gtk_inscription_get_attributes(inscription.opaque))
    pango_layout_set_wrap(layout, gtk_inscription_get_wrap_mode(inscription.opaque))
    pango_layout_set_width(layout, gint(width) * PANGO_SCALE)
    let ellipsis: PangoEllipsizeMode? =
      switch gtk_inscription_get_text_overflow(inscription.opaque) {
      case GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_START: PANGO_ELLIPSIZE_START
      case GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_MIDDLE: PANGO_ELLIPSIZE_MIDDLE
      case GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END: PANGO_ELLIPSIZE_END
      default: nil
      }
    if let ellipsis {
      pango_layout_set_height(layout, gint(height) * PANGO_SCALE)
      pango_layout_set_ellipsize(layout, ellipsis)
    }
    self.init(
      layout, at: (0, 0), in: inscription, element,
      expectedLines: Int(gtk_inscription_get_nat_lines(inscription.opaque)))
  }

  private init(
    _ layout: OpaquePointer?, at offset: (x: Double, y: Double), in widget: Widget, _ element: Element,
    expectedLines: Int
  ) {
    string = pango_layout_get_text(layout).map { String(cString: $0) } ?? ""
    hasFont = pango_layout_get_unknown_glyphs_count(layout) == 0
    isShortened = pango_layout_is_ellipsized(layout) != 0
    breaksWord = Self.breaksWord(layout)
    lines = Int(pango_layout_get_line_count(layout))
    self.expectedLines = expectedLines
    var (inked, whole) = (PangoRectangle(), PangoRectangle())
    pango_layout_get_pixel_extents(layout, &inked, &whole)
    overflow = max(Double(whole.width) - Double(widget.size.width), Double(whole.height) - Double(widget.size.height))
    // The content starts inside the padding and border.
    let frame = (x: element.area.x - (element.boundsInside.x), y: element.area.y - element.boundsInside.y)
    ink = Rect(
      x: frame.x + offset.x + Double(inked.x), y: frame.y + offset.y + Double(inked.y), width: Double(inked.width),
      height: Double(inked.height))
  }
}

extension LaidOutText {
  private static func breaksWord(_ layout: OpaquePointer?) -> Bool {
    var count: gint = 0
    guard let text = pango_layout_get_text(layout), let attributes = pango_layout_get_log_attrs_readonly(layout, &count)
    else { return false }
    return (1..<max(1, pango_layout_get_line_count(layout))).contains { index in
      guard let line = pango_layout_get_line_readonly(layout, index) else { return false }
      let start = g_utf8_pointer_to_offset(text, text + Int(line.pointee.start_index))
      return start < Int(count) && attributes[start].is_line_break == 0
    }
  }
}

extension Element {
  /// The bounds in the element's own coordinates, whose origin is at the content. The border is outside it.
  fileprivate var boundsInside: Rect { widget.area(in: widget) ?? Rect(x: 0, y: 0, width: 0, height: 0) }
}
