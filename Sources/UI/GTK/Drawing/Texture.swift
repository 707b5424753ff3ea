import CAdwaita
import Foundation
import Synchronization

/// A decoded image in memory, ready for drawing. Textures are immutable and can be created on any thread.
///
/// Source: [GdkTexture](https://docs.gtk.org/gdk4/class.Texture.html), which is thread-safe.
public nonisolated final class Texture: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer
  /// One pixel in the average color of a decoded image, to show while the image fades in; `nil` if the image is fully
  /// transparent.
  public let tint: Texture?

  /// Decodes a PNG, JPEG or TIFF image. Returns `nil` for any other data.
  public init?(decoding data: Data) {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    var error: UnsafeMutablePointer<GError>?
    guard let texture = gdk_texture_new_from_bytes(bytes, &error) else {
      g_clear_error(&error)
      return nil
    }
    (pointer, tint) = Self.pooledIfPossible(texture)
    liveTextures.add(1, ordering: .relaxed)
  }

  /// Creates a texture from raw pixels: rows from top to bottom, four bytes per pixel (red, green, blue, alpha; not
  /// premultiplied). Returns `nil` unless `pixels` has `width * height * 4` bytes.
  public init?(width: Int, height: Int, pixels: Data) {
    guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
    let bytes = pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    let texture = gdk_memory_texture_new(gint(width), gint(height), GDK_MEMORY_R8G8B8A8, bytes, gsize(width * 4))
    guard let texture else { return nil }
    pointer = UnsafeMutableRawPointer(texture)
    tint = nil
    liveTextures.add(1, ordering: .relaxed)
  }

  init(adopting texture: OpaquePointer) {
    (pointer, tint) = Self.pooledIfPossible(texture)
    liveTextures.add(1, ordering: .relaxed)
  }

  /// The image's width in its own pixels, not application pixels.
  public var width: Int { Int(gdk_texture_get_width(OpaquePointer(pointer))) }
  /// The image's height in its own pixels, not application pixels.
  public var height: Int { Int(gdk_texture_get_height(OpaquePointer(pointer))) }

  /// The size of the decoded pixels in memory, in bytes.
  public var byteCount: Int { width * height * 4 }

  /// Writes the image as a PNG file. Returns `false` if the file can't be written.
  ///
  /// It writes into an existing file instead of replacing it, so a symbolic link or a device is preserved.
  public func savePNG(to path: String) -> Bool {
    guard let bytes = gdk_texture_save_to_png_bytes(OpaquePointer(pointer)) else { return false }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count) else { return false }
    let data = Data(bytes: start, count: Int(count))
    return (try? data.write(to: URL(filePath: path))) != nil
  }

  var paintable: OpaquePointer { OpaquePointer(pointer) }

  deinit {
    g_object_unref(pointer)
    liveTextures.subtract(1, ordering: .relaxed)
  }
}

/// Textures are created and released on any thread.
nonisolated let liveTextures = Atomic<Int>(0)

nonisolated extension Texture {
  /// Returns a texture of one opaque pixel in the average color of pixels in GDK's default format; `nil` if all of them
  /// are fully transparent.
  static func average(of pixels: UnsafeRawBufferPointer) -> Texture? {
    let pixelCount = pixels.count / 4
    var sums = (blue: 0, green: 0, red: 0, alpha: 0)
    // A few thousand pixels represent the image well. The odd step doesn't follow its columns.
    let step = max(1, pixelCount / sampleCount) | 1
    for index in stride(from: 0, to: pixelCount, by: step) {
      let pixel = index * 4
      sums.blue += Int(pixels[pixel])
      sums.green += Int(pixels[pixel + 1])
      sums.red += Int(pixels[pixel + 2])
      sums.alpha += Int(pixels[pixel + 3])
    }
    guard sums.alpha > 0 else { return nil }
    // GDK's default format multiplies each color by the alpha value.
    let color = [sums.red, sums.green, sums.blue].map { UInt8(min(255, $0 * 255 / sums.alpha)) }
    return Texture(width: 1, height: 1, pixels: Data(color + [255]))
  }
}

private nonisolated let sampleCount = 4096

/// Decoding at a reduced size, for images that are shown small.
nonisolated extension Texture {
  /// Decodes an image to an exact size in pixels, each side at least 1. Returns `nil` if the data isn't an image.
  ///
  /// A JPEG is never decompressed at full size. Other formats are, so check their dimensions first. It can be called on
  /// any thread.
  ///
  /// Source: [GdkPixbufLoader](https://docs.gtk.org/gdk-pixbuf/class.PixbufLoader.html).
  public convenience init?(decoding data: Data, width: Int, height: Int) {
    guard let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    var size = (width: gint(clamping: max(width, 1)), height: gint(clamping: max(height, 1)))
    let isDecoded = withUnsafeMutablePointer(to: &size) { size in
      let handler = g_signal_connect_data(
        UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(onSizePrepared, to: GCallback.self), size, nil,
        GConnectFlags(rawValue: 0))
      defer { g_signal_handler_disconnect(UnsafeMutableRawPointer(loader), handler) }
      let isRead = data.withUnsafeBytes { bytes in
        gdk_pixbuf_loader_write(
          loader, bytes.baseAddress?.assumingMemoryBound(to: guchar.self), gsize(bytes.count), nil)
      }
      // The loader must be closed even after a failed read, and only closing it reports whether decoding succeeded.
      return gdk_pixbuf_loader_close(loader, nil) != 0 && isRead != 0
    }
    guard isDecoded, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), let texture = gdk_texture_new_for_pixbuf(pixbuf)
    else { return nil }
    self.init(adopting: texture)
  }
}

private nonisolated let onSizePrepared: @convention(c) (OpaquePointer?, gint, gint, gpointer?) -> Void = {
  loader, _, _, wanted in
  guard let size = wanted?.assumingMemoryBound(to: (width: gint, height: gint).self).pointee else { return }
  gdk_pixbuf_loader_set_size(loader.map(UnsafeMutablePointer.init), size.width, size.height)
}
