import CAdwaita
import Containment
import GTK
import GTKTestSupport

/// A real window, and what a person does in it.
@MainActor final class Stage {
  let window: Window

  init(_ window: Window = Window(dialogFor: nil)) { self.window = window }

  /// Puts a controller on screen.
  func show(_ controller: ViewController, width: Int = 500, height: Int = 600) async throws {
    window.setDefaultSize(width: width, height: height)
    window.setRootViewController(controller)
    window.present()
    try await eventually("the window") { controller.isVisible && controller.view.size.width > 1 }
  }

  /// Waits until a text is on screen.
  func sees(_ text: String, file: StaticString = #filePath, line: UInt = #line) async throws {
    try await eventually("“\(text)”", file: file, line: line) { window.visibleTexts.contains { $0.contains(text) } }
  }

  /// Presses the button on screen that says this.
  func press(_ label: String, file: StaticString = #filePath, line: UInt = #line) async throws {
    try await eventually("the button “\(label)”", file: file, line: line) { window.button(label) != nil }
    window.button(label)?.click()
  }

  /// The list on screen, as far as it is scrolled.
  var scroll: Adjustment? {
    window.tree.last { $0.isMapped && $0.isA(gtk_list_view_get_type()) }.flatMap { list in
      var ancestor = list.parentWidget
      while let candidate = ancestor, !candidate.isA(gtk_scrolled_window_get_type()) {
        ancestor = candidate.parentWidget
      }
      return ancestor.map { ScrolledWindow(retaining: $0.pointer).verticalAdjustment }
    }
  }

  /// Scrolls the list on screen to its end, once it is longer than the window.
  func scrollToEnd(file: StaticString = #filePath, line: UInt = #line) async throws {
    try await eventually("a list to scroll", file: file, line: line) {
      scroll.map { $0.pageSize > 1 && $0.upper > $0.pageSize } == true
    }
    scroll.map { $0.value = $0.upper }
  }

  /// Lets GTK lay out and draw once.
  func nextFrame() async {
    await withCheckedContinuation { continuation in window.afterNextFrame { continuation.resume() } }
  }

  func close() { window.destroy() }
}

extension Window {
  /// The windows that are open, by their titles.
  static func open(titled title: String) -> Window? {
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
