import Foundation

extension Composition {
  /// Concentric bands cut off by the frame: a rainbow, an echo or a target.
  static let rings = Composition(.around) { canvas, palette, random in
    canvas.paint(palette.sky)
    let focus = canvas.focus
    let colors = [palette.far, palette.mid, palette.near, palette.light, palette.accent]
    let count = random.whole(4...6)
    let isHalf = random.chance(0.6)
    let center = isHalf ? focus.at(random.pick([0, 0.5, 1]), 1) : focus.at(0.5, 0.55)
    let reach = isHalf ? focus.height * random.number(0.86...0.97) : focus.shorterSide * random.number(0.44...0.5)
    let start = random.whole(0...1)
    // The area below the focus stays clear for text.
    let visible = Rectangle(0, 0, canvas.width, isHalf ? focus.maxY : canvas.height)
    canvas.clipped(to: { canvas.outline(visible.corners) }) {
      for band in 0..<count {
        let radius = reach * (1 - Double(band) / (Double(count) + 0.6))
        canvas.disc(colors[(band + start) % colors.count], center, radius)
      }
    }
  }
}
