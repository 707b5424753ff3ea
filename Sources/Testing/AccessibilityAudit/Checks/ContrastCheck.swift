import CAdwaita
import GTK

/// A check that text has enough contrast with its background, measured in pixels.
///
/// The surface is rendered three times: unchanged, without its text, and as text only. The third image shows which
/// pixels belong to text. The first two show these pixels with and without the text, on any background: a color, a
/// gradient or an image.
///
/// Each line is divided into segments as wide as a letter, and the segment with the lowest contrast counts. This
/// detects a title that is only partly on a bright area of an image. Strokes thinner than a pixel appear paler than
/// their color. Text that seems to fail is therefore rendered again, magnified, and the second result counts.
///
/// Insensitive controls are exempt, as in [WCAG 2.1](https://www.w3.org/TR/WCAG21/#contrast-minimum). So is content
/// that a toast covers for a few seconds. The toast is measured on its own, so a translucent one fails.
struct ContrastCheck: Check {
  let kinds: Set<Finding.Kind> = [.lowContrast]

  func findings(on surface: Surface) -> [Finding] {
    let toasts = surface.elements.filter(\.isToast)
    let layers =
      [Layer(drawing: surface.drawing, origin: (0, 0), covered: toasts.map(\.area))]
      + toasts.map { Layer(drawing: Drawing(of: $0.widget), origin: ($0.area.x, $0.area.y), covered: []) }
    var worst: [ObjectIdentifier: LowContrastText] = [:]
    for text in layers.flatMap({ lowContrastTexts(in: $0, on: surface) }) {
      let key = ObjectIdentifier(text.element)
      if let known = worst[key], known.contrast <= text.contrast { continue }
      worst[key] = text
    }
    return surface.elements.compactMap { worst[ObjectIdentifier($0)] }.map(finding)
  }

  private func lowContrastTexts(in layer: Layer, on surface: Surface) -> [LowContrastText] {
    let drawing = layer.drawing
    let whole = Rect(x: 0, y: 0, width: Double(drawing.size.width), height: Double(drawing.size.height))
    guard let sample = TextSample(drawing, area: whole, magnification: 1) else { return [] }
    return drawing.textRuns.compactMap { run in
      var visibleRun = run
      visibleRun.area = run.area.moved(x: layer.origin.x, y: layer.origin.y)
      guard layer.covered.allSatisfy({ $0.intersection(visibleRun.area).isEmpty }), !clearlyPasses(run, sample),
        let element = surface.element(drawing: visibleRun), element.isSensitive,
        let contrast = magnifiedContrast(of: run, drawing), contrast < required(for: run)
      else { return nil }
      return LowContrastText(element: element, run: visibleRun, contrast: contrast)
    }
  }

  /// Returns whether the text has enough contrast even at normal size, where thin strokes appear paler.
  private func clearlyPasses(_ run: TextRun, _ sample: TextSample) -> Bool {
    sample.contrast(in: run.area.outset, letter: run.size).map { $0 >= required(for: run) } == true
  }

  /// Returns the contrast of the magnified text; `nil` if there are too few text pixels.
  private func magnifiedContrast(of run: TextRun, _ drawing: Drawing) -> Double? {
    TextSample(drawing, area: run.area.outset, magnification: closeUpMagnification)?
      .contrast(in: run.area.outset, letter: run.size)
  }

  private func required(for run: TextRun) -> Double { run.isLarge ? 3 : 4.5 }

  private func finding(_ text: LowContrastText) -> Finding {
    let required = text.run.isLarge ? "large text needs 3:1" : "text needs 4.5:1"
    let rounded = (text.contrast * 100).rounded(.down) / 100
    return Finding(
      .lowContrast, text.element, "The contrast is \(rounded):1 at \(text.run.size.short) pixels; \(required).",
      area: text.run.area)
  }
}

/// A drawing and its position in the surface's image.
private struct Layer {
  let drawing: Drawing
  let origin: (x: Double, y: Double)
  /// The areas that are covered by other widgets.
  let covered: [Rect]
}

/// Text with too little contrast, and its position in the surface's image.
private struct LowContrastText {
  let element: Element
  let run: TextRun
  let contrast: Double
}

extension Element {
  /// Whether the element is a toast, a message that covers the content for a few seconds. Its CSS name identifies it.
  fileprivate var isToast: Bool { String(cString: gtk_widget_get_css_name(widget.widget)) == "toast" }
}

extension Surface {
  /// Returns the element that draws a text run. Among the elements at its position, it is the one whose text is
  /// closest, or else the innermost one.
  fileprivate func element(drawing run: TextRun) -> Element? {
    let candidates = elements.filter { $0.visibleArea.contains(run.area.center) }
    let texts = candidates.compactMap { element in
      LaidOutText(element).map { (element, $0.ink.distance(to: run.area)) }
    }
    return texts.min { $0.1 < $1.1 }?.0 ?? candidates.last
  }
}

extension Rect {
  /// Returns the total distance between the top edges and between the bottom edges of two areas.
  fileprivate func distance(to other: Rect) -> Double { abs(y - other.y) + abs(bottom - other.bottom) }
}

extension Rect {
  /// The area rounded to whole pixels, with one additional pixel on each side.
  fileprivate var outset: Rect {
    let (left, top) = (x.rounded(.down) - 1, y.rounded(.down) - 1)
    return Rect(x: left, y: top, width: right.rounded(.up) + 1 - left, height: bottom.rounded(.up) + 1 - top)
  }
}

/// The magnification at which the thinnest stroke is wider than a pixel.
private let closeUpMagnification = 6
