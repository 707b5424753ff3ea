/// Six colours that were chosen to stand together, named by what they are for.
struct Palette: Hashable, Sendable {
  /// The ground everything stands on.
  let sky: Color
  /// Shapes from the farthest to the nearest; `near` stands out most from the sky.
  let far: Color
  let mid: Color
  let near: Color
  /// The sun, the moon, the lamp: what the eye finds first.
  let light: Color
  /// A small surprise.
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

  /// Ink for words on a ground: the palette's own darkest or lightest, where it can be read, else plain ink or paper.
  func ink(on ground: Color) -> Color {
    let own = [near, light, sky].max { $0.contrast(with: ground) < $1.contrast(with: ground) } ?? near
    if own.contrast(with: ground) >= 6 { return own }
    return [Self.paper, Self.ink].max { $0.contrast(with: ground) < $1.contrast(with: ground) } ?? Self.ink
  }

  /// A livelier colour for words on a ground, when it can be read.
  func bright(on ground: Color) -> Color {
    [accent, light].first { $0.contrast(with: ground) >= 4.5 }
      ?? (mid.contrast(with: ground) >= 6 ? mid : ink(on: ground))
  }
}
