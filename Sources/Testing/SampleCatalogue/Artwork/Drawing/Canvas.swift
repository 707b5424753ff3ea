import CPango

/// A drawing area: a Cairo context, a frame, and the part of the frame for the motif.
struct Canvas {
  let context: OpaquePointer
  /// The whole area, with its origin at 0, 0.
  let frame: Rectangle
  /// The area for the motif. The composition keeps the rest clear for text.
  let focus: Rectangle

  /// A length in proportion to the frame: the side of a square with the same area.
  var unit: Double { (frame.width * frame.height).squareRoot() }
  var width: Double { frame.width }
  var height: Double { frame.height }

  init(context: OpaquePointer, width: Double, height: Double, focus: Rectangle? = nil) {
    self.context = context
    frame = Rectangle(0, 0, width, height)
    self.focus = focus ?? frame
  }

  /// Draws within a part of this canvas as if it were the whole, clipped to the part.
  func within(_ part: Rectangle, focus: Rectangle? = nil, _ draw: (Canvas) -> Void) {
    saved {
      cairo_translate(context, part.x, part.y)
      // A hard edge, because an antialiased one would show the background as a hairline.
      cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
      cairo_new_path(context)
      cairo_rectangle(context, 0, 0, part.width, part.height)
      cairo_clip(context)
      cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
      draw(Canvas(context: context, width: part.width, height: part.height, focus: focus))
    }
  }

  /// Draws, then restores the graphics state.
  func saved(_ draw: () -> Void) {
    cairo_save(context)
    draw()
    cairo_restore(context)
  }

  /// Draws clipped to a path.
  func clipped(to path: () -> Void, _ draw: () -> Void) {
    saved {
      cairo_new_path(context)
      path()
      cairo_clip(context)
      draw()
    }
  }

  /// Draws rotated around a point, by an angle in radians.
  func turned(_ angle: Double, around point: Point, _ draw: () -> Void) {
    saved {
      cairo_translate(context, point.x, point.y)
      cairo_rotate(context, angle)
      cairo_translate(context, -point.x, -point.y)
      draw()
    }
  }

  /// Draws mirrored horizontally if `isMirrored` is true.
  func mirrored(_ isMirrored: Bool, _ draw: () -> Void) {
    saved {
      if isMirrored {
        cairo_translate(context, width, 0)
        cairo_scale(context, -1, 1)
      }
      draw()
    }
  }
}
