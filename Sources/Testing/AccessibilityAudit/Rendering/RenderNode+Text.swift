import CAdwaita

/// A piece of rendered text on one line, in one font.
struct TextRun {
  /// The bounds of the text in the image.
  var area: Rect
  /// The font size in application pixels.
  var size: Double
  var isBold: Bool

  /// Whether the text is large according to WCAG 2.1: at least 24 pixels, or 18.66 if bold.
  var isLarge: Bool { size >= 24 || isBold && size >= 18.66 }
}

/// Separation of a drawing into text and background.
extension RenderNode {
  /// The drawing without its text; `nil` if it contains only text.
  var withoutText: RenderNode? {
    if kind == GSK_TEXT_NODE { return nil }
    let children = children
    if children.isEmpty { return self }
    let rest = children.compactMap(\.withoutText)
    if rest.isEmpty { return nil }
    // Without the text, the blend node has only one child left and is no longer needed.
    return kind == GSK_BLEND_NODE && rest.count < 2 ? rest[0] : replacing(children: rest)
  }

  /// The text only, in opaque black, so that each pixel's opacity is its text coverage. Shadows and almost transparent
  /// text are omitted.
  var textAsInk: RenderNode? {
    switch kind {
    case GSK_TEXT_NODE: return blackText
    case GSK_OPACITY_NODE where gsk_opacity_node_get_opacity(pointer) < 0.01: return nil
    case GSK_OPACITY_NODE, GSK_COLOR_MATRIX_NODE, GSK_SHADOW_NODE: return children.first?.textAsInk
    default:
      let inks = children.compactMap(\.textAsInk)
      if inks.isEmpty { return nil }
      return kind == GSK_BLEND_NODE ? RenderNode(containing: inks) : replacing(children: inks)
    }
  }

  /// The visible pieces of text.
  var textRuns: [TextRun] {
    switch kind {
    case GSK_TEXT_NODE: return [textRun].compactMap(\.self)
    case GSK_OPACITY_NODE where gsk_opacity_node_get_opacity(pointer) < 0.01: return []
    case GSK_TRANSFORM_NODE:
      let transform = gsk_transform_node_get_transform(pointer)
      return children.flatMap(\.textRuns).map { run in
        var (run, from, to) = (run, run.area.rect, graphene_rect_t())
        gsk_transform_transform_bounds(transform, &from, &to)
        run.area = Rect(to)
        return run
      }
    case GSK_CLIP_NODE, GSK_ROUNDED_CLIP_NODE:
      let clip = area
      return children.flatMap(\.textRuns).compactMap { run in
        var run = run
        run.area = run.area.intersection(clip)
        return run.area.isEmpty ? nil : run
      }
    default: return children.flatMap(\.textRuns)
    }
  }

  private var textRun: TextRun? {
    guard gsk_text_node_has_color_glyphs(pointer) == 0, let font = gsk_text_node_get_font(pointer),
      textColor.alpha > 0.01,
      let description = pango_font_describe_with_absolute_size(font)
    else { return nil }
    defer { pango_font_description_free(description) }
    let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    let weight = pango_font_description_get_weight(description)
    return TextRun(area: area, size: size, isBold: weight.rawValue >= PANGO_WEIGHT_BOLD.rawValue)
  }

  private var blackText: RenderNode? {
    textRun == nil ? nil : text(in: GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1))
  }

  /// The color of a text. In GTK 4.18, `gsk_text_node_get_color` returns a structure in which the color follows a
  /// pointer.
  private var textColor: GdkRGBA {
    var known = GdkRGBA(red: 1, green: 0.5, blue: 0, alpha: 1)
    let isPlain = text(in: known).map { gdk_rgba_equal(gsk_text_node_get_color($0.pointer), &known) != 0 } ?? true
    return UnsafeRawPointer(gsk_text_node_get_color(pointer))
      .loadUnaligned(fromByteOffset: isPlain ? 0 : MemoryLayout<OpaquePointer>.size, as: GdkRGBA.self)
  }

  /// Returns the same text in another color.
  private func text(in color: GdkRGBA) -> RenderNode? {
    // GTK's header marks `gsk_text_node_get_glyphs` as a pure function, so the compiler may discard its count output.
    var string = PangoGlyphString()
    string.num_glyphs = gint(gsk_text_node_get_num_glyphs(pointer))
    string.glyphs = UnsafeMutablePointer(mutating: gsk_text_node_get_glyphs(pointer, nil))
    var color = color
    return RenderNode(
      adopting: gsk_text_node_new(gsk_text_node_get_font(pointer), &string, &color, gsk_text_node_get_offset(pointer)))
  }
}
