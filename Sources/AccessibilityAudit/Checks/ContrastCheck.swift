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
/// What cannot be used is exempt, as in [WCAG 2.1](https://www.w3.org/TR/WCAG21/#contrast-minimum).
struct ContrastCheck: Check {
  let kinds: Set<Finding.Kind> = [.lowContrast]

  func findings(on surface: Surface) -> [Finding] {
    let drawing = surface.drawing
    let whole = Area(x: 0, y: 0, width: Double(drawing.size.width), height: Double(drawing.size.height))
    guard let sample = TextSample(drawing, area: whole, magnification: 1) else { return [] }
    var worst: [ObjectIdentifier: (element: Element, run: TextRun, contrast: Double)] = [:]
    for run in drawing.textRuns {
      guard !isCertain(run, sample), let element = surface.writer(of: run), element.isSensitive,
        let contrast = closerContrast(of: run, drawing), contrast < required(for: run)
      else { continue }
      let key = ObjectIdentifier(element)
      if let known = worst[key], known.contrast <= contrast { continue }
      worst[key] = (element, run, contrast)
    }
    return surface.elements.compactMap { worst[ObjectIdentifier($0)] }.map(finding)
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

  private func finding(_ element: Element, _ run: TextRun, _ contrast: Double) -> Finding {
    let required = run.isLarge ? "3:1 is asked of large text" : "4.5:1 is asked"
    let rounded = (contrast * 100).rounded(.down) / 100
    return Finding(
      .lowContrast, element, "Its contrast is \(rounded):1 at \(run.size.short) pixels; \(required).", area: run.area)
  }
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
