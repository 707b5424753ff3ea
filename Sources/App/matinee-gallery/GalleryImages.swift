import Containment
import Foundation
import GTK

/// Images for the gallery: `picture://ready/N` is available immediately, `picture://slow` never arrives, and any other
/// URL fails.
@MainActor final class GalleryImages: ImageProviding {
  func cachedImage(for url: URL, pixels: ImagePixels) -> Texture? {
    url.host == "ready" ? picture(Int(url.lastPathComponent) ?? 0) : nil
  }

  func image(for url: URL, pixels: ImagePixels, placeholder: (Texture) -> Void) async throws -> Texture {
    if url.host == "slow" { try await Task.sleep(for: .seconds(86_400)) }
    throw URLError(.fileDoesNotExist)
  }
}

/// Returns an opaque gradient whose color depends on the number.
@MainActor private func picture(_ number: Int) -> Texture? {
  let (width, height) = (92, 138)
  var pixels = Data(capacity: width * height * 4)
  let hues: [(Double, Double, Double)] = [
    (0.75, 0.3, 0.25), (0.2, 0.45, 0.7), (0.25, 0.55, 0.4), (0.6, 0.5, 0.25), (0.45, 0.35, 0.65),
  ]
  let hue = hues[number % hues.count]
  for row in 0..<height {
    let light = 255 * (1 - 0.6 * Double(row) / Double(height))
    let color = [UInt8(hue.0 * light), UInt8(hue.1 * light), UInt8(hue.2 * light), 255]
    for _ in 0..<width { pixels.append(contentsOf: color) }
  }
  return Texture(width: width, height: height, pixels: pixels)
}
