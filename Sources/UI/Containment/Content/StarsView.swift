import GTK

/// A score shown as five stars, in half steps and in the current text color.
public final class StarsView {
  /// The widget, five stars wide and one star high. Its size scales with the desktop's text size.
  public let widget: DrawingArea
  private let model = Model()
  private var appearanceObservation: AppearanceObservation?

  /// The score from 0 to 1. `nil` hides the stars, which then take up no space.
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
    widget = DrawingArea(width: 0, height: 0) { [model] canvas, _, height in
      drawStars(model.score ?? 0, of: model.side, on: canvas, top: (Double(height) - model.side) / 2)
    }
    // The number next to the stars has the same information.
    widget.setAccessibleRole(.decoration)
    widget.isVisible = false
    widget.verticalAlignment = .center
    updateSize()
    appearanceObservation = AppearanceObservation { [weak self] in self?.updateSize() }
  }

  private func updateSize() {
    model.side = (defaultSide * Display.textScale).rounded()
    widget.contentSize = (Int(5 * model.side), Int(model.side))
    widget.redraw()
  }

  private final class Model {
    var score: Double?
    /// The side length of one star with its padding, in application pixels.
    var side = defaultSide
  }
}

/// The side length of one star with its padding, in application pixels, at the default text size.
private let defaultSide = 14.0

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
