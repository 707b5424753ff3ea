/// The symbol next to a company's name, 220 pixels wide.
struct Emblem: Sendable {
  let draw: @Sendable (_ canvas: Canvas, _ center: Point, _ color: Color) -> Void

  static let all = [reel, star, shutter, rising, tower, diamond]

  static let reel = Emblem { canvas, center, color in
    canvas.disc(color, center, 108)
    for hole in 0..<5 {
      canvas.disc(Color(0xFFFFFF), center.moved(62, at: Double(hole) / 5 * 2 * .pi - .pi / 2), 26)
    }
    canvas.disc(Color(0xFFFFFF), center, 13)
  }

  static let star = Emblem { canvas, center, color in
    canvas.ring(color, center, 100, 13)
    canvas.polygon(
      color, (0..<10).map { center.moved($0.isMultiple(of: 2) ? 82 : 34, at: Double($0) / 5 * .pi - .pi / 2) })
  }

  static let shutter = Emblem { canvas, center, color in
    for blade in 0..<6 {
      let angle = Double(blade) / 3 * .pi
      canvas.polygon(
        color, [center.moved(108, at: angle), center.moved(108, at: angle + 0.92), center.moved(40, at: angle + 1.2)])
    }
  }

  static let rising = Emblem { canvas, center, color in
    let foot = Point(center.x, center.y + 70)
    for ring in 0..<4 {
      canvas.fill(ring.isMultiple(of: 2) ? color : Color(0xFFFFFF)) {
        canvas.sector(foot, 110 - Double(ring) * 26, from: .pi, to: 2 * .pi)
      }
    }
    canvas.rectangle(color, Rectangle(center.x - 110, foot.y + 12, 220, 18))
  }

  static let tower = Emblem { canvas, center, color in
    canvas.polygon(
      color,
      [
        Point(center.x - 60, center.y + 108), Point(center.x - 12, center.y - 60), Point(center.x + 12, center.y - 60),
        Point(center.x + 60, center.y + 108),
      ])
    for wave in 1...2 {
      canvas.ring(color, Point(center.x, center.y - 66), 20 + Double(wave) * 22, 10, 0.9)
    }
    canvas.disc(color, Point(center.x, center.y - 66), 20)
  }

  static let diamond = Emblem { canvas, center, color in
    for (reach, shade) in [(110.0, color), (78, Color(0xFFFFFF)), (56, color)] {
      canvas.polygon(shade, (0..<4).map { center.moved(reach, at: Double($0) * .pi / 2) })
    }
  }
}
