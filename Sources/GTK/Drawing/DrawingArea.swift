import CAdwaita

/// A widget that Swift draws.
public final class DrawingArea: Widget {
  public convenience init(width: Int, height: Int, draw: @escaping (Canvas, Int, Int) -> Void) {
    self.init(new: gtk_drawing_area_new())
    gtk_drawing_area_set_content_width(cast(), gint(width))
    gtk_drawing_area_set_content_height(cast(), gint(height))
    gtk_drawing_area_set_draw_func(
      cast(),
      { area, context, width, height, data in
        guard let area, let context else { return }
        MainActor.assumeIsolated {
          let widget = UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkWidget.self)
          let canvas = Canvas(context: context, widget: widget)
          CallbackBox<(Canvas, Int, Int) -> Void>.from(data)?.call(canvas, Int(width), Int(height))
        }
      }, CallbackBox(draw).retained(), releaseCallback)
  }

  /// Asks for the next frame to draw it anew; asking several times before that draws once.
  public func redraw() { gtk_widget_queue_draw(widget) }
}

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

  /// Begins a part of the path at a point, without a line to it.
  public func move(to x: Double, _ y: Double) { cairo_move_to(context, x, y) }
  /// Adds a straight line to a point from where the path stands.
  public func line(to x: Double, _ y: Double) { cairo_line_to(context, x, y) }
  /// Adds a straight line back to where this part of the path began.
  public func closePath() { cairo_close_path(context) }
  /// Fills the path with the colour in use, and forgets it: the next one begins empty.
  public func fill() { cairo_fill(context) }

  /// Draws only within a rectangle while `body` runs.
  public func clipped(x: Double, y: Double, width: Double, height: Double, _ body: () -> Void) {
    cairo_save(context)
    cairo_rectangle(context, x, y, width, height)
    cairo_clip(context)
    body()
    cairo_restore(context)
  }
}
