import Foundation

extension Composition {
  /// Long folds of sand or prairie, a low sun, and a cactus or a lone tree.
  static let dunes = Composition(.landscape) { canvas, palette, random in
    let focus = canvas.focus
    canvas.paint(palette.sky)
    let sun = focus.at(random.number(0.3...0.7), 0.42)
    let radius = focus.shorterSide * random.number(0.22...0.3)
    canvas.disc(palette.light, sun, radius)
    for line in 0..<3 {
      let y = sun.y + radius * (0.35 + 0.22 * Double(line))
      canvas.rectangle(palette.sky, Rectangle(sun.x - radius, y, radius * 2, radius * (0.05 + 0.02 * Double(line))))
    }
    let shades = [palette.far, palette.mid, palette.mid.mixed(palette.near, 0.55), palette.near]
    let isMirrored = random.chance()
    canvas.mirrored(isMirrored) {
      for (row, shade) in shades.enumerated() {
        let base = focus.y + focus.height * (0.56 + 0.12 * Double(row))
        dune(canvas, shade, base, crest: random.number(0.2...0.8), lift: focus.height * random.number(0.06...0.13))
        if row == 2 {
          cactus(canvas, palette.near, Point(canvas.width * 0.24, base + focus.height * 0.13), focus.height * 0.3)
        }
      }
    }
  }
}

private func dune(_ canvas: Canvas, _ color: Color, _ base: Double, crest: Double, lift: Double) {
  let top = Point(canvas.width * crest, base - lift)
  canvas.fill(color) {
    canvas.move(Point(0, base + lift * 0.4))
    canvas.curve(Point(top.x * 0.4, base + lift * 0.3), Point(top.x * 0.8, top.y), top)
    canvas.curve(
      Point(top.x + canvas.width * 0.12, base + lift * 0.3), Point(top.x + canvas.width * 0.3, base + lift * 0.2),
      Point(canvas.width * 1.01, base))
    canvas.line(Point(canvas.width * 1.01, canvas.height))
    canvas.line(Point(0, canvas.height))
    canvas.close()
  }
}

private func cactus(_ canvas: Canvas, _ color: Color, _ foot: Point, _ height: Double) {
  let line = height * 0.16
  func at(_ x: Double, _ y: Double) -> Point { Point(foot.x + x * height, foot.y - y * height) }
  canvas.stroke(color, line) {
    canvas.move(at(0, 0))
    canvas.line(at(0, 0.92))
  }
  for (side, low, high) in [(-1.0, 0.4, 0.68), (1.0, 0.54, 0.84)] {
    canvas.stroke(color, line * 0.72) {
      canvas.move(at(0, low))
      canvas.curve(at(side * 0.26, low), at(side * 0.26, low), at(side * 0.26, low + 0.1))
      canvas.line(at(side * 0.26, high))
    }
  }
}
