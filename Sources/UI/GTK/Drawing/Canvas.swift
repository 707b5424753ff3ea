import CAdwaita

/// A Cairo context, limited to the operations that the app uses. Coordinates are application pixels.
public struct Canvas {
  let context: OpaquePointer
  let widget: UnsafeMutablePointer<GtkWidget>

  /// Selects the widget's text color at an opacity from 0 to 1.
  public func useTextColor(opacity: Double = 1) {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * opacity)
  }

  /// Selects a named color of the theme, such as `accent_color`, at an opacity from 0 to 1. If the theme has no such
  /// color, selects the text color.
  public func useColor(named name: String, opacity: Double = 1) {
    var color = GdkRGBA()
    guard gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color) != 0 else {
      return useTextColor(opacity: opacity)
    }
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * opacity)
  }

  /// Begins a new subpath at a point.
  public func move(to x: Double, _ y: Double) { cairo_move_to(context, x, y) }
  /// Adds a straight line from the current point to another one.
  public func line(to x: Double, _ y: Double) { cairo_line_to(context, x, y) }
  /// Closes the current subpath with a straight line to its start.
  public func closePath() { cairo_close_path(context) }
  /// Fills the path with the selected color, then clears the path.
  public func fill() { cairo_fill(context) }

  /// Draws a line along the path with the selected color and a width in application pixels, then clears the path.
  public func stroke(width: Double) {
    cairo_set_line_width(context, width)
    cairo_stroke(context)
  }

  /// Adds a rectangle to the path.
  public func rectangle(_ bounds: Rectangle) {
    cairo_rectangle(context, bounds.x, bounds.y, bounds.width, bounds.height)
  }

  /// Draws a text in the widget's font with the selected color. The point is the text's top left corner; a text wider
  /// than `width` is ellipsized.
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

  /// Clips drawing to a rectangle while `body` runs.
  public func clipped(x: Double, y: Double, width: Double, height: Double, _ body: () -> Void) {
    cairo_save(context)
    cairo_rectangle(context, x, y, width, height)
    cairo_clip(context)
    body()
    cairo_restore(context)
  }
}

extension Widget {
  /// Returns the size of a text on one line in this widget's font, in application pixels.
  public func size(ofText text: String) -> (width: Double, height: Double) {
    let layout = gtk_widget_create_pango_layout(widget, text)
    defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
    var (width, height): (gint, gint) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return (Double(width), Double(height))
  }
}
