import Foundation
import GTK

/// The drawing of a chart, in the theme's colors and the desktop's text size.
final class ChartDrawing {
  /// The container of the drawing area. Its height is that of the chart at its width.
  let widget: LayoutBox
  /// The drawing area, which takes the focus and has the accessible label.
  let area: DrawingArea
  private let model = Model()
  private let layout: ChartHeight
  private var appearanceObservation: AppearanceObservation?

  init() {
    area = DrawingArea(width: 0, height: 0) { [model] canvas, width, _ in
      model.area?.draw(model, on: canvas, width: Double(width))
    }
    model.area = area
    layout = ChartHeight(model)
    widget = LayoutBox(layout, [area])
    appearanceObservation = AppearanceObservation { [weak self] in
      self?.widget.queueResize()
      self?.area.redraw()
    }
  }

  var chart: Chart {
    get { model.chart }
    set {
      model.chart = newValue
      let values = newValue.bars.map(\.value).filter(\.isFinite)
      model.scale = ChartScale(maximum: values.max() ?? 0, isCounted: values.allSatisfy { $0 == $0.rounded() })
      widget.queueResize()
      area.redraw()
    }
  }

  /// The index of the highlighted bar.
  var current: Int? {
    get { model.current }
    set {
      guard newValue != model.current else { return }
      model.current = newValue
      area.redraw()
    }
  }

  /// Returns the index of the bar at a position in the area.
  func bar(at x: Double, _ y: Double) -> Int? {
    model.geometry(of: area, width: Double(area.size.width)).bar(at: x, y)
  }

  final class Model {
    /// The area that draws the model. The area retains the model, so this reference is weak.
    weak var area: DrawingArea?
    var chart = Chart("", [])
    var scale = ChartScale(maximum: 0)
    var current: Int?

    func words(_ area: Widget) -> ChartGeometry.Words {
      func widest(_ texts: [String]) -> Double { texts.map { area.size(ofText: $0).width }.max() ?? 0 }
      return ChartGeometry.Words(
        lineHeight: area.size(ofText: "0").height,
        label: widest(chart.bars.map(chart.direction == .vertical ? \.axisLabel : \.label)),
        value: widest(chart.bars.map(\.text)), tick: widest(scale.ticks.map(tickText)))
    }

    /// Returns the relative length of a bar. Horizontal charts have no scale lines, so their longest bar has the full
    /// length.
    private func part(of value: Double) -> Double {
      guard chart.direction == .horizontal, let maximum = chart.bars.map(\.value).filter(\.isFinite).max(), maximum > 0
      else { return scale.part(of: value) }
      return value.isFinite ? max(0, value / maximum) : 0
    }

    func geometry(of area: Widget, width: Double) -> ChartGeometry {
      ChartGeometry(
        parts: chart.bars.map { part(of: $0.value) }, direction: chart.direction, words: words(area), width: width,
        isMirrored: TextDirection.current == .rightToLeft)
    }
  }
}

/// The layout rule that derives the chart's height from its width.
private final class ChartHeight: LayoutRule {
  private let model: ChartDrawing.Model

  init(_ model: ChartDrawing.Model) { self.model = model }

  func width(of children: [Widget]) -> Extent { Extent(minimum: 0, natural: 600) }

  func height(of children: [Widget], width: Int) -> Extent {
    guard let area = children.first else { return Extent(minimum: 0, natural: 0) }
    let height = ChartGeometry.height(
      count: model.chart.bars.count, direction: model.chart.direction, words: model.words(area), width: Double(width))
    return Extent(minimum: Int(height), natural: Int(height))
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    children.map { _ in Frame(x: 0, y: 0, width: width, height: height) }
  }
}

extension DrawingArea {
  fileprivate func draw(_ model: ChartDrawing.Model, on canvas: Canvas, width: Double) {
    let geometry = model.geometry(of: self, width: width)
    let isVertical = model.chart.direction == .vertical
    if isVertical { drawScale(model.scale, geometry, canvas, width) }
    for (index, bar) in geometry.bars.enumerated() {
      canvas.rectangle(bar)
      canvas.useColor(named: "accent_color")
      canvas.fill()
      if index == model.current { mark(bar, canvas) }
    }
    let words = model.words(self)
    if isVertical {
      let labels = model.chart.bars.map(\.axisLabel)
      canvas.useTextColor(opacity: quietInk)
      for index in geometry.labelled(labels, width: words.label) {
        draw(labels[index], below: index, geometry, canvas, width)
      }
    } else {
      for (index, bar) in model.chart.bars.enumerated() {
        canvas.useTextColor(opacity: index == model.current ? 1 : quietInk)
        drawWords(of: bar, at: index, geometry, words, canvas)
      }
    }
  }

  /// Outlines the bar, so that it differs from the others in more than its color.
  private func mark(_ bar: Rectangle, _ canvas: Canvas) {
    canvas.useTextColor()
    canvas.rectangle(Rectangle(x: bar.x - 2, y: bar.y - 2, width: bar.width + 4, height: bar.height + 4))
    canvas.stroke(width: 2)
  }

  private func drawScale(_ scale: ChartScale, _ geometry: ChartGeometry, _ canvas: Canvas, _ width: Double) {
    let plot = geometry.plot
    let isMirrored = plot.x == 0
    for tick in scale.ticks {
      let y = (plot.y + plot.height * (1 - scale.part(of: tick))).rounded() + 0.5
      canvas.useTextColor(opacity: Display.prefersHighContrast ? 0.6 : 0.15)
      canvas.move(to: plot.x, y)
      canvas.line(to: plot.x + plot.width, y)
      canvas.stroke(width: 1)
      let text = tickText(tick)
      let size = size(ofText: text)
      canvas.useTextColor(opacity: quietInk)
      canvas.text(text, x: isMirrored ? width - size.width : plot.x - labelGap - size.width, y: y - size.height / 2)
    }
  }

  private func draw(
    _ label: String, below index: Int, _ geometry: ChartGeometry, _ canvas: Canvas, _ width: Double
  ) {
    let text = size(ofText: label).width
    let x = max(0, min(geometry.slots[index].centerX - text / 2, width - text))
    canvas.text(label, x: x, y: geometry.plot.y + geometry.plot.height + labelGap)
  }

  private func drawWords(
    of bar: Chart.Bar, at index: Int, _ geometry: ChartGeometry, _ words: ChartGeometry.Words, _ canvas: Canvas
  ) {
    let (slot, drawn) = (geometry.slots[index], geometry.bars[index])
    let isMirrored = TextDirection.current == .rightToLeft
    let value = size(ofText: bar.text).width
    let room =
      geometry.isStacked ? slot.width - value - labelGap : slot.width - geometry.plot.width - words.value - 3 * labelGap
    let label = min(size(ofText: bar.label).width, max(room, 0))
    let y = geometry.isStacked ? slot.y : slot.centerY - words.lineHeight / 2
    canvas.text(bar.label, x: isMirrored ? slot.width - label : 0, y: y, width: label + 1)
    let end = isMirrored ? 0 : slot.width - value
    let beside = isMirrored ? drawn.x - labelGap - value : drawn.x + drawn.width + labelGap
    canvas.text(bar.text, x: geometry.isStacked ? end : beside, y: y)
  }
}

private func tickText(_ tick: Double) -> String { tick.formatted(.number.precision(.fractionLength(0...2))) }

/// The opacity of labels, so that the highlighted one stands out.
private var quietInk: Double { Display.prefersHighContrast ? 1 : 0.8 }
