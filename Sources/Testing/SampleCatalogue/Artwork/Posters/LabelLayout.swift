extension PosterLayout {
  /// A label on top of a motif that has no clear area.
  static let label = PosterLayout { canvas, poster in
    poster.art(on: canvas)
    let ground = poster.palette.isDark ? poster.palette.near : Palette.paper
    let ink = poster.palette.ink(on: ground)
    let title = poster.fitted(width: 640, height: 330, .center, largest: 120, on: canvas)
    let caption = poster.caption(width: 640, .center, on: canvas)
    guard title != nil || caption != nil else { return }
    let words = (title?.height ?? 0) + (caption.map { $0.height + 40 } ?? 0)
    let width = max(title?.width ?? 0, caption?.width ?? 0, 420) + 150
    let box = Rectangle((canvas.width - width) / 2, 830 - words / 2 - 76, width, words + 152)
    canvas.rectangle(ground, box)
    canvas.stroke(ink, 5) { canvas.rounded(box.inset(20, 20), 0) }
    title?.draw(at: Point(box.center.x, box.y + 76), ink, on: canvas)
    caption?.draw(
      at: Point(box.center.x, box.maxY - 76 - (caption?.height ?? 0)), poster.palette.bright(on: ground), on: canvas)
  }
}
