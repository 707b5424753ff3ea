import Foundation

extension Composition {
  /// A lighthouse on a rock, with its beam by night or by day.
  static let lighthouse = Composition(.landscape) { canvas, palette, random in
    let focus = canvas.focus
    let isMirrored = random.chance()
    let place = random.number(0.3...0.4)
    let waves = random.whole(3...4)
    canvas.mirrored(isMirrored) {
      canvas.paint(palette.sky)
      let size = focus.height * 0.54
      let foot = Point(canvas.width * place, focus.y + focus.height * 0.82)
      let lamp = Point(foot.x, foot.y - size)
      for (angle, spread) in [(-0.12, 0.13), (.pi + 0.1, 0.1)] {
        canvas.polygon(
          palette.isDark ? palette.light : palette.far,
          [lamp, lamp.moved(canvas.unit * 2, at: angle - spread), lamp.moved(canvas.unit * 2, at: angle + spread)],
          palette.isDark ? 0.85 : 1)
      }
      tower(canvas, palette, foot, size)
      for wave in 0..<waves {
        let color = palette.mid.mixed(palette.near, Double(wave + 1) / Double(waves))
        let level = foot.y + focus.height * 0.055 * Double(wave)
        swell(canvas, color, level, shift: Double(wave) * 0.37)
      }
    }
  }
}

private func tower(_ canvas: Canvas, _ palette: Palette, _ foot: Point, _ size: Double) {
  func at(_ x: Double, _ y: Double) -> Point { Point(foot.x + x * size, foot.y - y * size) }
  canvas.blob(
    palette.near, [at(-0.5, -0.1), at(0.5, -0.1), at(0.36, 0.06), at(0.12, 0.13), at(-0.2, 0.12), at(-0.4, 0.03)])
  for band in 0..<5 {
    let (low, high) = (0.1 + 0.16 * Double(band), 0.1 + 0.16 * Double(band + 1))
    let (wide, slim) = (0.15 - 0.06 * low, 0.15 - 0.06 * high)
    canvas.polygon(
      band.isMultiple(of: 2) ? palette.accent : Palette.paper,
      [at(-wide, low), at(wide, low), at(slim, high), at(-slim, high)])
  }
  canvas.rectangle(palette.near, Rectangle(at(-0.15, 0).x, at(0, 0.94).y, size * 0.3, size * 0.04))
  canvas.rectangle(palette.light, Rectangle(at(-0.07, 0).x, at(0, 1.05).y, size * 0.14, size * 0.12))
  canvas.polygon(palette.near, [at(-0.11, 1.04), at(0, 1.18), at(0.11, 1.04)])
}

private func swell(_ canvas: Canvas, _ color: Color, _ level: Double, shift: Double) {
  let length = canvas.unit * 0.26
  canvas.fill(color) {
    var x = -length * (1 + shift)
    canvas.move(Point(x, level))
    while x < canvas.width + length {
      canvas.curve(
        Point(x + length * 0.3, level - length * 0.13), Point(x + length * 0.7, level + length * 0.13),
        Point(x + length, level))
      x += length
    }
    canvas.line(Point(x, canvas.height))
    canvas.line(Point(-length * 2, canvas.height))
    canvas.close()
  }
}
