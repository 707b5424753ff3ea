import CAdwaita
import GTK

/// A check that pointer targets are large enough.
///
/// Source: [WCAG 2.2, target size (minimum)](https://www.w3.org/TR/WCAG22/#target-size-minimum), without its exception
/// for widely spaced targets.
struct TargetCheck: Check {
  let kinds: Set<Finding.Kind> = [.smallTarget]

  func findings(on surface: Surface) -> [Finding] { surface.elements.compactMap(finding) }

  private func finding(_ element: Element) -> Finding? {
    guard element.isControl, element.isShown, element.isSensitive else { return nil }
    let target = element.target.area.intersection(element.reach)
    guard min(target.width, target.height) < minimumSize - tolerance else { return nil }
    return Finding(.smallTarget, element, "It’s \(target.width.short) × \(target.height.short) pixels.", area: target)
  }
}

extension Element {
  /// The element that the user clicks. For an expander, it is only the title.
  fileprivate var target: Element {
    widget.isA(gtk_expander_get_type()) ? children.first?.children.first ?? self : self
  }
}

extension Double {
  /// The number with up to one decimal digit.
  nonisolated var short: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}

private let minimumSize = 24.0
private let tolerance = 0.01
