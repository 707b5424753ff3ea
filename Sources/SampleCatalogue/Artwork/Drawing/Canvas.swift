import CPango

/// A place to draw on: a Cairo context, a frame in it, and the part of the frame where the eye should go.
struct Canvas {
  let context: OpaquePointer
  /// The whole area, its corner at 0, 0.
  let frame: Rectangle
  /// Where the motif belongs; around it the composition stays calm, as words may stand there.
  let focus: Rectangle

  /// A length that fits the frame whatever its shape: the side of a square of the same area.
  var unit: Double { (frame.width * frame.height).squareRoot() }
  var width: Double { frame.width }
  var height: Double { frame.height }

  init(context: OpaquePointer, width: Double, height: Double, focus: Rectangle? = nil) {
    self.context = context
    frame = Rectangle(0, 0, width, height)
    self.focus = focus ?? frame
  }

  /// Draws in a part of this canvas as if it were all there is; nothing leaves the part.
  func within(_ part: Rectangle, focus: Rectangle? = nil, _ draw: (Canvas) -> Void) {
    saved {
      cairo_translate(context, part.x, part.y)
      // A hard edge: a soft one would let the ground shine through as a hairline.
      cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
      cairo_new_path(context)
      cairo_rectangle(context, 0, 0, part.width, part.height)
      cairo_clip(context)
      cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
      draw(Canvas(context: context, width: part.width, height: part.height, focus: focus))
    }
  }

  /// Draws, then takes back every change to the way of drawing.
  func saved(_ draw: () -> Void) {
    cairo_save(context)
    draw()
    cairo_restore(context)
  }

  /// Draws only inside a path.
  func clipped(to path: () -> Void, _ draw: () -> Void) {
    saved {
      cairo_new_path(context)
      path()
      cairo_clip(context)
      draw()
    }
  }

  /// Draws turned around a point by an angle in radians.
  func turned(_ angle: Double, around point: Point, _ draw: () -> Void) {
    saved {
      cairo_translate(context, point.x, point.y)
      cairo_rotate(context, angle)
      cairo_translate(context, -point.x, -point.y)
      draw()
    }
  }

  /// Draws with left and right exchanged about the frame's middle.
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
