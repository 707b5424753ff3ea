import CPango
import CPixbuf
import Foundation

/// A JPEG encoder based on gdk-pixbuf, which every desktop has.
enum JPEGEncoder {
  /// Encodes pixels as JPEG.
  ///
  /// - Parameter pixels: Red, green and blue, row by row without padding.
  static func jpeg(_ pixels: [UInt8], width: Int, height: Int, quality: Int = 88) throws(ArtworkError) -> Data {
    let result: Result<Data, ArtworkError> = pixels.withUnsafeBufferPointer { buffer in
      guard
        buffer.count == width * height * 3,
        let pixbuf = gdk_pixbuf_new_from_data(
          buffer.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3), nil, nil)
      else { return .failure(.noSurface(width: width, height: height)) }
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      return save(pixbuf, quality: quality)
    }
    return try result.get()
  }
}

private extension JPEGEncoder {
  static func save(_ pixbuf: OpaquePointer, quality: Int) -> Result<Data, ArtworkError> {
    var bytes: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    var failure: UnsafeMutablePointer<GError>?
    let key = strdup("quality")
    let value = strdup(String(quality))
    var keys: [UnsafeMutablePointer<CChar>?] = [key, nil]
    var values: [UnsafeMutablePointer<CChar>?] = [value, nil]
    defer {
      free(key)
      free(value)
    }
    let isSaved = gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, "jpeg", &keys, &values, &failure)
    defer {
      g_free(bytes)
      g_clear_error(&failure)
    }
    guard isSaved != 0, let bytes else {
      return .failure(.notEncoded(reason: failure.map { String(cString: $0.pointee.message) } ?? "unknown"))
    }
    return .success(Data(bytes: bytes, count: Int(count)))
  }
}
