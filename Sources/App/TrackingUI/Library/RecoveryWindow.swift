import Containment
import Foundation
import GTK
import Library
import Localization
import Tracking

/// The window that reports, once, how a damaged or missing library was recovered.
enum RecoveryWindow {
  /// - Parameter openFolder: Opens the folder of the damaged file.
  @discardableResult
  static func present(
    _ recovery: Recovery, over parent: Window?, locale: Locale = .current, openFolder: @escaping (URL) -> Void
  ) -> Window {
    let window = Window(title: recovery.heading, width: 440, height: 400, over: parent)
    let done = Button(label: tr("Continue"))
    done.addStyle("suggested-action", "pill")
    done.horizontalAlignment = .center
    let close = { [pointer = window.pointer] in Window(retaining: pointer).close() }
    done.onClick(close)
    var parts: [Widget] = [Label(wrapping: recovery.summary(locale))]
    if let text = recovery.locationText, let folder = recovery.setAsideFile?.deletingLastPathComponent() {
      let path = Label(wrapping: text, styles: "dim-label")
      path.isSelectable = true
      let show = Button(label: tr("Show File"))
      show.addStyle("pill")
      show.horizontalAlignment = .center
      show.onClick { openFolder(folder) }
      parts += [path, show]
    }
    let body = Box(.vertical, spacing: 18, parts + [done])
    body.setMargins(top: 12, bottom: 24, start: 12, end: 12)
    let scrolled = ScrolledWindow(Clamp(body, maximumWidth: PageMetrics.formWidth))
    scrolled.isFocusable = false
    scrolled.expandsVertically = true
    let header = HeaderBar()
    header.setTitleWidget(WindowTitle(recovery.heading))
    window.setContent(Box(.vertical, [header, scrolled]))
    // A selectable label that has the initial focus would show its text as selected.
    done.focus()
    window.present()
    return window
  }
}
