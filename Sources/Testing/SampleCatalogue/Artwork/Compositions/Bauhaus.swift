import Foundation

extension Composition {
  /// A grid of quarter circles, discs and steps in the style of the Bauhaus.
  static let bauhaus = Composition(.pattern) { canvas, palette, random in
    canvas.paint(palette.sky)
    let short = random.whole(3...4)
    let side = canvas.frame.shorterSide / Double(short)
    let (columns, rows) = (Int((canvas.width / side).rounded(.up)), Int((canvas.height / side).rounded(.up)))
    let colors = [palette.far, palette.mid, palette.near, palette.light, palette.accent, palette.sky]
    for row in 0..<rows {
      for column in 0..<columns {
        let box = Rectangle(Double(column) * side, Double(row) * side, side + 0.5, side + 0.5)
        let ground = random.pick(colors)
        let shape = random.pick(colors.filter { $0.contrast(with: ground) > 1.35 })
        canvas.rectangle(ground, box)
        canvas.within(box) { tile($0, shape, random.pick(colors), &random) }
      }
    }
  }
}

private func tile(_ canvas: Canvas, _ shape: Color, _ other: Color, _ random: inout ArtworkRandom) {
  let side = canvas.width
  let corner = random.pick([Point(0, 0), Point(side, 0), Point(side, side), Point(0, side)])
  switch random.whole(0...6) {
  case 0, 1:
    canvas.disc(shape, corner, side)
  case 2:
    canvas.disc(shape, corner, side)
    canvas.disc(other, corner, side * 0.5)
  case 3:
    canvas.disc(shape, canvas.frame.center, side * 0.36)
  case 4:
    canvas.disc(shape, Point(side / 2, corner.y), side / 2)
    canvas.disc(other, Point(side / 2, side - corner.y), side / 4)
  case 5:
    canvas.polygon(shape, [Point(0, side), Point(side, side), corner.x == 0 ? Point(0, 0) : Point(side, 0)])
  default:
    for stripe in 0..<4 {
      canvas.rectangle(shape, Rectangle(0, side * Double(stripe) / 4, side, side / 8))
    }
  }
}
