import Containment
import GTK
import Localization

/// A chip that opens a menu of choices. Once one is chosen, a button next to the chip removes it.
final class ChoiceChip {
  let widget: Widget
  private let menu: MenuButton
  private let remove = Button(icon: "window-close-symbolic", name: "")

  /// - Parameters:
  ///   - name: The accessible name of the choice; screen readers announce the chosen text after it.
  ///   - onRemove: Called when the user removes the choice.
  init(name: String, onRemove: @escaping () -> Void = {}) {
    menu = MenuButton(label: "", name: name)
    menu.addStyle("chip")
    remove.addStyle("chip")
    widget = Box(.horizontal, [menu, remove])
    widget.addStyle("linked")
    remove.onClick(onRemove)
  }

  /// - Parameters:
  ///   - text: The chosen text, or the one for no choice.
  ///   - isRemovable: Whether there is a choice that the user can remove.
  func show(_ text: String, isRemovable: Bool = false, _ sections: [[MenuItem]]) {
    menu.label = text
    menu.setItems(sections)
    if isRemovable { menu.addStyle("chosen") } else { menu.removeStyle("chosen") }
    let hadFocus = remove.containsFocus
    remove.rename(tr("Remove {title}", ["title": text]))
    remove.isVisible = isRemovable
    if hadFocus, !isRemovable { menu.focus() }
  }
}
