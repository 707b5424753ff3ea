import Foundation

extension Composition {
  /// Crooked slabs of torn paper that close in on something small.
  static let shards = Composition(.around) { canvas, palette, random in
    canvas.paint(palette.sky)
    let focus = canvas.focus
    let center = focus.at(random.number(0.42...0.58), random.number(0.5...0.58))
    let reach = focus.shorterSide * 0.5
    let count = random.whole(7...10)
    let colors = [palette.near, palette.mid, palette.near, palette.far]
    let hole = reach * random.number(0.26...0.34)
    for shard in 0..<count {
      let angle = (Double(shard) + random.number(-0.12...0.12)) / Double(count) * 2 * .pi
      let half = .pi / Double(count) * random.number(0.78...0.98)
      let far = reach * random.number(0.82...0.98)
      canvas.polygon(
        colors[shard % colors.count],
        [
          center.moved(hole * random.number(0.8...1.15), at: angle - half * 0.8),
          center.moved(far * random.number(0.85...1), at: angle - half),
          center.moved(far, at: angle + half * random.number(0.5...0.95)),
          center.moved(hole * random.number(0.9...1.3), at: angle + half * 0.6),
        ])
    }
    if random.chance() {
      canvas.figure(palette.accent, Point(center.x, center.y + hole * 0.62), hole * 1.24)
    } else {
      canvas.disc(palette.accent, center, hole * 0.46)
    }
  }
}
