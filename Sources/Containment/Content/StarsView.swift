import GTK

/// A score as five drawn stars, in halves, in the colour of the text around it.
public final class StarsView {
  /// What to put beside a text: five stars wide and one high, of the size that fits the desktop's text size when it is
  /// made.
  public let widget: DrawingArea
  private let model = Model()

  /// 0 … 1; `nil` draws nothing and takes no room.
  public var score: Double? {
    get { model.score }
    set {
      guard newValue != model.score else { return }
      model.score = newValue
      widget.isVisible = newValue != nil
      widget.redraw()
    }
  }

  public init() {
    let side = (designedSide * Display.textScale).rounded()
    widget = DrawingArea(width: Int(5 * side), height: Int(side)) { [model] canvas, _, height in
      drawStars(model.score ?? 0, of: side, on: canvas, top: (Double(height) - side) / 2)
    }
    // The number beside it tells as much.
    widget.setAccessibleRole(.decoration)
    widget.isVisible = false
    widget.verticalAlignment = .center
  }

  private final class Model { var score: Double? }
}

/// The width and height of one star with the room around it, in application pixels, at text of the designed size.
private let designedSide = 14.0

private func drawStars(_ score: Double, of side: Double, on canvas: Canvas, top: Double) {
  let halves = (max(0, min(score, 1)) * 10).rounded() / 2
  canvas.useTextColor(opacity: Display.prefersHighContrast ? 0.5 : 0.25)
  for index in 0..<5 { drawStar(at: index, of: side, on: canvas, top: top) }
  canvas.useTextColor()
  canvas.clipped(x: 0, y: top, width: halves * side, height: side) {
    for index in 0..<5 { drawStar(at: index, of: side, on: canvas, top: top) }
  }
}

private func drawStar(at index: Int, of side: Double, on canvas: Canvas, top: Double) {
  canvas.star(x: Double(index) * side, y: top, side: side)
  canvas.fill()
}
