import CAdwaita
import GTK

/// The focus and scroll positions before a keyboard walk, which must be restored afterwards.
struct FocusMemory {
  private let focus: Widget?
  private let scrollPositions: [(adjustment: Object, value: Double)]

  init(_ window: Window, _ elements: [Element]) {
    focus = window.focusedWidget
    scrollPositions = elements.filter { $0.widget.isA(gtk_scrollable_get_type()) }.flatMap { element in
      [gtk_scrollable_get_hadjustment(element.widget.opaque), gtk_scrollable_get_vadjustment(element.widget.opaque)]
        .compactMap { $0.map { (Object(retaining: UnsafeMutableRawPointer($0)), gtk_adjustment_get_value($0)) } }
    }
  }

  func restore(with keyboard: Keyboard) {
    keyboard.moveFocus(to: focus)
    for (adjustment, value) in scrollPositions { gtk_adjustment_set_value(adjustment.cast(), value) }
  }
}
