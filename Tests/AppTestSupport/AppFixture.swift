import CAdwaita
import Containment
import GTK
import GTKTestSupport

/// A real window that tests operate as a user would.
@MainActor package final class AppFixture {
  package let window: Window
  private var retained: [AnyObject] = []
  private var conditions: [() -> Bool] = []
  private var onClose: () -> Void = {}

  package init(_ window: Window = Window(dialogFor: nil)) { self.window = window }

  /// Shows a controller in the window.
  package func show(_ controller: ViewController, width: Int = 500, height: Int = 600) async throws {
    window.setDefaultSize(width: width, height: height)
    window.setRootViewController(controller)
    window.present()
    try await eventually("the window") { controller.isVisible && controller.view.size.width > 1 }
  }

  /// Makes the segments of tabs transparent. Their place stays empty.
  package func hideSegments() {
    for bar in window.tree where gtk_widget_has_css_class(bar.widget, "page-segments") != 0 {
      gtk_widget_set_opacity(bar.widget, 0)
    }
  }

  /// Waits until the text is visible, alone or within a longer one.
  package func waitForText(_ text: String, file: StaticString = #filePath, line: UInt = #line) async throws {
    try await eventually("“\(text)”", file: file, line: line) { window.visibleTexts.contains { $0.contains(text) } }
  }

  /// Waits until a banner shows the text or, in a narrow window, only its title.
  package func waitForBanner(
    _ text: String, titled title: String, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await eventually("the banner “\(text)”", file: file, line: line) {
      window.visibleTexts.contains { $0.contains(text) || $0 == title }
    }
  }

  /// The latest announcement for screen readers.
  package var announced: String? { window.tree.first { $0.hasRole(GTK_ACCESSIBLE_ROLE_STATUS) }?.exposedLabel }

  /// Returns whether this sentence is among the latest announcements for screen readers.
  package func hasAnnounced(_ sentence: String) -> Bool {
    window.tree.contains { $0.hasRole(GTK_ACCESSIBLE_ROLE_STATUS) && $0.exposedLabel == sentence }
  }

  /// Clicks the visible button with this label.
  package func press(_ label: String, file: StaticString = #filePath, line: UInt = #line) async throws {
    try await eventually("the button “\(label)”", file: file, line: line) { window.button(label) != nil }
    window.button(label)?.click()
  }

  /// Activates the visible row with this title.
  package func activateRow(_ title: String, file: StaticString = #filePath, line: UInt = #line) async throws {
    var row: Widget? {
      window.tree.first { $0.isMapped && $0.isA(adw_action_row_get_type()) && $0.rowTitle == title }
    }
    try await eventually("the row “\(title)”", file: file, line: line) { row != nil }
    if let row { gtk_widget_activate(row.widget) }
  }

  /// The scroll position of the visible list.
  package var scroll: Adjustment? {
    window.tree.last { $0.isMapped && $0.isA(gtk_list_view_get_type()) }.flatMap { list in
      var ancestor = list.parentWidget
      while let candidate = ancestor, !candidate.isA(gtk_scrolled_window_get_type()) {
        ancestor = candidate.parentWidget
      }
      return ancestor.map { ScrolledWindow(retaining: $0.pointer).verticalAdjustment }
    }
  }

  /// Scrolls the visible list to its end, once it is longer than the window.
  package func scrollToEnd(file: StaticString = #filePath, line: UInt = #line) async throws {
    try await eventually("a list to scroll", file: file, line: line) {
      scroll.map { $0.pageSize > 1 && $0.upper > $0.pageSize } == true
    }
    scroll.map { $0.value = $0.upper }
  }

  /// Undoes the last change. The window offers this only after it has learned of the change.
  package func undo(file: StaticString = #filePath, line: UInt = #line) async throws {
    try await eventually("something to undo", file: file, line: line) {
      g_action_group_get_action_enabled(window.opaque, "undo") != 0
    }
    window.activateAction("win.undo")
  }

  /// Waits until GTK has laid out and drawn a frame.
  package func nextFrame() async {
    await withCheckedContinuation { continuation in window.afterNextFrame { continuation.resume() } }
  }

  /// Retains a value as long as the fixture exists.
  package func retain(_ value: AnyObject) { retained.append(value) }

  /// Adds a condition for ``isReady``. It may have side effects that make it true.
  package func addReadyCondition(_ condition: @escaping () -> Bool) { conditions.append(condition) }

  /// Whether all conditions are met.
  package var isReady: Bool { conditions.allSatisfy { $0() } }

  /// Runs a closure before the window closes, for example to close a menu.
  package func beforeClosing(_ body: @escaping () -> Void) { onClose = body }

  package func close() {
    onClose()
    // They may retain the fixture.
    onClose = {}
    conditions = []
    window.destroy()
  }
}

extension Window {
  /// Returns the open window with this title.
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
  /// The title of a preferences row.
  fileprivate var rowTitle: String? { adw_preferences_row_get_title(cast()).map { String(cString: $0) } }
}
