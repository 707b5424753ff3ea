// Filling and stroking on a canvas.
import CPango

extension Canvas {
  func fill(_ color: Color, _ opacity: Double = 1, _ path: () -> Void) {
    cairo_new_path(context)
    path()
    use(color, opacity)
    cairo_fill(context)
  }

  /// Fills with the even-odd rule, such as a disc with a hole.
  func fillOdd(_ color: Color, _ opacity: Double = 1, _ path: () -> Void) {
    saved {
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      fill(color, opacity, path)
    }
  }

  func stroke(_ color: Color, _ lineWidth: Double, _ opacity: Double = 1, _ path: () -> Void) {
    cairo_new_path(context)
    path()
    use(color, opacity)
    cairo_set_line_width(context, lineWidth)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(context)
  }

  func paint(_ color: Color) {
    use(color, 1)
    cairo_paint(context)
  }

  func rectangle(_ color: Color, _ box: Rectangle, _ opacity: Double = 1) {
    fill(color, opacity) { cairo_rectangle(context, box.x, box.y, box.width, box.height) }
  }

  func disc(_ color: Color, _ center: Point, _ radius: Double, _ opacity: Double = 1) {
    fill(color, opacity) { circle(center, radius) }
  }

  func ring(_ color: Color, _ center: Point, _ radius: Double, _ lineWidth: Double, _ opacity: Double = 1) {
    stroke(color, lineWidth, opacity) { circle(center, radius) }
  }

  func polygon(_ color: Color, _ points: [Point], _ opacity: Double = 1) {
    fill(color, opacity) { outline(points) }
  }

  func blob(_ color: Color, _ points: [Point], _ opacity: Double = 1) {
    fill(color, opacity) { smooth(points) }
  }

  /// Fills the frame with a vertical gradient between two heights.
  func wash(_ top: Color, _ bottom: Color, from start: Double, to end: Double) {
    guard let pattern = cairo_pattern_create_linear(0, start, 0, end) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_add_color_stop_rgb(pattern, 0, top.red, top.green, top.blue)
    cairo_pattern_add_color_stop_rgb(pattern, 1, bottom.red, bottom.green, bottom.blue)
    cairo_set_source(context, pattern)
    cairo_paint(context)
  }

  /// Darkens the corners slightly, as in old prints.
  func vignette(_ color: Color, _ opacity: Double) {
    let center = frame.center
    let reach = (width * width + height * height).squareRoot() / 2
    guard
      let pattern = cairo_pattern_create_radial(center.x, center.y, reach * 0.55, center.x, center.y, reach)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_add_color_stop_rgba(pattern, 0, color.red, color.green, color.blue, 0)
    cairo_pattern_add_color_stop_rgba(pattern, 1, color.red, color.green, color.blue, opacity)
    cairo_set_source(context, pattern)
    cairo_paint(context)
  }

  func use(_ color: Color, _ opacity: Double) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, opacity)
  }
}
