import CPixbuf
import CXCB
import Foundation

/// A screenshot of a display.
struct Screenshot {
  private var pixels: [UInt8]
  private let width: Int
  private let height: Int

  /// Captures the display's windows, or the whole display if it has none. Returns `nil` on failure.
  init?(of display: Display) {
    guard !display.isClosed, let whole = display.frame(of: display.root) else { return nil }
    let windows = display.allWindows.compactMap(display.frame)
    let area = windows.dropFirst().reduce(windows.first) { $0?.union($1) }?.intersection(whole) ?? whole
    let cookie = xcb_get_image(
      display.connection, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), display.root, Int16(area.x), Int16(area.y),
      UInt16(area.width), UInt16(area.height), .max)
    guard let image = xcb_get_image_reply(display.connection, cookie, nil) else { return nil }
    defer { free(image) }
    let bytes = UnsafeBufferPointer(start: xcb_get_image_data(image), count: Int(xcb_get_image_data_length(image)))
    let count = area.width * area.height
    guard bytes.count >= count * 4 else { return nil }
    (width, height) = (area.width, area.height)
    // The display's pixels are blue, green, red and an unused byte.
    pixels = [UInt8](unsafeUninitializedCapacity: count * 3) { buffer, initialized in
      for pixel in 0..<count {
        buffer[pixel * 3] = bytes[pixel * 4 + 2]
        buffer[pixel * 3 + 1] = bytes[pixel * 4 + 1]
        buffer[pixel * 3 + 2] = bytes[pixel * 4]
      }
      initialized = count * 3
    }
  }

  /// Returns the screenshot as a PNG file, or `nil` if encoding fails.
  func png() -> Data? {
    var pixels = pixels
    return pixels.withUnsafeMutableBufferPointer { buffer -> Data? in
      guard
        let pixbuf = gdk_pixbuf_new_from_data(
          buffer.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3), nil, nil)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      var bytes: UnsafeMutablePointer<gchar>?
      var count: gsize = 0
      guard gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, "png", nil, nil, nil) != 0, let bytes else { return nil }
      defer { g_free(bytes) }
      return Data(bytes: bytes, count: Int(count))
    }
  }
}
