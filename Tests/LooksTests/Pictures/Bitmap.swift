import CAdwaita
import Foundation

@testable import GTK

/// An image in memory: rows from the top, with four bytes per pixel (blue, green, red, alpha; premultiplied). This is
/// Cairo's format on little-endian machines.
struct Bitmap: Equatable {
  let width: Int
  let height: Int
  var pixels: [UInt8]

  /// Creates an image of a single color: blue, green, red, alpha.
  init(width: Int, height: Int, color: [UInt8] = [255, 255, 255, 255]) {
    self.width = width
    self.height = height
    pixels = Array(repeating: color, count: width * height).flatMap(\.self)
  }

  init(_ texture: Texture) {
    width = texture.width
    height = texture.height
    pixels = [UInt8](unsafeUninitializedCapacity: texture.byteCount) { [width] buffer, count in
      gdk_texture_download(OpaquePointer(texture.pointer), buffer.baseAddress, gsize(width * 4))
      count = texture.byteCount
    }
  }

  /// Reads a PNG file, or returns `nil` if it doesn't exist or isn't an image.
  init?(contentsOf file: URL) {
    guard let data = try? Data(contentsOf: file), let texture = Texture(decoding: data) else { return nil }
    self.init(texture)
  }

  /// Writes a PNG file and creates its folder. Opaque images are written without an alpha channel to save space.
  func save(to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
    let data = isOpaque ? pixels.indices.filter { $0 % 4 < 3 }.map { pixels[$0] } : pixels
    let bytes = g_bytes_new(data, gsize(data.count))
    defer { g_bytes_unref(bytes) }
    let memory = gdk_memory_texture_new(
      gint(width), gint(height), isOpaque ? GDK_MEMORY_B8G8R8 : GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
      gsize(data.count / height))
    guard let memory, Texture(adopting: memory).savePNG(to: file.path) else { throw CocoaError(.fileWriteUnknown) }
  }
}

extension Bitmap {
  /// The pixel as blue, green, red, alpha.
  subscript(x: Int, y: Int) -> [UInt8] {
    get { Array(pixels[offset(x, y)..<offset(x, y) + 4]) }
    set { pixels.replaceSubrange(offset(x, y)..<offset(x, y) + 4, with: newValue) }
  }

  func offset(_ x: Int, _ y: Int) -> Int { (y * width + x) * 4 }

  /// Returns the image extended with transparent space at the right and the bottom.
  func extended(toWidth width: Int, height: Int) -> Bitmap {
    guard (width, height) != (self.width, self.height) else { return self }
    var sheet = Bitmap(width: width, height: height, color: [0, 0, 0, 0])
    sheet.draw(self, x: 0, y: 0)
    return sheet
  }

  /// Draws another image over this one, clipped to this image's bounds.
  mutating func draw(_ other: Bitmap, x left: Int, y top: Int) {
    for y in max(0, -top)..<max(0, -top, min(other.height, height - top)) {
      for x in max(0, -left)..<max(0, -left, min(other.width, width - left)) {
        let (from, to) = (other.offset(x, y), offset(left + x, top + y))
        let cover = Int(other.pixels[from + 3])
        for channel in 0..<4 where cover > 0 {
          let below = Int(pixels[to + channel]) * (255 - cover)
          pixels[to + channel] = UInt8(clamping: Int(other.pixels[from + channel]) + (below + 127) / 255)
        }
      }
    }
  }
}
