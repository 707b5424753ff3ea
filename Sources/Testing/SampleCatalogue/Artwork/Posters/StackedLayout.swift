extension PosterLayout {
  /// Each word of a short title at the full width of the sheet, stacked above the motif.
  static let stacked = PosterLayout { canvas, poster in
    let inner = canvas.frame.inset(60, 64)
    let gap = 26.0
    let ground = poster.palette.isDark ? poster.palette.near : Palette.paper
    let style = TextBlock.Style(typeface: .billboard, sizes: 40...400, maximumLines: 1)
    let words = poster.title.split(separator: " ")
    let share = min(330, (760 - gap * Double(words.count - 1)) / Double(max(words.count, 1)))
    let lines = words.compactMap { TextBlock(String($0), style: style, width: inner.width, height: share, on: canvas) }
    let caption = poster.caption(width: inner.width, .leading, on: canvas)
    canvas.paint(ground)
    var y = inner.y
    for (index, line) in lines.enumerated() {
      let color = index == lines.count - 1 ? poster.palette.bright(on: ground) : poster.palette.ink(on: ground)
      line.draw(at: Point(inner.x, y), color, on: canvas)
      y += line.height + gap
    }
    let foot = inner.maxY - (caption.map { $0.height + 34 } ?? 0)
    poster.art(on: canvas, in: Rectangle(inner.x, y + 12, inner.width, foot - y - 12))
    caption?.draw(at: Point(inner.x, inner.maxY - (caption?.height ?? 0)), poster.palette.ink(on: ground), on: canvas)
  }
}
