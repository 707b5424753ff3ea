// Layouts with the text on a plain panel.
extension PosterLayout {
  /// The motif at the top, and a panel with a rule below.
  static let panelBelow = PosterLayout { canvas, poster in
    let ground = poster.panel()
    let ink = poster.palette.ink(on: ground)
    let inner = canvas.frame.inset(margin, margin)
    let title = poster.fitted(width: inner.width, height: 330, .leading, largest: 200, on: canvas)
    let caption = poster.caption(width: inner.width, .leading, on: canvas)
    let titleHeight = title?.height ?? 0
    let top = inner.maxY - (caption.map { $0.height + 48 } ?? 0) - titleHeight
    let edge = top - 78
    canvas.paint(ground)
    poster.art(on: canvas, in: Rectangle(0, 0, canvas.width, edge))
    canvas.rectangle(poster.palette.accent, Rectangle(0, edge, canvas.width, 14))
    title?.draw(at: Point(inner.x, top), poster.palette.bright(on: ground), on: canvas)
    caption?.draw(at: Point(inner.x, inner.maxY - (caption?.height ?? 0)), ink, on: canvas)
  }

  /// A panel with the title at the top, and the motif below.
  static let panelAbove = PosterLayout { canvas, poster in
    let ground = poster.panel()
    let inner = canvas.frame.inset(margin, margin)
    let caption = poster.caption(width: inner.width, .leading, on: canvas)
    let title = poster.fitted(width: inner.width, height: 360, .leading, largest: 260, on: canvas)
    canvas.paint(ground)
    var y = inner.y
    if let caption {
      caption.draw(at: Point(inner.x, y), poster.palette.ink(on: ground), on: canvas)
      y += caption.height + 40
    }
    title?.draw(at: Point(inner.x, y), poster.palette.bright(on: ground), on: canvas)
    y += (title?.height ?? 0) + 62
    poster.art(on: canvas, in: Rectangle(0, y, canvas.width, canvas.height - y))
  }

  /// A paper margin around the motif, with centered text below.
  static let framed = PosterLayout { canvas, poster in
    let ground = poster.palette.isDark ? poster.palette.near : Palette.paper
    let ink = poster.palette.ink(on: ground)
    let inner = canvas.frame.inset(64, 64)
    let title = poster.fitted(width: inner.width - 20, height: 250, .center, largest: 130, lines: 3, on: canvas)
    let caption = poster.caption(width: inner.width, .center, on: canvas)
    let foot = inner.maxY - 8 - (caption.map { $0.height + 50 } ?? 0)
    let top = foot - (title?.height ?? 0)
    canvas.paint(ground)
    let picture = Rectangle(inner.x, inner.y, inner.width, top - 62 - inner.y)
    poster.art(on: canvas, in: picture)
    title?.draw(at: Point(inner.center.x, top), ink, on: canvas)
    caption?.draw(
      at: Point(inner.center.x, inner.maxY - 8 - (caption?.height ?? 0)), poster.palette.bright(on: ground), on: canvas)
  }

  /// A strip at the left edge with the title rotated to run upward.
  static let strip = PosterLayout { canvas, poster in
    let ground = poster.panel()
    let style = TextBlock.Style(typeface: poster.typeface, sizes: 44...250, maximumLines: 1)
    let title = TextBlock(poster.title, style: style, width: 1_340, height: 150, on: canvas)
    let edge = (title?.height ?? 0) + 108
    canvas.paint(ground)
    poster.art(on: canvas, in: Rectangle(edge, 0, canvas.width - edge, canvas.height))
    canvas.turned(-.pi / 2, around: Point(54, 1_440)) {
      title?.draw(at: Point(54, 1_440), poster.palette.bright(on: ground), on: canvas)
    }
  }
}

extension Poster {
  /// Returns a plain color with enough contrast with the motif's sky.
  mutating func panel() -> Color {
    let choices = [palette.near, palette.near, Palette.paper, palette.light, palette.mid]
    return random.pick(
      choices.filter { $0.contrast(with: palette.sky) > 1.8 && palette.ink(on: $0).contrast(with: $0) > 5 })
  }
}
