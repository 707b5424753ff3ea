import CPango
import Foundation

/// The pixels of a drawing, from an empty surface to the final bytes.
struct Bitmap: ~Copyable {
  let width: Int
  let height: Int

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
    self.width = width
    self.height = height
    self.surface = surface
    self.context = context
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Draws at the design size, scaled to this bitmap.
  func draw(at size: (width: Int, height: Int), _ body: (Canvas) throws -> Void) rethrows {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_scale(context, Double(width) / Double(size.width), Double(height) / Double(size.height))
    try body(Canvas(context: context, width: Double(size.width), height: Double(size.height)))
  }

  /// Returns the pixels as red, green and blue, row by row without padding, with a paper-like grain.
  ///
  /// - Parameter grain: The maximum deviation of a pixel from its color, in steps of 255.
  func pixels(grain: Int) -> [UInt8] {
    cairo_surface_flush(surface)
    guard let source = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return [UInt8](unsafeUninitializedCapacity: width * height * 3) { target, count in
      var noise: UInt32 = 0x9E37_79B9
      var place = 0
      for row in 0..<height {
        let line = UnsafeRawPointer(source + row * stride).assumingMemoryBound(to: UInt32.self)
        for column in 0..<width {
          noise ^= noise << 13
          noise ^= noise >> 17
          noise ^= noise << 5
          let shift = Int(noise >> 16) % (2 * grain + 1) - grain
          let pixel = line[column]
          target[place] = UInt8(clamping: Int(pixel >> 16 & 0xFF) + shift)
          target[place + 1] = UInt8(clamping: Int(pixel >> 8 & 0xFF) + shift)
          target[place + 2] = UInt8(clamping: Int(pixel & 0xFF) + shift)
          place += 3
        }
      }
      count = place
    }
  }
}
