import CAdwaita
import GTK

/// What a screen reader says must be there, and be meant for people.
///
/// Looked at is what is announced: controls, and what holds them such as a list. What is inside a control is part of it,
/// unless it is a control itself.
struct NameCheck: Check {
  let kinds: Set<Finding.Kind> = [.unnamedControl, .typeNameAsName]

  func findings(on surface: Surface) -> [Finding] { surface.elements.compactMap(finding) }

  private func finding(_ element: Element) -> Finding? {
    guard element.isAnnounced, element.isControl || element.speaker == nil else { return nil }
    if element.isLeftOut {
      guard element.isControl else { return nil }
      return Finding(.unnamedControl, element, "Screen readers are told to pass by what it is in.")
    }
    guard !element.name.isGiven else { return nil }
    if element.name.isTypeName {
      return Finding(.typeNameAsName, element, "A screen reader says “\(element.name.text)”. Give it a label.")
    }
    // A label without words is nothing to stop at, and neither is a window in front of its own content.
    guard element.isControl else { return nil }
    return Finding(.unnamedControl, element, "A screen reader says nothing but its role. Give it a label.")
  }
}
