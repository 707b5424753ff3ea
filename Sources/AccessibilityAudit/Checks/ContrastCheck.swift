import CAdwaita
import GTK

/// Text stands out from what is behind it, as measured from the pixels.
///
/// The surface is drawn three times: as it is, without its text, and its text alone. The third picture tells which pixels
/// are ink, the first two what these look like with and without it, whatever is behind: a colour, a gradient, a picture.
/// Each letter's worth of a line is looked at by itself and the worst one counts, so that half a title on a bright part
/// of a picture is found. Strokes thinner than a pixel are drawn paler than their colour: what seems to fail is drawn
/// again, magnified, and that result stands.
///
/// What cannot be used is exempt, as in [WCAG 2.1](https://www.w3.org/TR/WCAG21/#contrast-minimum). So is what a toast covers
/// for a few seconds; the toast itself is looked at as it is drawn by itself, so that one through which the rest is seen fails.
struct ContrastCheck: Check {
  let kinds: Set<Finding.Kind> = [.lowContrast]

  func findings(on surface: Surface) -> [Finding] {
    let toasts = surface.elements.filter(\.isToast)
    let layers =
      [Layer(drawing: surface.drawing, origin: (0, 0), covered: toasts.map(\.area))]
      + toasts.map { Layer(drawing: Drawing(of: $0.widget), origin: ($0.area.x, $0.area.y), covered: []) }
    var worst: [ObjectIdentifier: PaleText] = [:]
    for text in layers.flatMap({ paleTexts(in: $0, on: surface) }) {
      let key = ObjectIdentifier(text.element)
      if let known = worst[key], known.contrast <= text.contrast { continue }
      worst[key] = text
    }
    return surface.elements.compactMap { worst[ObjectIdentifier($0)] }.map(finding)
  }

  private func paleTexts(in layer: Layer, on surface: Surface) -> [PaleText] {
    let drawing = layer.drawing
    let whole = Area(x: 0, y: 0, width: Double(drawing.size.width), height: Double(drawing.size.height))
    guard let sample = TextSample(drawing, area: whole, magnification: 1) else { return [] }
    return drawing.textRuns.compactMap { run in
      var seen = run
      seen.area = run.area.moved(x: layer.origin.x, y: layer.origin.y)
      guard layer.covered.allSatisfy({ $0.intersection(seen.area).isEmpty }), !isCertain(run, sample),
        let element = surface.writer(of: seen), element.isSensitive,
        let contrast = closerContrast(of: run, drawing), contrast < required(for: run)
      else { return nil }
      return PaleText(element: element, run: seen, contrast: contrast)
    }
  }

  /// Whether it stands out enough as it is drawn, where strokes are paler than their colour.
  private func isCertain(_ run: TextRun, _ sample: TextSample) -> Bool {
    sample.contrast(in: run.area.outset, letter: run.size).map { $0 >= required(for: run) } == true
  }

  /// `nil` where there is too little ink to tell.
  private func closerContrast(of run: TextRun, _ drawing: Drawing) -> Double? {
    TextSample(drawing, area: run.area.outset, magnification: closerLook)?
      .contrast(in: run.area.outset, letter: run.size)
  }

  private func required(for run: TextRun) -> Double { run.isLarge ? 3 : 4.5 }

  private func finding(_ text: PaleText) -> Finding {
    let required = text.run.isLarge ? "3:1 is asked of large text" : "4.5:1 is asked"
    let rounded = (text.contrast * 100).rounded(.down) / 100
    return Finding(
      .lowContrast, text.element, "Its contrast is \(rounded):1 at \(text.run.size.short) pixels; \(required).",
      area: text.run.area)
  }
}

/// What is drawn together, and where that lies in the picture.
private struct Layer {
  let drawing: Drawing
  let origin: (x: Double, y: Double)
  /// What lies under something else.
  let covered: [Area]
}

/// Text with too little contrast, with its place in the picture.
private struct PaleText {
  let element: Element
  let run: TextRun
  let contrast: Double
}

extension Element {
  /// A message that covers the content for a few seconds, known by its CSS name.
  fileprivate var isToast: Bool { String(cString: gtk_widget_get_css_name(widget.widget)) == "toast" }
}

extension Surface {
  /// The element that a piece of text belongs to: of what is at its place the one whose text lies most like it, or else
  /// the innermost one.
  fileprivate func writer(of run: TextRun) -> Element? {
    let there = elements.filter { $0.seenArea.contains(run.area.center) }
    let texts = there.compactMap { element in LaidOutText(element).map { (element, $0.ink.distance(to: run.area)) } }
    return texts.min { $0.1 < $1.1 }?.0 ?? there.last
  }
}

extension Area {
  /// How little they have in common, by their upper and lower edges.
  fileprivate func distance(to other: Area) -> Double { abs(y - other.y) + abs(bottom - other.bottom) }
}

extension Area {
  /// Whole pixels, and one more on each side.
  fileprivate var outset: Area {
    let (left, top) = (x.rounded(.down) - 1, y.rounded(.down) - 1)
    return Area(x: left, y: top, width: right.rounded(.up) + 1 - left, height: bottom.rounded(.up) + 1 - top)
  }
}

/// So many times larger, the thinnest stroke of a text is wider than a pixel.
private let closerLook = 6
