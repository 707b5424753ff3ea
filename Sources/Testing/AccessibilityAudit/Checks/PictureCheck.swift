import CAdwaita
import GTK

/// A check that each image either has alternative text or is decorative.
///
/// An image in a control belongs to the control. GTK 4.8 exposes an image's alternative text only as its description.
/// As its name, GTK exposes the name of the C type. The check reports that case separately.
struct PictureCheck: Check {
  let kinds: Set<Finding.Kind> = [.undescribedPicture, .typeNameAsName]

  func findings(on surface: Surface) -> [Finding] { surface.elements.compactMap(finding) }

  private func finding(_ element: Element) -> Finding? {
    guard element.role == GTK_ACCESSIBLE_ROLE_IMG, element.isShown, element.enclosingControl == nil,
      !element.name.isGiven, !element.isIgnored
    else { return nil }
    if element.widget.accessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)?.isEmpty == false {
      let typeName = element.name.text
      return Finding(
        .typeNameAsName, element, "A screen reader says “\(typeName)” before the alternative text. Label it too.")
    }
    return Finding(
      .undescribedPicture, element, "Give it a label, or the role “presentation” if it is decorative.")
  }
}
