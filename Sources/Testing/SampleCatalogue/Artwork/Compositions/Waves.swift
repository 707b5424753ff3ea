import Foundation

extension Composition {
  /// Rows of rolling waves, sometimes with a small sailboat.
  static let waves = Composition(.landscape) { canvas, palette, random in
    let focus = canvas.focus
    canvas.paint(palette.sky)
    let sun = focus.at(random.number(0.28...0.72), random.number(0.3...0.42))
    canvas.disc(palette.light, sun, focus.shorterSide * random.number(0.17...0.25))
    let shades = [
      palette.far, palette.far.mixed(palette.mid, 0.6), palette.mid, palette.mid.mixed(palette.near, 0.5), palette.near,
    ]
    let hasBoat = random.chance(0.6)
    for (row, shade) in shades.enumerated() {
      let level = focus.y + focus.height * (0.52 + 0.105 * Double(row))
      if row == 2, hasBoat {
        boat(canvas, palette, Point(canvas.width * random.number(0.25...0.7), level + canvas.unit * 0.012))
      }
      let length = canvas.unit * (0.22 + 0.05 * Double(row))
      crest(canvas, shade, level, length, phase: random.unit(), lift: length * 0.2)
    }
  }
}

private func crest(_ canvas: Canvas, _ color: Color, _ level: Double, _ length: Double, phase: Double, lift: Double) {
  canvas.fill(color) {
    var x = -length * (1 + phase)
    canvas.move(Point(x, level))
    while x < canvas.width + length {
      // A slow rise and a quick, curled fall, as in a woodcut.
      canvas.curve(
        Point(x + length * 0.4, level), Point(x + length * 0.6, level - lift), Point(x + length * 0.78, level - lift))
      canvas.curve(
        Point(x + length * 0.74, level - lift * 0.4), Point(x + length * 0.82, level), Point(x + length, level))
      x += length
    }
    canvas.line(Point(canvas.width + length, canvas.height))
    canvas.line(Point(-length, canvas.height))
    canvas.close()
  }
}

private func boat(_ canvas: Canvas, _ palette: Palette, _ place: Point) {
  let size = canvas.unit * 0.1
  let hull = palette.near
  canvas.polygon(
    Palette.paper,
    [
      Point(place.x + size * 0.06, place.y - size * 1.7), Point(place.x + size * 0.06, place.y - size * 0.28),
      Point(place.x + size * 0.86, place.y - size * 0.28),
    ])
  canvas.polygon(
    palette.accent,
    [
      Point(place.x - size * 0.06, place.y - size * 1.45), Point(place.x - size * 0.06, place.y - size * 0.28),
      Point(place.x - size * 0.6, place.y - size * 0.28),
    ])
  canvas.polygon(
    hull,
    [
      Point(place.x - size, place.y - size * 0.2), Point(place.x + size, place.y - size * 0.2),
      Point(place.x + size * 0.66, place.y + size * 0.3), Point(place.x - size * 0.66, place.y + size * 0.3),
    ])
}
