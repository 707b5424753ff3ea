import Foundation

extension Composition {
  /// A window with half-shut blinds, a lamp behind, and a cat or a vase on the sill.
  static let blinds = Composition(.landscape) { canvas, palette, random in
    let focus = canvas.focus
    canvas.paint(palette.sky)
    let width = min(focus.width * 0.74, focus.height * 0.9)
    let pane = Rectangle(focus.center.x - width / 2, focus.y + focus.height * 0.08, width, focus.height * 0.72)
    canvas.rectangle(palette.near, pane.inset(-width * 0.045, -width * 0.045))
    canvas.rectangle(palette.mid, pane)
    canvas.clipped(to: { canvas.outline(pane.corners) }) {
      canvas.disc(palette.light, pane.at(random.number(0.3...0.7), 0.4), width * 0.3)
      let slats = 11
      let step = pane.height / Double(slats)
      let drop = random.number(0.55...0.8)
      for slat in 0..<slats where Double(slat) / Double(slats) < drop {
        canvas.rectangle(palette.near, Rectangle(pane.x, pane.y + Double(slat) * step, pane.width, step * 0.5))
      }
    }
    let sill = pane.maxY + width * 0.045
    canvas.rectangle(palette.near, Rectangle(0, sill, canvas.width, canvas.height))
    let place = Point(pane.x + width * random.number(0.22...0.78), sill)
    if random.chance() {
      cat(canvas, palette.isDark ? palette.near : Palette.ink, place, width * 0.3)
    } else {
      vase(canvas, palette, place, width * 0.3)
    }
  }
}

private func cat(_ canvas: Canvas, _ color: Color, _ foot: Point, _ size: Double) {
  func at(_ x: Double, _ y: Double) -> Point { Point(foot.x + x * size, foot.y - y * size) }
  canvas.blob(
    color, [at(-0.32, 0), at(0.3, 0), at(0.3, 0.3), at(0.14, 0.66), at(-0.1, 0.68), at(-0.26, 0.34)])
  canvas.disc(color, at(0.02, 0.84), size * 0.2)
  canvas.polygon(color, [at(-0.17, 0.88), at(-0.15, 1.16), at(0.02, 1)])
  canvas.polygon(color, [at(0.21, 0.88), at(0.19, 1.16), at(0.02, 1)])
  canvas.stroke(color, size * 0.09) {
    canvas.move(at(0.24, 0.06))
    canvas.curve(at(0.6, 0.02), at(0.5, -0.3), at(0.66, -0.34))
  }
}

private func vase(_ canvas: Canvas, _ palette: Palette, _ foot: Point, _ size: Double) {
  func at(_ x: Double, _ y: Double) -> Point { Point(foot.x + x * size, foot.y - y * size) }
  for (x, y) in [(-0.3, 1.25), (0.05, 1.5), (0.34, 1.2)] {
    canvas.stroke(palette.near, size * 0.03) {
      canvas.move(at(0, 0.6))
      canvas.curve(at(0, 0.9), at(x, 0.9), at(x, y))
    }
    canvas.disc(palette.accent, at(x, y), size * 0.15)
    canvas.disc(palette.light, at(x, y), size * 0.06)
  }
  canvas.blob(
    palette.accent,
    [
      at(-0.12, 0), at(0.12, 0), at(0.26, 0.26), at(0.12, 0.56), at(0.14, 0.66), at(-0.14, 0.66), at(-0.12, 0.56),
      at(-0.26, 0.26),
    ])
}
