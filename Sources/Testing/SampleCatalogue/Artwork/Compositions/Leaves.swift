import Foundation

extension Composition {
  /// A sprig with large leaves and a few blossoms, cut with scissors.
  static let leaves = Composition(.around) { canvas, palette, random in
    canvas.paint(palette.sky)
    let focus = canvas.focus
    let size = min(focus.height * 0.9, focus.width * 1.1)
    canvas.disc(palette.far, focus.at(0.5, 0.5), focus.shorterSide * 0.46)
    for stem in random.chance() ? [-0.5, 0, 0.5] : [-0.28, 0.28] {
      let foot = focus.at(0.5 + stem * 0.08, 0.97)
      let tip = Point(foot.x + stem * size * 0.9, focus.y + focus.height * random.number(0.1...0.24))
      sprig(canvas, palette, from: foot, to: tip, size, &random)
    }
  }
}

private func sprig(
  _ canvas: Canvas, _ palette: Palette, from foot: Point, to tip: Point, _ size: Double, _ random: inout ArtworkRandom
) {
  let color = palette.isDark ? palette.mid : palette.near
  let bend = Point(foot.x, (foot.y + tip.y) / 2)
  func along(_ share: Double) -> Point {
    let (a, b, c) = ((1 - share) * (1 - share), 2 * share * (1 - share), share * share)
    return Point(a * foot.x + b * bend.x + c * tip.x, a * foot.y + b * bend.y + c * tip.y)
  }
  canvas.stroke(color, size * 0.012) {
    canvas.move(foot)
    canvas.curveThrough((0...8).map { along(Double($0) / 8) })
  }
  for leaf in 1...5 {
    let share = Double(leaf) / 6
    for side in [-1.0, 1.0] {
      let angle = -.pi / 2 + side * random.number(0.75...1.05)
      petal(
        canvas, leaf.isMultiple(of: 2) ? palette.mid : color, along(share), size * 0.2 * (1.15 - share * 0.5), angle)
    }
  }
  let petals = random.whole(5...7)
  for index in 0..<petals {
    petal(canvas, palette.accent, tip, size * 0.12, Double(index) / Double(petals) * 2 * .pi)
  }
  canvas.disc(palette.light, tip, size * 0.04)
}

private func petal(_ canvas: Canvas, _ color: Color, _ root: Point, _ length: Double, _ angle: Double) {
  let tip = root.moved(length, at: angle)
  let (left, right) = (root.moved(length * 0.6, at: angle - 0.55), root.moved(length * 0.6, at: angle + 0.55))
  canvas.fill(color) {
    canvas.move(root)
    canvas.curve(left, left, tip)
    canvas.curve(right, right, root)
    canvas.close()
  }
}
