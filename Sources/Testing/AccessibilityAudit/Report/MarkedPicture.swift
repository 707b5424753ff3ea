import CAdwaita
import Foundation

/// A drawing with numbered rectangles.
struct MarkedPicture {
  private let drawing: Drawing
  private let marks: [(number: Int, area: Rect)]

  init(_ drawing: Drawing, marks: [(number: Int, area: Rect)]) {
    self.drawing = drawing
    self.marks = marks
  }

  /// The image as PNG data; `nil` if it can't be drawn.
  var png: Data? {
    guard let texture = drawing.texture() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
    let stride = cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, gint(width))
    var bytes = [UInt8](repeating: 0, count: Int(stride) * height)
    return bytes.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
      gdk_texture_download(texture, start, gsize(stride))
      let surface = cairo_image_surface_create_for_data(start, CAIRO_FORMAT_ARGB32, gint(width), gint(height), stride)
      defer { cairo_surface_destroy(surface) }
      draw(on: surface)
      return Self.encode(start, width, height, stride)
    }
  }

  private func draw(on surface: OpaquePointer?) {
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    cairo_select_font_face(context, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD)
    cairo_set_font_size(context, 11)
    for (number, area) in marks {
      cairo_set_source_rgb(context, 0.9, 0, 0.5)
      cairo_set_line_width(context, 2)
      cairo_rectangle(context, area.x - 1, area.y - 1, area.width + 2, area.height + 2)
      cairo_stroke(context)
      let side = 9.0 + 7 * Double(String(number).count)
      cairo_rectangle(context, max(0, area.x - 2), max(0, area.y - 2), side, 15)
      cairo_fill(context)
      cairo_set_source_rgb(context, 1, 1, 1)
      cairo_move_to(context, max(0, area.x - 2) + 4, max(0, area.y - 2) + 11)
      cairo_show_text(context, String(number))
    }
    cairo_surface_flush(surface)
  }

  private static func encode(_ pixels: UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ stride: gint) -> Data? {
    let bytes = g_bytes_new(pixels, gsize(stride) * gsize(height))
    defer { g_bytes_unref(bytes) }
    let texture = gdk_memory_texture_new(
      gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
    defer { g_object_unref(texture.map { UnsafeMutableRawPointer($0) }) }
    let png = gdk_texture_save_to_png_bytes(texture)
    defer { g_bytes_unref(png) }
    var count: gsize = 0
    return g_bytes_get_data(png, &count).map { Data(bytes: $0, count: Int(count)) }
  }
}
