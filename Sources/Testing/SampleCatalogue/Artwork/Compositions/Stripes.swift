import Foundation

extension Composition {
  /// Lines that bend around a hidden ball, in the style of 1960s op art.
  static let stripes = Composition(.pattern) { canvas, palette, random in
    canvas.paint(palette.sky)
    let center = canvas.frame.at(random.number(0.42...0.58), random.number(0.44...0.56))
    let radius = canvas.frame.shorterSide * random.number(0.36...0.44)
    let isVertical = random.chance()
    let (count, samples) = (canvas.width > canvas.height && isVertical ? 36 : 24, 56)
    let (length, across) = isVertical ? (canvas.height, canvas.width) : (canvas.width, canvas.height)
    let step = across / Double(count)
    for stripe in stride(from: -4, through: count + 4, by: 2) {
      var edges: [[Point]] = []
      for edge in [Double(stripe) * step, Double(stripe + 1) * step] {
        edges.append(
          (0...samples).map { sample in
            let along = Double(sample) / Double(samples) * length
            return bent(isVertical ? Point(edge, along) : Point(along, edge), around: center, radius)
          })
      }
      let isAccent = stripe.isMultiple(of: 10)
      canvas.polygon(isAccent ? palette.accent : palette.near, edges[0] + edges[1].reversed())
    }
    canvas.disc(palette.light, Point(center.x + radius * 0.3, center.y - radius * 0.3), radius * 0.2)
  }
}

/// Moves a point outward, most near the center and not at all at the rim.
private func bent(_ point: Point, around center: Point, _ radius: Double) -> Point {
  let (dx, dy) = (point.x - center.x, point.y - center.y)
  let distance = (dx * dx + dy * dy).squareRoot()
  guard distance < radius, distance > 0 else { return point }
  let share = distance / radius
  let scale = sin(share * .pi / 2) / share * (1 - share) + share
  return Point(center.x + dx * scale, center.y + dy * scale)
}
