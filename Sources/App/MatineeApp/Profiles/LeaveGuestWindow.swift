import Containment
import GTK

/// The dialog that asks a guest whether to keep or discard their changes.
enum LeaveGuestWindow {
  /// - Parameters:
  ///   - leave: Leaves and discards the changes.
  ///   - keep: Continues to save the changes in a new profile.
  @discardableResult
  static func present(over parent: Window?, leave: @escaping () -> Void, keep: @escaping () -> Void) -> Window {
    let window = Window(dialogFor: parent)
    window.title = "Leave Guest Browsing?"
    window.setDefaultSize(width: 400, height: 1)
    window.setMinimumSize(width: 360)
    let words = Label(
      wrapping:
        "What you rated, listed and watched as a guest is not kept. Keep it as a new profile, or leave without it.")
    let close = { [pointer = window.pointer] in Window(retaining: pointer).close() }
    let cancel = Button(label: "Cancel")
    cancel.onClick(close)
    cancel.addStyle("pill")
    let buttons = Box(
      .vertical, spacing: 9,
      [
        button("Keep as a New Profile…", "suggested-action", close, keep),
        button("Leave", "destructive-action", close, leave), cancel,
      ])
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
    cancel.focus()
    return window
  }

  private static func button(
    _ label: String, _ style: String, _ close: @escaping () -> Void, _ body: @escaping () -> Void
  ) -> Button {
    let button = Button(wrapping: label)
    button.addStyle(style, "pill")
    button.onClick {
      close()
      body()
    }
    return button
  }
}
