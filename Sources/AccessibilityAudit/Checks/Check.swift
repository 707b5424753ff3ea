import GTK

/// One question that is asked of everything on a surface.
protocol Check {
  /// What it can find.
  var kinds: Set<Finding.Kind> { get }

  func findings(on surface: Surface) -> [Finding]
}

extension Finding {
  init(_ kind: Kind, _ element: Element, _ detail: String, area: Area? = nil) {
    self.init(kind: kind, element: element.description, detail: detail, area: area ?? element.area)
  }
}
