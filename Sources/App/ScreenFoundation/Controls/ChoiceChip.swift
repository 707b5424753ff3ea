import Containment
import GTK
import Localization

/// A chip that opens a menu or a popover of choices. Once one is chosen, a button next to the chip removes it.
package final class ChoiceChip {
  package let widget: Widget
  private let name: String
  private let menu: MenuButton
  private let remove = Button(icon: "window-close-symbolic", name: "")
  private var content: PopoverContent?

  /// - Parameters:
  ///   - name: The accessible name of the choice; screen readers announce the chosen text after it.
  ///   - onRemove: Called when the user removes the choice.
  package init(name: String, onRemove: @escaping () -> Void = {}) {
    self.name = name
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
  package func show(_ text: String, isRemovable: Bool = false) {
    menu.label = text
    menu.setStyle("chosen", isOn: isRemovable)
    let hadFocus = remove.containsFocus
    remove.rename(tr("Remove {title}", ["title": text]))
    remove.isVisible = isRemovable
    if hadFocus, !isRemovable { menu.focus() }
  }

  /// Replaces the choices in the chip's menu.
  package func setItems(_ items: [MenuItem]) { menu.setItems([items]) }

  /// Sets the content of the chip's popover, instead of a menu.
  ///
  /// - Parameters:
  ///   - parent: The controller whose view contains the chip.
  ///   - make: Makes the content each time the popover opens.
  package func setContent(in parent: ViewController, _ make: @escaping () -> ViewController) {
    content = PopoverContent(of: menu, name: name, size: (width: 320, height: 400), in: parent, make: make)
  }

  /// Closes the popover and returns the focus to the chip.
  package func closePopover() { content?.close() }

  package func focus() { menu.focus() }
}
