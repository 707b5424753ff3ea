import Foundation

extension Composition {
  /// A staircase across the frame, with a small person who casts a long shadow.
  static let staircase = Composition(.landscape) { canvas, palette, random in
    let isMirrored = random.chance()
    let steps = canvas.width > canvas.height ? 11 : 8
    let walker = random.whole(steps / 2...steps - 2)
    let sun = canvas.focus.at(random.number(0.26...0.36), random.number(0.32...0.4))
    let radius = canvas.focus.shorterSide * random.number(0.2...0.26)
    canvas.mirrored(isMirrored) {
      let focus = canvas.focus
      canvas.paint(palette.sky)
      canvas.disc(palette.light, sun, radius)
      let run = canvas.width / Double(steps)
      let rise = focus.height * 0.62 / Double(steps)
      for (color, shift) in [(palette.far, -rise * 2.6), (palette.mid, 0), (palette.near, rise * 1.1)] {
        canvas.fill(color) {
          canvas.move(Point(0, canvas.height))
          for step in 0..<steps {
            let y = focus.maxY - rise * Double(step + 1) + shift
            canvas.line(Point(run * Double(step), y))
            canvas.line(Point(run * Double(step + 1), y))
          }
          canvas.line(Point(canvas.width, canvas.height))
          canvas.close()
        }
      }
      let foot = Point(run * (Double(walker) + 0.5), focus.maxY - rise * Double(walker + 1) + 1)
      let size = max(rise * 2.6, canvas.unit * 0.14)
      canvas.polygon(
        palette.near,
        [
          Point(foot.x + size * 0.1, foot.y), Point(foot.x - size * 0.12, foot.y),
          Point(foot.x - size * 1.6, foot.y + size * 0.75), Point(foot.x - size * 1.2, foot.y + size * 0.95),
        ], 0.55)
      canvas.figure(palette.isDark ? palette.accent : palette.near, foot, size)
    }
  }
}
