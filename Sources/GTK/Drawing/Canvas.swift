import CAdwaita

/// Cairo, as far as the app draws with it. Coordinates are application pixels.
public struct Canvas {
  let context: OpaquePointer
  let widget: UnsafeMutablePointer<GtkWidget>

  /// Draws in the widget's text colour, at an opacity of 0 … 1.
  public func useTextColor(opacity: Double = 1) {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * opacity)
  }

  /// Draws in a colour of the theme by its name, such as `accent_color`, at an opacity of 0 … 1; in the text's where the theme
  /// has none of that name.
  public func useColor(named name: String, opacity: Double = 1) {
    var color = GdkRGBA()
    guard gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color) != 0 else {
      return useTextColor(opacity: opacity)
    }
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * opacity)
  }

  /// Begins a part of the path at a point, without a line to it.
  public func move(to x: Double, _ y: Double) { cairo_move_to(context, x, y) }
  /// Adds a straight line to a point from where the path stands.
  public func line(to x: Double, _ y: Double) { cairo_line_to(context, x, y) }
  /// Adds a straight line back to where this part of the path began.
  public func closePath() { cairo_close_path(context) }
  /// Fills the path with the colour in use, and forgets it: the next one begins empty.
  public func fill() { cairo_fill(context) }

  /// Draws a line along the path with the colour in use, so many pixels wide, and forgets it.
  public func stroke(width: Double) {
    cairo_set_line_width(context, width)
    cairo_stroke(context)
  }

  /// Adds a rectangle to the path.
  public func rectangle(_ place: Rectangle) { cairo_rectangle(context, place.x, place.y, place.width, place.height) }

  /// Draws a text in the widget's own font with the colour in use, its top left at a point; what is wider than `width` ends
  /// in "…".
  public func text(_ text: String, x: Double, y: Double, width: Double? = nil) {
    let layout = gtk_widget_create_pango_layout(widget, text)
    defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
    if let width {
      pango_layout_set_width(layout, gint(clamping: Int(width * Double(PANGO_SCALE))))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    cairo_move_to(context, x, y)
    pango_cairo_show_layout(context, layout)
  }

  /// Draws only within a rectangle while `body` runs.
  public func clipped(x: Double, y: Double, width: Double, height: Double, _ body: () -> Void) {
    cairo_save(context)
    cairo_rectangle(context, x, y, width, height)
    cairo_clip(context)
    body()
    cairo_restore(context)
  }
}

extension Widget {
  /// How much room a text takes in one line of this widget's font, in application pixels.
  public func size(ofText text: String) -> (width: Double, height: Double) {
    let layout = gtk_widget_create_pango_layout(widget, text)
    defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
    var (width, height): (gint, gint) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return (Double(width), Double(height))
  }
}
