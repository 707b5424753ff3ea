import CAdwaita
import GTK

/// A check that announced elements have a meaningful accessible name.
///
/// It covers controls and their containers, such as lists. Elements inside a control are part of it, unless they are
/// controls themselves.
struct NameCheck: Check {
  let kinds: Set<Finding.Kind> = [.unnamedControl, .typeNameAsName]

  func findings(on surface: Surface) -> [Finding] { surface.elements.compactMap(finding) }

  private func finding(_ element: Element) -> Finding? {
    guard element.isAnnounced, element.isControl || element.enclosingControl == nil else { return nil }
    if element.isIgnored {
      guard element.isControl else { return nil }
      return Finding(.unnamedControl, element, "Its container is hidden from screen readers.")
    }
    guard !element.name.isGiven else { return nil }
    if element.name.isTypeName {
      return Finding(.typeNameAsName, element, "A screen reader says “\(element.name.text)”. Give it a label.")
    }
    // An empty name is a defect only for controls. A label may have no text, and a popup window needs no name.
    guard element.isControl else { return nil }
    return Finding(.unnamedControl, element, "A screen reader only says its role. Give it a label.")
  }
}
