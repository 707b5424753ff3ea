import Foundation

extension Composition {
  /// Mountain ranges that grow paler with distance, some with snow, under a sun or a moon.
  static let mountains = Composition(.landscape) { canvas, palette, random in
    let focus = canvas.focus
    canvas.paint(palette.sky)
    let sun = focus.at(random.number(0.25...0.75), random.number(0.26...0.4))
    let radius = focus.shorterSide * random.number(0.16...0.24)
    canvas.disc(palette.light, sun, radius)
    let shades = [palette.far, palette.mid, palette.mid.mixed(palette.near, 0.6), palette.near]
    for (layer, shade) in shades.enumerated() {
      let base = focus.y + focus.height * (0.52 + 0.15 * Double(layer))
      let height = focus.height * (0.3 - 0.05 * Double(layer))
      range(canvas, shade, snow: layer == 1 ? Palette.paper : nil, base: base, height: height, &random)
    }
  }
}

private func range(
  _ canvas: Canvas, _ color: Color, snow: Color?, base: Double, height: Double, _ random: inout ArtworkRandom
) {
  let step = canvas.unit * random.number(0.3...0.44)
  var x = -step * random.number(0.2...0.9)
  canvas.rectangle(color, Rectangle(0, base + height * 0.05, canvas.width, canvas.height))
  while x < canvas.width + step {
    let peak = Point(x, base - height * random.number(0.35...1))
    let (left, right) = (Point(x - step * 0.95, base + height * 0.1), Point(x + step * 0.85, base + height * 0.1))
    canvas.polygon(color, [left, peak, right])
    if let snow, base - peak.y > height * 0.6 {
      let share = 0.22
      func along(_ end: Point, _ part: Double) -> Point {
        Point(peak.x + (end.x - peak.x) * part, peak.y + (end.y - peak.y) * part)
      }
      let (one, two) = (along(left, share), along(right, share))
      canvas.polygon(
        snow,
        [
          peak, two, Point(peak.x + step * 0.07, peak.y + (one.y - peak.y) * 0.72), Point(peak.x, one.y * 1.008),
          Point(peak.x - step * 0.08, peak.y + (one.y - peak.y) * 0.7), one,
        ], 0.92)
    }
    x += step
  }
}
