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
