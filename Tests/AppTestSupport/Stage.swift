import CAdwaita
import Containment
import GTK
import GTKTestSupport

/// A real window, and what a person does in it.
@MainActor package final class Stage {
  package let window: Window
  private var kept: [AnyObject] = []
  private var conditions: [() -> Bool] = []
  private var end: () -> Void = {}

  package init(_ window: Window = Window(dialogFor: nil)) { self.window = window }

  /// Puts a controller on screen.
  package func show(_ controller: ViewController, width: Int = 500, height: Int = 600) async throws {
    window.setDefaultSize(width: width, height: height)
    window.setRootViewController(controller)
    window.present()
    try await eventually("the window") { controller.isVisible && controller.view.size.width > 1 }
  }

  /// Waits until a text is on screen.
  package func sees(_ text: String, file: StaticString = #filePath, line: UInt = #line) async throws {
    try await eventually("“\(text)”", file: file, line: line) { window.visibleTexts.contains { $0.contains(text) } }
  }

  /// What was said last to those who do not see the screen.
  package var announced: String? { window.tree.first { $0.hasRole(GTK_ACCESSIBLE_ROLE_STATUS) }?.spokenLabel }

  /// Whether this is among what was said last to those who do not see the screen.
  package func hasSaid(_ sentence: String) -> Bool {
    window.tree.contains { $0.hasRole(GTK_ACCESSIBLE_ROLE_STATUS) && $0.spokenLabel == sentence }
  }

  /// Presses the button on screen that says this.
  package func press(_ label: String, file: StaticString = #filePath, line: UInt = #line) async throws {
    try await eventually("the button “\(label)”", file: file, line: line) { window.button(label) != nil }
    window.button(label)?.click()
  }

  /// Presses the line on screen that leads on to what this says.
  package func activateRow(_ title: String, file: StaticString = #filePath, line: UInt = #line) async throws {
    var row: Widget? {
      window.tree.first { $0.isMapped && $0.isA(adw_action_row_get_type()) && $0.rowTitle == title }
    }
    try await eventually("the line “\(title)”", file: file, line: line) { row != nil }
    if let row { gtk_widget_activate(row.widget) }
  }

  /// The list on screen, as far as it is scrolled.
  package var scroll: Adjustment? {
    window.tree.last { $0.isMapped && $0.isA(gtk_list_view_get_type()) }.flatMap { list in
      var ancestor = list.parentWidget
      while let candidate = ancestor, !candidate.isA(gtk_scrolled_window_get_type()) {
        ancestor = candidate.parentWidget
      }
      return ancestor.map { ScrolledWindow(retaining: $0.pointer).verticalAdjustment }
    }
  }

  /// Scrolls the list on screen to its end, once it is longer than the window.
  package func scrollToEnd(file: StaticString = #filePath, line: UInt = #line) async throws {
    try await eventually("a list to scroll", file: file, line: line) {
      scroll.map { $0.pageSize > 1 && $0.upper > $0.pageSize } == true
    }
    scroll.map { $0.value = $0.upper }
  }

  /// Lets GTK lay out and draw once.
  package func nextFrame() async {
    await withCheckedContinuation { continuation in window.afterNextFrame { continuation.resume() } }
  }

  /// Keeps what the window needs alive for as long as the stage.
  package func keep(_ value: AnyObject) { kept.append(value) }

  /// Adds something that must hold while the window is looked at; asking may bring it about.
  package func requires(_ condition: @escaping () -> Bool) { conditions.append(condition) }

  /// Whether all that is to be seen is there.
  package var isReady: Bool { conditions.allSatisfy { $0() } }

  /// Does something, such as closing a menu, before the window is closed.
  package func beforeClosing(_ body: @escaping () -> Void) { end = body }

  package func close() {
    end()
    window.destroy()
  }
}

extension Window {
  /// The windows that are open, by their titles.
  package static func open(titled title: String) -> Window? {
    let all = gtk_window_get_toplevels()
    for index in 0..<g_list_model_get_n_items(all) {
      guard let item = g_list_model_get_item(all, index) else { continue }
      let window = Window(retaining: item)
      g_object_unref(item)
      if window.title == title { return window }
    }
    return nil
  }
}

extension Widget {
  /// A preference row's title.
  fileprivate var rowTitle: String? { adw_preferences_row_get_title(cast()).map { String(cString: $0) } }
}
