import Foundation

extension Composition {
  /// Two overlapping discs whose overlap has a third color.
  static let eclipse = Composition(.around) { canvas, palette, random in
    canvas.paint(palette.sky)
    let focus = canvas.focus
    let radius = focus.shorterSide * random.number(0.28...0.32)
    let apart = radius * random.number(0.42...0.62)
    let tilt: Double = random.pick([0, .pi / 2, .pi / 4, -.pi / 4])
    let center = focus.at(0.5, 0.53)
    let (one, two) = (center.moved(apart, at: tilt + .pi), center.moved(apart, at: tilt))
    let (first, second) = (palette.mid, palette.isDark ? palette.light : palette.accent)
    canvas.disc(first, one, radius)
    canvas.disc(second, two, radius)
    canvas.clipped(to: { canvas.circle(one, radius) }) {
      canvas.disc(palette.near, two, radius)
    }
    switch random.whole(0...2) {
    case 0:
      canvas.ring(palette.isDark ? palette.light : palette.near, center, radius * 1.5, canvas.unit * 0.006)
    case 1:
      canvas.clipped(to: { canvas.circle(one, radius) }) {
        for line in 0..<14 {
          let y = one.y - radius + radius * 2 / 14 * Double(line)
          canvas.rectangle(palette.sky, Rectangle(one.x - radius, y, radius * 2, radius * 0.03))
        }
      }
    default:
      canvas.disc(Palette.paper, center.moved(apart * 0.1, at: -.pi / 2), radius * 0.1)
    }
  }
}
