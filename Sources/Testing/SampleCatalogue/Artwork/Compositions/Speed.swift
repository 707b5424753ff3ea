import Foundation

extension Composition {
  /// Slanted bars that rush across the frame, one of them bright.
  static let speed = Composition(.pattern) { canvas, palette, random in
    canvas.paint(palette.sky)
    let angle = random.number(-0.75 ... -0.5)
    let center = canvas.frame.center
    let reach = canvas.width + canvas.height
    canvas.turned(angle, around: center) {
      let colors = [palette.far, palette.mid, palette.near, palette.far, palette.near, palette.light]
      var y = center.y - reach * 0.42
      var index = random.whole(0...5)
      while y < center.y + reach * 0.42 {
        let thickness = canvas.unit * random.number(0.03...0.13)
        let start = center.x + canvas.unit * random.number(-0.62...0.25)
        let isLeft = random.chance(0.3)
        let box =
          isLeft
          ? Rectangle(center.x - reach, y, reach + start - center.x, thickness) : Rectangle(start, y, reach, thickness)
        canvas.rectangle(colors[index % colors.count], box)
        index += 1
        y += thickness + canvas.unit * random.number(0.008...0.05)
      }
    }
    let ball = Point(center.x + canvas.width * random.number(-0.14...0.04), center.y - canvas.height * 0.05)
    canvas.disc(palette.accent, ball, canvas.unit * random.number(0.13...0.18))
    canvas.ring(Palette.paper, ball, canvas.unit * 0.2, canvas.unit * 0.012)
  }
}
