import CAdwaita
import Foundation

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
