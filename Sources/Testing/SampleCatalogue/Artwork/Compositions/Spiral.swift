import Foundation

extension Composition {
  /// A spiral with a falling person or a light at its center.
  static let spiral = Composition(.around) { canvas, palette, random in
    canvas.paint(palette.sky)
    let focus = canvas.focus
    let center = focus.at(0.5, 0.53)
    let reach = focus.shorterSide * 0.48
    let arms = random.whole(3...6)
    let turns = random.number(0.55...0.85) * (random.chance() ? 1 : -1)
    let samples = 60
    canvas.disc(palette.isDark ? palette.far : palette.mid, center, reach)
    canvas.clipped(to: { canvas.circle(center, reach) }) {
      for arm in 0..<arms {
        let start = Double(arm) / Double(arms) * 2 * .pi
        let width = .pi / Double(arms)
        func edge(_ shift: Double) -> [Point] {
          (0...samples).map { sample in
            let fraction = Double(sample) / Double(samples)
            return center.moved(reach * 1.2 * fraction, at: start + shift + turns * 2 * .pi * pow(fraction, 0.6))
          }
        }
        canvas.polygon(palette.isDark ? palette.light : palette.near, edge(0) + edge(width).reversed())
      }
    }
    canvas.disc(palette.accent, center, reach * random.number(0.13...0.19))
    if random.chance(0.6) {
      canvas.turned(random.number(0.3...0.8), around: center) {
        canvas.figure(palette.sky, Point(center.x, center.y + reach * 0.3), reach * 0.62)
        canvas.figure(palette.accent, Point(center.x, center.y + reach * 0.28), reach * 0.56)
      }
    }
  }
}
