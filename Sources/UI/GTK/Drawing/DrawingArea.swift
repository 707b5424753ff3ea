import CAdwaita

/// A widget with custom drawing in Swift.
public final class DrawingArea: Widget {
  /// Creates a drawing area.
  ///
  /// - Parameters:
  ///   - width: The natural width in application pixels.
  ///   - height: The natural height in application pixels.
  ///   - draw: A closure that draws the content on a canvas. It receives the current width and height.
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

  /// The natural size in application pixels.
  public var contentSize: (width: Int, height: Int) {
    get { (Int(gtk_drawing_area_get_content_width(cast())), Int(gtk_drawing_area_get_content_height(cast()))) }
    set {
      gtk_drawing_area_set_content_width(cast(), gint(newValue.width))
      gtk_drawing_area_set_content_height(cast(), gint(newValue.height))
    }
  }

  /// Requests a redraw in the next frame. Several requests before that frame cause a single redraw.
  public func redraw() { gtk_widget_queue_draw(widget) }
}
