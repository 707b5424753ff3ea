import CPango
import CPixbuf
import Foundation

/// The pixels of a drawing, from an empty surface to a JPEG file.
struct Bitmap: ~Copyable {
  private let width: Int
  private let height: Int
  private let surface: OpaquePointer
  private let context: OpaquePointer

  init(width: Int, height: Int) throws(ArtworkError) {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)) else {
      throw .noSurface(width: width, height: height)
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      throw .noSurface(width: width, height: height)
    }
    (self.width, self.height, self.surface, self.context) = (width, height, surface, context)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Draws at the design size, scaled to this bitmap.
  func draw(at size: (width: Int, height: Int), _ body: (Canvas) -> Void) {
    let canvas = Canvas(context: context, width: Double(size.width), height: Double(size.height))
    canvas.transformed(scale: [Double(width) / canvas.width, Double(height) / canvas.height]) { body(canvas) }
  }

  /// Encodes the bitmap with a paper-like grain.
  ///
  /// - Parameter grain: The maximum deviation of a pixel from its color, in steps of 255.
  func jpeg(grain: Int) throws(ArtworkError) -> Data {
    cairo_surface_flush(surface)
    guard let source = cairo_image_surface_get_data(surface),
      let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)),
      let target = gdk_pixbuf_get_pixels(pixbuf)
    else { throw .noSurface(width: width, height: height) }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    var noise: UInt32 = 0x9E37_79B9
    for row in 0..<height {
      let line = UnsafeRawPointer(source + row * Int(cairo_image_surface_get_stride(surface)))
        .assumingMemoryBound(to: UInt32.self)
      var place = row * Int(gdk_pixbuf_get_rowstride(pixbuf))
      for column in 0..<width {
        noise ^= noise << 13
        noise ^= noise >> 17
        noise ^= noise << 5
        let shift = Int(noise >> 16) % (2 * grain + 1) - grain
        target[place] = UInt8(clamping: Int(line[column] >> 16 & 0xFF) + shift)
        target[place + 1] = UInt8(clamping: Int(line[column] >> 8 & 0xFF) + shift)
        target[place + 2] = UInt8(clamping: Int(line[column] & 0xFF) + shift)
        place += 3
      }
    }
    return try Self.jpeg(of: pixbuf)
  }

  private static func jpeg(of pixbuf: OpaquePointer) throws(ArtworkError) -> Data {
    var bytes: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    var failure: UnsafeMutablePointer<GError>?
    let options = (strdup("quality"), strdup("88"))
    var (keys, values) = ([options.0, nil], [options.1, nil])
    let isSaved = gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, "jpeg", &keys, &values, &failure)
    defer {
      free(options.0)
      free(options.1)
      g_free(bytes)
      g_clear_error(&failure)
    }
    guard isSaved != 0, let bytes else {
      let reason = failure.map { String(cString: $0.pointee.message) } ?? "unknown"
      throw ArtworkError(errorDescription: "Can’t write the picture: \(reason)")
    }
    return Data(bytes: bytes, count: Int(count))
  }
}
