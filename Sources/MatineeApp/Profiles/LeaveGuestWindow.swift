import Containment
import GTK

/// The small window that asks before what a guest did is gone.
enum LeaveGuestWindow {
  @discardableResult
  static func present(over parent: Window?, leave: @escaping () -> Void) -> Window {
    let window = Window(dialogFor: parent)
    window.title = "Leave Guest Browsing?"
    window.setDefaultSize(width: 400, height: 1)
    window.setMinimumSize(width: 360)
    let words = Label(wrapping: "What you rated, listed and watched as a guest will be gone. This cannot be undone.")
    let close = { [pointer = window.pointer] in Window(retaining: pointer).close() }
    let stay = Button(label: "Stay")
    stay.onClick(close)
    let leaving = Button(label: "Leave")
    leaving.addStyle("destructive-action")
    leaving.onClick {
      close()
      leave()
    }
    for button in [stay, leaving] { button.addStyle("pill") }
    let buttons = LayoutBox.wrapping([stay, leaving], spacing: 12)
    buttons.horizontalAlignment = .center
    let body = Box(.vertical, spacing: 18, [words, buttons])
    body.setMargins(top: 12, bottom: 24, start: 18, end: 18)
    let header = HeaderBar()
    header.setTitleWidget(WindowTitle("Leave?"))
    window.setContent(Box(.vertical, [header, Clamp(body, maximumWidth: 480)]))
    window.addShortcut("Escape") {
      close()
      return true
    }
    window.present()
    stay.focus()
    return window
  }
}
