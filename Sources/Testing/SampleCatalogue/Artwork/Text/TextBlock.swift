import CPango

/// Text fitted to a box: wrapped, balanced and as large as the box allows.
final class TextBlock {
  enum Alignment: Sendable {
    case leading, center
  }

  /// The style of a text block.
  struct Style {
    var typeface: Typeface
    var alignment = Alignment.leading
    /// The allowed font sizes, in pixels of the design size.
    var sizes: ClosedRange<Double>
    var maximumLines = 5
  }

  /// The size of the ink rectangle, in pixels of the design size.
  private(set) var width = 0.0
  private(set) var height = 0.0
  private(set) var size: Double
  private(set) var lineCount = 1
  /// Whether the text doesn't fit at the smallest size and ends with an ellipsis.
  var isShortened: Bool { pango_layout_is_ellipsized(layout) != 0 }

  private let layout: OpaquePointer
  private let style: Style
  private var ink = PangoRectangle()

  /// Fits text to a box. Returns `nil` if the text is empty or no installed font has its characters.
  init?(_ text: String, style: Style, width: Double, height: Double, on canvas: Canvas) {
    guard !text.isEmpty, let layout = pango_cairo_create_layout(canvas.context) else { return nil }
    self.layout = layout
    self.style = style
    size = style.sizes.upperBound
    prepare(style.typeface.text(text))
    guard pango_layout_get_unknown_glyphs_count(layout) == 0 else { return nil }
    fit(width, height)
    balance(within: height)
    measure()
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Draws the text with its ink's top left corner at a point, or its top center if centered.
  func draw(at point: Point, _ color: Color, on canvas: Canvas) {
    let narrowing = style.typeface.narrowing
    let left = style.alignment == .leading ? point.x : point.x - width / 2
    canvas.saved {
      cairo_translate(canvas.context, left, point.y)
      cairo_scale(canvas.context, narrowing, 1)
      cairo_translate(canvas.context, -pixels(ink.x), -pixels(ink.y))
      canvas.use(color, 1)
      pango_cairo_show_layout(canvas.context, layout)
    }
  }
}

private extension TextBlock {
  func prepare(_ text: String) {
    // Without hinting, line breaks are the same at every scale.
    if let options = cairo_font_options_create() {
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      pango_cairo_context_set_font_options(pango_layout_get_context(layout), options)
      cairo_font_options_destroy(options)
    }
    pango_context_set_round_glyph_positions(pango_layout_get_context(layout), 0)
    pango_layout_set_text(layout, text, -1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
    pango_layout_set_alignment(layout, style.alignment == .center ? PANGO_ALIGN_CENTER : PANGO_ALIGN_LEFT)
    apply(size)
  }

  func apply(_ size: Double) {
    self.size = size
    guard let font = pango_font_description_new() else { return }
    defer { pango_font_description_free(font) }
    pango_font_description_set_family(font, style.typeface.family)
    pango_font_description_set_weight(font, style.typeface.weight)
    if style.typeface.isCondensed { pango_font_description_set_stretch(font, PANGO_STRETCH_CONDENSED) }
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    guard let attributes = pango_attr_list_new() else { return }
    defer { pango_attr_list_unref(attributes) }
    // From Pango 1.56 on, the layout's own line spacing shrinks with the canvas.
    pango_attr_list_insert(attributes, pango_attr_line_height_new(style.typeface.lineSpacing))
    if style.typeface.letterSpacing != 0 {
      pango_attr_list_insert(
        attributes, pango_attr_letter_spacing_new(Int32(style.typeface.letterSpacing * size * Double(PANGO_SCALE))))
    }
    pango_layout_set_attributes(layout, attributes)
  }

  /// Finds the largest size that fits. If none does, uses the smallest, breaks within words and adds an ellipsis.
  func fit(_ width: Double, _ height: Double) {
    pango_layout_set_width(layout, units(width / style.typeface.narrowing))
    var (low, high) = (style.sizes.lowerBound, style.sizes.upperBound)
    if fits(high, width, height) { return }
    guard fits(low, width, height) else {
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      // In Pango, a negative height is a number of lines.
      let lines = height / (size * style.typeface.lineSpacing * 1.4)
      pango_layout_set_height(layout, -max(Int32(lines), 1))
      return
    }
    while high - low > max(1, low * 0.015) {
      let middle = (low + high) / 2
      if fits(middle, width, height) { low = middle } else { high = middle }
    }
    apply(low)
  }

  func fits(_ size: Double, _ width: Double, _ height: Double) -> Bool {
    apply(size)
    measure()
    return self.width <= width && self.height <= height && lineCount <= style.maximumLines
  }

  /// Narrows the lines without adding one, so that the last line isn't a single word.
  func balance(within limit: Double) {
    measure()
    guard lineCount > 1, pango_layout_get_ellipsize(layout) == PANGO_ELLIPSIZE_NONE else { return }
    let lines = lineCount
    var (low, high) = (0.0, Double(pango_layout_get_width(layout)))
    for _ in 0..<7 {
      let middle = (low + high) / 2
      pango_layout_set_width(layout, Int32(middle))
      measure()
      let isWithin = width * Double(PANGO_SCALE) / style.typeface.narrowing <= middle
      if lineCount == lines, height <= limit, isWithin { high = middle } else { low = middle }
    }
    pango_layout_set_width(layout, Int32(high.rounded(.up)))
  }

  func measure() {
    pango_layout_get_extents(layout, &ink, nil)
    width = pixels(ink.width) * style.typeface.narrowing
    height = pixels(ink.height)
    lineCount = Int(pango_layout_get_line_count(layout))
  }

  func units(_ pixels: Double) -> Int32 {
    Int32(pixels * Double(PANGO_SCALE))
  }

  func pixels(_ units: Int32) -> Double {
    Double(units) / Double(PANGO_SCALE)
  }
}
