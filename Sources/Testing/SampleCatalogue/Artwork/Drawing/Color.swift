import Foundation

/// An sRGB color with components from 0 to 1.
struct Color: Hashable, Sendable {
  let components: SIMD3<Double>

  /// Creates a color from six hexadecimal digits, `0xRRGGBB`.
  init(_ hex: UInt32) {
    components = [Double(hex >> 16 & 0xFF), Double(hex >> 8 & 0xFF), Double(hex & 0xFF)] / 255
  }

  private init(components: SIMD3<Double>) { self.components = components }

  /// Returns the contrast ratio as defined by WCAG 2, from 1 to 21.
  func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance as defined by WCAG 2, from 0 to 1.
  var luminance: Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(components.x) + 0.7152 * linear(components.y) + 0.0722 * linear(components.z)
  }

  /// Returns this color mixed with a share of another.
  func mixed(_ other: Color, _ share: Double) -> Color {
    Color(components: components + (other.components - components) * share)
  }
}
