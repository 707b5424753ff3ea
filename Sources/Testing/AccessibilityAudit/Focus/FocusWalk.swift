import CAdwaita
import GTK

/// A keyboard walk through a surface, which records where Tab moves the focus, in which order, and whether it returns
/// to the start.
struct FocusWalk {
  /// The focused widgets in order. A long list counts as a single stop.
  private(set) var stops: [Widget] = []
  /// The index of the stop to which the walk returned, or the number of stops if it didn't.
  private(set) var cycleStart = 0

  private let keyboard: Keyboard
  private let key: Keyboard.Key

  /// Presses a key until a stop repeats.
  ///
  /// In GTK 4.8, Tab visits every row of a list, possibly thousands. If Tab doesn't leave the list at once, the walk
  /// skips to the widget after it, as if it had visited all rows.
  init(_ key: Keyboard.Key, with keyboard: Keyboard, on root: Widget) {
    self.keyboard = keyboard
    self.key = key
    keyboard.begin(key, on: root)
    walk {
      $0.isSelfOrInside(root)
    } leaving: { list in
      keyboard.press(key)
      guard keyboard.focus?.isSelfOrInside(list) == true else { return }
      if !keyboard.skip(list, key, upTo: root) { keyboard.begin(key, on: root) }
    }
  }

  /// Presses a key for as long as the focus stays inside a row.
  init(_ key: Keyboard.Key, in row: Widget, with keyboard: Keyboard) {
    self.keyboard = keyboard
    self.key = key
    // If a row without any controls passed the focus on to this one, entering it would move the focus out of it.
    keyboard.dropFocus()
    // A row that is only a container, such as one with a nested list, can't have the focus itself.
    guard gtk_widget_grab_focus(row.widget) != 0 || gtk_widget_child_focus(row.widget, GTK_DIR_TAB_FORWARD) != 0
    else { return }
    walk {
      $0.isSelfOrInside(row)
    } leaving: { _ in
      keyboard.press(key)
    }
  }

  /// The stops that the walk can't leave, if it reached others before them.
  var trap: ArraySlice<Widget>? { cycleStart > 0 && cycleStart < stops.count ? stops[cycleStart...] : nil }

  /// The only stop, if the key doesn't leave it.
  var onlyStop: Widget? { stops.count == 1 && cycleStart == 0 ? stops[0] : nil }

  private mutating func walk(while isInside: (Widget) -> Bool, leaving leave: (Widget) -> Void) {
    var visited: [UnsafeMutableRawPointer] = []
    while let focus = keyboard.focus, isInside(focus) {
      // Lists nested in the rows of another one belong to its stop.
      let list = focus.enclosingLists.last(where: isInside)
      let stop = list?.pointer ?? focus.pointer
      if let index = visited.firstIndex(of: stop) {
        cycleStart = index
        return
      }
      visited.append(stop)
      stops.append(focus)
      if let list { leave(list) } else { keyboard.press(key) }
    }
    cycleStart = stops.count
  }
}

extension Keyboard {
  /// Moves the focus to the first widget of a surface, or to the last one for a backward walk.
  fileprivate func begin(_ key: Key, on root: Widget) {
    dropFocus()
    if root.pointer == window.pointer {
      press(key)
    } else {
      gtk_widget_child_focus(root.widget, key.direction)
    }
  }

  /// Moves the focus past a list, as if Tab were pressed at its end. Returns `false` if nothing follows.
  fileprivate func skip(_ list: Widget, _ key: Key, upTo root: Widget) -> Bool {
    for widget in sequence(first: list, next: \.parentWidget) {
      if widget.pointer == root.pointer { return false }
      for sibling in widget.siblings(key) where gtk_widget_child_focus(sibling.widget, key.direction) != 0 {
        return true
      }
    }
    return false
  }
}

extension Keyboard.Key {
  fileprivate var direction: GtkDirectionType { self == .tab ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD }
}

extension Widget {
  fileprivate func isSelfOrInside(_ other: Widget) -> Bool { pointer == other.pointer || isDescendant(of: other) }

  /// The long lists that contain this widget in one of their rows, the innermost first.
  fileprivate var enclosingLists: [Widget] {
    sequence(first: self, next: \.parentWidget).filter { $0.isA(gtk_list_base_get_type()) }
  }

  /// Returns the following siblings, or the preceding ones for a backward walk, nearest first.
  fileprivate func siblings(_ key: Keyboard.Key) -> some Sequence<Widget> {
    sequence(state: widget) { (current: inout UnsafeMutablePointer<GtkWidget>) -> Widget? in
      let next = key == .tab ? gtk_widget_get_next_sibling(current) : gtk_widget_get_prev_sibling(current)
      guard let next else { return nil }
      current = next
      return Widget(retaining: UnsafeMutableRawPointer(next))
    }
  }
}
