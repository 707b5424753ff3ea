import CPango

/// A drawing area: a Cairo context, a frame, and the part of the frame for the motif.
struct Canvas {
  let context: OpaquePointer
  /// The whole area, with its origin at 0, 0.
  let frame: Rectangle
  /// The area for the motif. The composition keeps the rest clear for text.
  let focus: Rectangle

  /// A length in proportion to the frame: the side of a square with the same area.
  var unit: Double { (width * height).squareRoot() }
  var width: Double { frame.width }
  var height: Double { frame.height }

  init(context: OpaquePointer, width: Double, height: Double, focus: Rectangle? = nil) {
    self.context = context
    frame = Rectangle(0, 0, width, height)
    self.focus = focus ?? frame
  }

  /// Draws within a part of this canvas as if it were the whole, clipped to the part.
  func within(_ part: Rectangle, focus: Rectangle? = nil, _ draw: (Canvas) -> Void) {
    transformed(to: [part.x, part.y]) {
      // A hard edge, because an antialiased one would show the background as a hairline.
      cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
      clipped(to: { box(Rectangle(0, 0, part.width, part.height)) }) {
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
        draw(Canvas(context: context, width: part.width, height: part.height, focus: focus))
      }
    }
  }

  /// Draws with the origin at a point and with other units, then restores the graphics state.
  func transformed(to origin: Point = .zero, scale: Point = .one, _ draw: () -> Void) {
    cairo_save(context)
    cairo_translate(context, origin.x, origin.y)
    cairo_scale(context, scale.x, scale.y)
    draw()
    cairo_restore(context)
  }

  func clipped(to path: () -> Void, _ draw: () -> Void) {
    transformed {
      cairo_new_path(context)
      path()
      cairo_clip(context)
      draw()
    }
  }
}

// Painting.
extension Canvas {
  func use(_ color: Color, _ opacity: Double = 1) {
    cairo_set_source_rgba(context, color.components.x, color.components.y, color.components.z, opacity)
  }

  func fill(_ color: Color, _ opacity: Double = 1, _ path: () -> Void) {
    use(color, opacity)
    cairo_new_path(context)
    path()
    cairo_fill(context)
  }

  func stroke(_ color: Color, _ lineWidth: Double, _ path: () -> Void) {
    use(color)
    cairo_set_line_width(context, lineWidth)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_new_path(context)
    path()
    cairo_stroke(context)
  }

  func rectangle(_ color: Color, _ area: Rectangle) { fill(color) { box(area) } }
  func disc(_ color: Color, _ center: Point, _ radius: Double) { fill(color) { circle(center, radius) } }
  func polygon(_ color: Color, _ points: [Point], _ opacity: Double = 1) { fill(color, opacity) { outline(points) } }
  func blob(_ color: Color, _ points: [Point]) { fill(color) { smooth(points) } }

  /// Fills a path with a vertical gradient between two heights.
  func fade(_ top: Color, _ bottom: Color, from start: Double, to end: Double, _ path: () -> Void) {
    fill(with: cairo_pattern_create_linear(0, start, 0, end), (top, 1), (bottom, 1), path)
  }

  /// Draws a disc in a halo.
  func lamp(_ color: Color, _ center: Point, _ radius: Double) {
    let halo = cairo_pattern_create_radial(center.x, center.y, radius, center.x, center.y, radius * 2.4)
    fill(with: halo, (color, 0.4), (color, 0)) { circle(center, radius * 2.4) }
    disc(color, center, radius)
  }

  /// Darkens the corners slightly, as in old prints.
  func vignette(_ color: Color, _ opacity: Double) {
    let (center, reach) = (frame.at(0.5, 0.5), (width * width + height * height).squareRoot() / 2)
    let shade = cairo_pattern_create_radial(center.x, center.y, reach * 0.55, center.x, center.y, reach)
    fill(with: shade, (color, 0), (color, opacity)) { box(frame) }
  }

  private func fill(with shade: OpaquePointer?, _ start: (Color, Double), _ end: (Color, Double), _ path: () -> Void) {
    for (offset, (color, opacity)) in [(0.0, start), (1, end)] {
      let parts = color.components
      cairo_pattern_add_color_stop_rgba(shade, offset, parts.x, parts.y, parts.z, opacity)
    }
    cairo_set_source(context, shade)
    cairo_pattern_destroy(shade)
    cairo_new_path(context)
    path()
    cairo_fill(context)
  }
}

// Paths.
extension Canvas {
  func box(_ area: Rectangle) { cairo_rectangle(context, area.x, area.y, area.width, area.height) }

  func circle(_ center: Point, _ radius: Double) {
    cairo_new_sub_path(context)
    arc(center, radius, from: 0, to: 2 * .pi)
    cairo_close_path(context)
  }

  /// Adds a part of a circle, clockwise between two angles in radians.
  func arc(_ center: Point, _ radius: Double, from start: Double, to end: Double) {
    cairo_arc(context, center.x, center.y, max(radius, 0), start, end)
  }

  /// Adds straight lines from the current point, if any, through the points.
  func outline(_ points: [Point], isClosed: Bool = true) {
    for point in points { cairo_line_to(context, point.x, point.y) }
    if isClosed { cairo_close_path(context) }
  }

  /// Adds a smooth curve through the points.
  func smooth(_ points: [Point], isClosed: Bool = true) {
    let count = points.count
    func at(_ index: Int) -> Point { points[isClosed ? (index + count) % count : min(max(index, 0), count - 1)] }
    outline([points[0]], isClosed: false)
    for index in 1..<(isClosed ? count + 1 : count) {
      let (start, end) = (at(index - 1), at(index))
      let (first, second) = (start + (end - at(index - 2)) / 6, end - (at(index + 1) - start) / 6)
      cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
    }
  }
}
