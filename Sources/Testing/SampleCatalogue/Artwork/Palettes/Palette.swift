/// Six matching colors, named by their purpose.
struct Palette: Hashable, Sendable {
  /// The background.
  let sky: Color
  /// The colors of shapes from the farthest to the nearest. `near` has the highest contrast with the sky.
  let far: Color
  let mid: Color
  let near: Color
  /// The color of the sun, the moon or a lamp, which attracts the eye first.
  let light: Color
  /// An accent color.
  let accent: Color

  static let paper = Color(0xF8F1E1)
  static let ink = Color(0x191517)

  init(_ sky: UInt32, _ far: UInt32, _ mid: UInt32, _ near: UInt32, _ light: UInt32, _ accent: UInt32) {
    self.sky = Color(sky)
    self.far = Color(far)
    self.mid = Color(mid)
    self.near = Color(near)
    self.light = Color(light)
    self.accent = Color(accent)
  }

  var isDark: Bool { sky.luminance < 0.18 }

  /// Returns a text color for a background: the palette's color with the highest contrast if readable, else plain ink
  /// or paper.
  func ink(on ground: Color) -> Color {
    let own = [near, light, sky].max { $0.contrast(with: ground) < $1.contrast(with: ground) } ?? near
    if own.contrast(with: ground) >= 6 { return own }
    return [Self.paper, Self.ink].max { $0.contrast(with: ground) < $1.contrast(with: ground) } ?? Self.ink
  }

  /// Returns a brighter text color for a background, if one is readable.
  func bright(on ground: Color) -> Color {
    [accent, light].first { $0.contrast(with: ground) >= 4.5 }
      ?? (mid.contrast(with: ground) >= 6 ? mid : ink(on: ground))
  }
}
