import CAdwaita
import Foundation

nonisolated extension Texture {
  /// Returns a texture of one opaque pixel in the image's average color; `nil` if the image is fully transparent.
  static func average(of texture: OpaquePointer) -> Texture? {
    let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &pixels, gsize(width * 4))
    var sums = (blue: 0, green: 0, red: 0, alpha: 0)
    // A few thousand pixels represent the image well. The odd step doesn't follow its columns.
    let step = max(1, width * height / sampleCount) | 1
    for index in stride(from: 0, to: width * height, by: step) {
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
