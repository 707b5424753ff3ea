import CPango

/// Text fitted to a box: wrapped, balanced and as large as the box allows. It is never cut off.
///
/// The text is laid out at one font size and scaled when drawn, so lines break alike in images of all sizes.
final class TextBlock {
  /// The size of the drawn ink, in pixels of the design size.
  private(set) var width = 0.0
  private(set) var height = 0.0
  private(set) var lineCount = 1
  /// The font size in pixels of the design size.
  var size: Double { Self.layoutSize * scale }

  private static let layoutSize = 100.0
  /// The font size below which breaking long words is better than shrinking the text further.
  private static let legibleSize = 56.0

  private let layout: OpaquePointer
  private let typeface: Typeface
  private let isCentered: Bool
  private var scale = 1.0
  private var ink = PangoRectangle()

  /// Fits text to a box. Returns `nil` if the text is empty or no installed font has its characters.
  ///
  /// - Parameter largest: The maximum font size, in pixels of the design size.
  init?(
    _ text: String, _ typeface: Typeface, in box: Point, largest: Double, lines: Int = 16, isCentered: Bool = false,
    on canvas: Canvas
  ) {
    guard !text.isEmpty, let layout = pango_cairo_create_layout(canvas.context) else { return nil }
    self.layout = layout
    self.typeface = typeface
    self.isCentered = isCentered
    prepare(typeface.isUppercase ? text.uppercased() : text)
    guard pango_layout_get_unknown_glyphs_count(layout) == 0 else { return nil }
    fit(box, largest, lines)
    if size < min(Self.legibleSize, largest) {
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      fit(box, largest, lines)
    }
    (width, height) = (width * scale, height * scale)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// Draws the text with its ink's top left corner at a point, or its top center if centered.
  func draw(at point: Point, _ color: Color, on canvas: Canvas) {
    let origin = Point(isCentered ? point.x - width / 2 : point.x, point.y)
    canvas.transformed(to: origin, scale: Point(typeface.narrowing, 1) * scale) {
      cairo_translate(canvas.context, -Self.pixels(ink.x), -Self.pixels(ink.y))
      canvas.use(color)
      pango_cairo_show_layout(canvas.context, layout)
    }
  }

  private func prepare(_ text: String) {
    // Without hinting, letters have the same proportions at every scale.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(pango_layout_get_context(layout), options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(pango_layout_get_context(layout), 0)
    pango_layout_set_text(layout, text, -1)
    pango_layout_set_alignment(layout, isCentered ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT)
    let font = pango_font_description_from_string(typeface.font)
    pango_font_description_set_absolute_size(font, Self.layoutSize * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    let attributes = pango_attr_list_new()
    // From Pango 1.56 on, the layout's own line spacing shrinks with the canvas.
    pango_attr_list_insert(attributes, pango_attr_line_height_new(typeface.lineSpacing))
    let spacing = typeface.letterSpacing * Self.layoutSize * Double(PANGO_SCALE)
    pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32(spacing)))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Finds the width at which the wrapped text can be scaled up most.
  private func fit(_ box: Point, _ largest: Double, _ lines: Int) {
    scale = wrap(nil, box, largest)
    // The ink is narrower than the line, which ends with space.
    var (low, high, best) = (0.0, Self.pixels(ink.width) + 2 * Self.layoutSize, (limit: 0.0, lines: lineCount))
    best.limit = high
    for _ in 0..<9 {
      let limit = (low + high) / 2
      let possible = wrap(limit, box, largest)
      // Another line must make the letters visibly larger.
      if lineCount <= lines, possible > scale * (lineCount > best.lines ? 1.04 : 1) {
        (scale, best) = (possible, (limit, lineCount))
      }
      if lineCount < lines, box.x * height < box.y * width { high = limit } else { low = limit }
    }
    // Narrower lines balance the text, so that the last line isn't a single word.
    (low, high) = (0, best.limit)
    for _ in 0..<6 {
      let limit = (low + high) / 2
      if wrap(limit, box, largest) >= scale, lineCount == best.lines { high = limit } else { low = limit }
    }
    scale = wrap(high, box, largest)
  }

  /// Wraps the text at a width, and returns the largest scale at which it fits the box.
  private func wrap(_ limit: Double?, _ box: Point, _ largest: Double) -> Double {
    pango_layout_set_width(layout, limit.map { Int32($0 * Double(PANGO_SCALE)) } ?? -1)
    pango_layout_get_extents(layout, &ink, nil)
    (width, height) = (Self.pixels(ink.width) * typeface.narrowing, Self.pixels(ink.height))
    lineCount = Int(pango_layout_get_line_count(layout))
    return min(box.x / max(width, 1), box.y / max(height, 1), largest / Self.layoutSize)
  }

  private static func pixels(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}
