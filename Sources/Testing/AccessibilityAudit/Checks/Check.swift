import GTK

/// A check that applies to all elements of a surface.
protocol Check {
  /// The kinds of findings that the check can report.
  var kinds: Set<Finding.Kind> { get }

  func findings(on surface: Surface) -> [Finding]
}

extension Finding {
  init(_ kind: Kind, _ element: Element, _ detail: String, area: Rect? = nil) {
    self.init(kind: kind, element: element.description, detail: detail, area: area ?? element.area)
  }
}
