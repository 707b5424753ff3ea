import GTK

/// Ten stars, some of them filled, in the theme's colors. They are decorative; the slider below them is accessible.
final class StarDrawing {
  let widget: DrawingArea
  private let model = Model()
  private var appearanceObservation: AppearanceObservation?

  init() {
    widget = DrawingArea(width: 0, height: 0) { [model] canvas, width, height in
      draw(model.halves, isPreview: model.isPreview, on: canvas, width: Double(width), height: Double(height))
    }
    widget.setAccessibleRole(.decoration)
    widget.isTarget = false
    appearanceObservation = AppearanceObservation { [weak self] in self?.widget.redraw() }
  }

  /// Shows a rating.
  ///
  /// - Parameter isPreview: Whether the rating is the one that a click would set.
  func show(halves: Int, isPreview: Bool) {
    guard halves != model.halves || isPreview != model.isPreview else { return }
    (model.halves, model.isPreview) = (halves, isPreview)
    widget.redraw()
  }

  private final class Model {
    var halves = 0
    var isPreview = false
  }
}

private func draw(_ halves: Int, isPreview: Bool, on canvas: Canvas, width: Double, height: Double) {
  let side = width / Double(starCount)
  func addStars() { for index in 0..<starCount { canvas.star(x: Double(index) * side, y: 0, side: side) } }
  let filled = Double(halves) * side / 2
  let isMirrored = TextDirection.current == .rightToLeft
  canvas.clipped(x: isMirrored ? width - filled : 0, y: 0, width: filled, height: height) {
    addStars()
    canvas.useColor(named: "accent_color", opacity: isPreview ? 0.6 : 1)
    canvas.fill()
  }
  // Outline each star, so that empty ones are visible as well.
  addStars()
  canvas.useTextColor(opacity: Display.prefersHighContrast ? 1 : 0.6)
  canvas.stroke(width: 1)
}
