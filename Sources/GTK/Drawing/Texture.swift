import CAdwaita
import Foundation
import Synchronization

/// A decoded picture in memory, ready to be drawn; immutable, so it can be made on any thread.
///
/// Source: [GdkTexture](https://docs.gtk.org/gdk4/class.Texture.html), which is thread-safe.
public nonisolated final class Texture: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer

  /// Decodes a PNG, JPEG or TIFF. `nil` when the bytes are none of these.
  public init?(decoding data: Data) {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    var error: UnsafeMutablePointer<GError>?
    guard let texture = gdk_texture_new_from_bytes(bytes, &error) else {
      g_clear_error(&error)
      return nil
    }
    pointer = UnsafeMutableRawPointer(texture)
    liveTextures.add(1, ordering: .relaxed)
  }

  /// Pixels as they are: rows from the top, four bytes each (red, green, blue, opacity; not premultiplied). `nil` when
  /// there are not `width * height * 4` of them.
  public init?(width: Int, height: Int, pixels: Data) {
    guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
    let bytes = pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    let texture = gdk_memory_texture_new(gint(width), gint(height), GDK_MEMORY_R8G8B8A8, bytes, gsize(width * 4))
    guard let texture else { return nil }
    pointer = UnsafeMutableRawPointer(texture)
    liveTextures.add(1, ordering: .relaxed)
  }

  init(adopting texture: OpaquePointer) {
    pointer = UnsafeMutableRawPointer(texture)
    liveTextures.add(1, ordering: .relaxed)
  }

  /// How many pixels each row has: the picture's own, not application pixels.
  public var width: Int { Int(gdk_texture_get_width(OpaquePointer(pointer))) }
  /// How many rows of pixels it has: the picture's own, not application pixels.
  public var height: Int { Int(gdk_texture_get_height(OpaquePointer(pointer))) }

  /// What the pixels take in memory, in bytes.
  public var byteCount: Int { width * height * 4 }

  /// Writes the picture as a PNG file. `false` when the file could not be written.
  ///
  /// What is there already is written over, not replaced: a link or a device stays what it is.
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

/// Textures are made and released on any thread.
nonisolated let liveTextures = Atomic<Int>(0)
