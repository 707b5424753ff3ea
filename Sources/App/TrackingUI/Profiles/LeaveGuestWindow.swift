import Containment
import GTK
import Localization
import ScreenFoundation

/// The dialog that asks a guest whether to keep or discard their changes.
enum LeaveGuestWindow {
  /// - Parameters:
  ///   - leave: Leaves and discards the changes.
  ///   - save: Continues to save the changes in a new profile.
  @discardableResult
  static func present(over parent: Window?, leave: @escaping () -> Void, save: @escaping () -> Void) -> Window {
    let window = Window(dialogFor: parent)
    window.title = tr("Leave Guest Mode?")
    window.setDefaultSize(width: 400, height: 1)
    window.setMinimumSize(width: 360)
    let explanation = Label(
      wrapping:
        tr("Your ratings, lists and history as a guest will be deleted. To keep them, save them as a new profile."))
    let close = { [pointer = window.pointer] in Window(retaining: pointer).close() }
    let cancel = Button(label: tr("Cancel"))
    cancel.onClick(close)
    cancel.addStyle("pill")
    let buttons = Box(
      .vertical, spacing: 9,
      [
        button(tr("Save as New Profile…"), "suggested-action", close, save),
        button(tr("Leave"), "destructive-action", close, leave), cancel,
      ])
    let body = Box(.vertical, spacing: 18, [explanation, buttons])
    body.setMargins(top: 12, bottom: 24, start: 12, end: 12)
    let header = HeaderBar()
    header.setTitleWidget(WindowTitle(tr("Leave?")))
    window.setContent(Box(.vertical, [header, Clamp(body, maximumWidth: PageMetrics.formWidth)]))
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
