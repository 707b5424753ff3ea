// Layouts with the text on the motif's clear area.
extension PosterLayout {
  /// The title in the sky, and the names at the bottom.
  static let titleAbove = PosterLayout { canvas, poster in
    let alignment = poster.random.pick([TextBlock.Alignment.leading, .center])
    let ground = poster.composition.calm == .landscape ? poster.palette.near : poster.palette.sky
    let inner = canvas.frame.inset(margin, margin)
    let x = alignment == .leading ? inner.x : inner.center.x
    let title = poster.fitted(width: inner.width, height: 400, alignment, largest: 250, on: canvas)
    let caption = poster.caption(width: inner.width, alignment, on: canvas)
    let start = inner.y + 12 + (title?.height ?? 0)
    let end = poster.composition.calm == .landscape ? 1_376.0 : 1_350
    poster.art(on: canvas, focus: Rectangle(0, start + 20, canvas.width, end - start - 20))
    title?.draw(at: Point(x, inner.y + 12), poster.palette.bright(on: poster.palette.sky), on: canvas)
    caption?.draw(at: Point(x, inner.maxY - 30), poster.palette.ink(on: ground), on: canvas)
  }

  /// The title on the ground, and the names above or below it.
  static let titleBelow = PosterLayout { canvas, poster in
    let alignment = poster.random.pick([TextBlock.Alignment.leading, .leading, .center])
    let ground = poster.composition.calm == .landscape ? poster.palette.near : poster.palette.sky
    let inner = canvas.frame.inset(margin, margin)
    let x = alignment == .leading ? inner.x : inner.center.x
    let title = poster.fitted(width: inner.width, height: 380, alignment, largest: 220, on: canvas)
    let caption = poster.caption(width: inner.width, alignment, on: canvas)
    let foot = inner.maxY - (caption.map { $0.height + 44 } ?? 0)
    let top = foot - (title?.height ?? 0)
    poster.art(on: canvas, focus: Rectangle(0, 0, canvas.width, top - 46))
    title?.draw(at: Point(x, top), poster.palette.bright(on: ground), on: canvas)
    caption?.draw(at: Point(x, inner.maxY - (caption?.height ?? 0)), poster.palette.ink(on: ground), on: canvas)
  }
}
