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
    (self.sky, self.far, self.mid) = (Color(sky), Color(far), Color(mid))
    (self.near, self.light, self.accent) = (Color(near), Color(light), Color(accent))
  }

  var isDark: Bool { sky.luminance < 0.18 }

  /// Returns a readable text color for a background: one of the palette, else plain ink or paper.
  func ink(on ground: Color) -> Color {
    [near, light, sky].first { $0.contrast(with: ground) >= 6 } ?? (ground.luminance > 0.18 ? Self.ink : Self.paper)
  }

  /// Returns a brighter text color for a background, if one is readable.
  func bright(on ground: Color) -> Color {
    [accent, light].first { $0.contrast(with: ground) >= 4.5 }
      ?? (mid.contrast(with: ground) >= 6 ? mid : ink(on: ground))
  }

  static let tealSunset = Palette(0xF2A65A, 0xE76F51, 0x9C3D54, 0x2B1B3D, 0xFFF1D0, 0x2A9D8F)
  static let mustard = Palette(0xE6B33D, 0xD08A24, 0x9A4B1F, 0x2A1A14, 0xFFF3D6, 0x1F6E6B)
  static let vermilion = Palette(0xE2521F, 0xC43F16, 0x8F2A12, 0x1B1512, 0xF6E9D0, 0xFFC857)
  static let regatta = Palette(0xF1E6D0, 0xF0C05A, 0x3C7A89, 0x1D2E44, 0xD8412F, 0xD8412F)
  static let lollipop = Palette(0xF7B2A5, 0xF4D35E, 0xEE4266, 0x2B2D5B, 0xFFF8E7, 0x1B998B)
  static let picnic = Palette(0x8CCBD6, 0xF7D154, 0xEF6F53, 0x24324A, 0xFFF6E0, 0xE63E6D)
  static let nursery = Palette(0xBFE3D0, 0x7CC6A4, 0x2E8B84, 0x22395B, 0xFFD166, 0xEF6351)
  static let midnight = Palette(0x16213A, 0x24365C, 0x3A5A8C, 0x0A0F1C, 0xF2E8CF, 0xE4572E)
  static let newsprint = Palette(0xEAE4D6, 0xC8C1B2, 0x77726B, 0x1C1B1D, 0xD63A26, 0xD63A26)
  static let claret = Palette(0x4A1024, 0x6E1A32, 0xA33248, 0x22060F, 0xF7DFC5, 0xE5A33D)
  static let blood = Palette(0x1A0B0D, 0x3D0F14, 0x7A1419, 0x080405, 0xD9251D, 0xF2E6CF)
  static let absinthe = Palette(0x1C1F14, 0x3A4420, 0x6C7F2A, 0x0B0C08, 0xD8E05A, 0xE6E0C3)
  static let crypt = Palette(0x2A3140, 0x434C5C, 0x6C7681, 0x10131A, 0xE9DFC7, 0xC7372B)
  static let rosewater = Palette(0xF6C9C0, 0xEE9A94, 0xC8476A, 0x4A1942, 0xFFF4EA, 0xF0B429)
  static let roseNight = Palette(0x3B1C3F, 0x6B2B55, 0xA63D66, 0x1D0C22, 0xFFD9C2, 0xF28D6E)
  static let violet = Palette(0x1B1440, 0x2F2470, 0x5B3FA8, 0x0C0824, 0xF7D9A8, 0xFF6B5E)
  static let orbit = Palette(0x0B2239, 0x14405C, 0x1F6F85, 0x061321, 0xF9E4B7, 0xF2683C)
  static let aurora = Palette(0x103B4A, 0x1E6E68, 0x63B58A, 0x0A1B2B, 0xF6F0C4, 0xF08A5D)
  static let mesa = Palette(0xF0C987, 0xDD8E4F, 0xA8482B, 0x3B1A15, 0xC8381F, 0x2F6B70)
  static let clay = Palette(0xEADBC8, 0xD2A98A, 0xA85D48, 0x33252B, 0x2F5D62, 0xD98F2B)
  static let glacier = Palette(0xDCE9EE, 0xA9C7D4, 0x5F8FA8, 0x1C3547, 0xE25B45, 0xF2B749)
  static let pine = Palette(0xDCE3C5, 0xA3B78B, 0x55795A, 0x1D3327, 0xE07A3A, 0xC8442E)
  static let blueNote = Palette(0x1F4E8C, 0x2D6CB5, 0xF2C14E, 0x0D1B36, 0xF8F1E0, 0xE4572E)
}
