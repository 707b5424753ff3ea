import Foundation

extension Composition {
  /// A large striped planet with a ring, one or two moons, and stars.
  static let planets = Composition(.around) { canvas, palette, random in
    canvas.paint(palette.sky)
    let focus = canvas.focus
    let ink = palette.isDark ? palette.light : palette.near
    canvas.stars(ink, in: canvas.frame, count: canvas.width > canvas.height ? 110 : 80, &random)
    let center = focus.at(random.number(0.4...0.6), random.number(0.46...0.56))
    let radius = focus.shorterSide * random.number(0.27...0.33)
    for orbit in 1...random.whole(1...3) {
      canvas.ring(palette.far, center, radius * (1.25 + 0.32 * Double(orbit)), canvas.unit * 0.004)
    }
    let tilt = random.number(-0.55 ... -0.2)
    let hasRing = random.chance(0.65)
    canvas.turned(tilt, around: center) {
      if hasRing { hoop(canvas, palette.accent, center, radius, isBehind: true) }
      canvas.clipped(to: { canvas.circle(center, radius) }) {
        globe(canvas, palette, center, radius, &random)
      }
      if hasRing { hoop(canvas, palette.accent, center, radius, isBehind: false) }
    }
    let moon = center.moved(radius * random.number(1.45...1.65), at: random.number(-1.1...0.5))
    canvas.disc(palette.light, moon, radius * random.number(0.13...0.2))
    for _ in 0..<3 {
      canvas.sparkle(ink, focus.at(random.unit(), random.number(0...0.5)), canvas.unit * random.number(0.015...0.03))
    }
  }
}

private func globe(
  _ canvas: Canvas, _ palette: Palette, _ center: Point, _ radius: Double, _ random: inout ArtworkRandom
) {
  canvas.disc(palette.mid, center, radius)
  var y = center.y - radius
  let colors = [palette.far, palette.light, palette.accent, palette.far]
  var index = random.whole(0...3)
  while y < center.y + radius {
    let band = radius * random.number(0.08...0.24)
    canvas.rectangle(colors[index % 4], Rectangle(center.x - radius, y, radius * 2, band))
    y += band + radius * random.number(0.12...0.3)
    index += 1
  }
  // The night side is the area outside a disc that is shifted toward the light.
  canvas.fillOdd(palette.near, 0.42) {
    canvas.circle(center, radius * 2.5)
    canvas.circle(Point(center.x - radius * 0.36, center.y - radius * 0.12), radius * 1.06)
  }
}

private func hoop(_ canvas: Canvas, _ color: Color, _ center: Point, _ radius: Double, isBehind: Bool) {
  let half = Rectangle(
    center.x - radius * 2, isBehind ? center.y - radius * 2 : center.y, radius * 4, radius * 2)
  canvas.clipped(to: { canvas.outline(half.corners) }) {
    canvas.stroke(color, radius * 0.1) { canvas.ellipse(center, radius * 1.62, radius * 0.34) }
    canvas.stroke(color, radius * 0.03) { canvas.ellipse(center, radius * 1.82, radius * 0.42) }
  }
}
