import Foundation

extension Composition {
  /// A large eye cut from paper, with rays as lashes.
  static let eye = Composition(.around) { canvas, palette, random in
    canvas.paint(palette.sky)
    let center = canvas.focus.at(0.5, 0.52)
    let half = min(canvas.focus.width * 0.42, canvas.focus.height * 0.62)
    let height = half * random.number(0.5...0.62)
    let lashes = random.whole(5...8) * 2 + 1
    for lash in 0..<lashes {
      let offset = Double(lash) / Double(lashes - 1) * 2 - 1
      let angle = -.pi / 2 + offset * 1.15
      let root = Point(center.x + offset * half * 0.9, center.y - height * 0.86 * (1 - offset * offset * 0.8))
      let tip = root.moved(half * 0.36 * (1 - abs(offset) * 0.3), at: angle)
      canvas.polygon(
        palette.isDark ? palette.mid : palette.near,
        [Point(root.x - half * 0.045, root.y + half * 0.05), tip, Point(root.x + half * 0.045, root.y + half * 0.05)])
    }
    func almond() {
      canvas.move(Point(center.x - half, center.y))
      canvas.curve(
        Point(center.x - half * 0.45, center.y - height * 1.25),
        Point(center.x + half * 0.45, center.y - height * 1.25),
        Point(center.x + half, center.y))
      canvas.curve(
        Point(center.x + half * 0.45, center.y + height * 1.1), Point(center.x - half * 0.45, center.y + height * 1.1),
        Point(center.x - half, center.y))
      canvas.close()
    }
    canvas.fill(Palette.paper) { almond() }
    let iris = height * 0.86
    let rings = [palette.near, palette.accent, palette.mid, palette.far, palette.near]
    canvas.clipped(to: almond) {
      canvas.fill(palette.near, 0.18) { canvas.ellipse(Point(center.x, center.y - height * 0.9), half, height * 0.42) }
      for (index, color) in rings.enumerated() {
        canvas.disc(color, center, iris * (1 - Double(index) * 0.15))
      }
      canvas.disc(Palette.ink, center, iris * 0.34)
      canvas.disc(Palette.paper, Point(center.x + iris * 0.26, center.y - iris * 0.28), iris * 0.14)
    }
    canvas.stroke(palette.isDark ? palette.light : palette.near, half * 0.035) { almond() }
  }
}
