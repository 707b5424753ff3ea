import CAdwaita
import GTK

/// A walk through a surface by keyboard: where Tab leads, in which order, and whether it comes round.
struct FocusWalk {
  /// What had the focus, in order; of a long list, one row.
  private(set) var stops: [Widget] = []
  /// From this stop on, the walk begins anew; the number of stops where it does not.
  private(set) var roundBegins = 0

  private let keyboard: Keyboard
  private let key: Keyboard.Key

  /// Presses a key until a stop comes a second time.
  ///
  /// GTK 4.8 takes Tab through every row of a list, thousands of them where there are. Where Tab does not leave the list at
  /// once, the walk goes on with what comes after it, as if all rows had been gone through.
  init(_ key: Keyboard.Key, with keyboard: Keyboard, on root: Widget) {
    self.keyboard = keyboard
    self.key = key
    keyboard.begin(key, on: root)
    follow {
      $0.isSelfOrInside(root)
    } leaving: { list in
      keyboard.press(key)
      guard keyboard.focus?.isSelfOrInside(list) == true else { return }
      if !keyboard.skip(list, key, upTo: root) { keyboard.begin(key, on: root) }
    }
  }

  /// Presses a key for as long as the focus stays inside of a row.
  init(_ key: Keyboard.Key, in row: Widget, with keyboard: Keyboard) {
    self.keyboard = keyboard
    self.key = key
    // A row that is a mere place, such as one with a list of its own, cannot have the focus itself.
    guard gtk_widget_grab_focus(row.widget) != 0 || gtk_widget_child_focus(row.widget, GTK_DIR_TAB_FORWARD) != 0
    else { return }
    follow {
      $0.isSelfOrInside(row)
    } leaving: { _ in
      keyboard.press(key)
    }
  }

  /// The stops that the walk does not get out of, although there were others before them.
  var trap: ArraySlice<Widget>? { roundBegins > 0 && roundBegins < stops.count ? stops[roundBegins...] : nil }

  /// The one stop there is, if the key does not leave it.
  var onlyStop: Widget? { stops.count == 1 && roundBegins == 0 ? stops[0] : nil }

  private mutating func follow(while isInside: (Widget) -> Bool, leaving leave: (Widget) -> Void) {
    var places: [UnsafeMutableRawPointer] = []
    while let focus = keyboard.focus, isInside(focus) {
      let list = focus.enclosingList
      let place = list.flatMap { isInside($0) ? $0.pointer : nil } ?? focus.pointer
      if let index = places.firstIndex(of: place) {
        roundBegins = index
        return
      }
      places.append(place)
      stops.append(focus)
      if let list, isInside(list) { leave(list) } else { keyboard.press(key) }
    }
    roundBegins = stops.count
  }
}

extension Keyboard {
  /// Takes the key to the first place of a surface, or the last one going backwards.
  fileprivate func begin(_ key: Key, on root: Widget) {
    dropFocus()
    if root.pointer == window.pointer {
      press(key)
    } else {
      gtk_widget_child_focus(root.widget, key.direction)
    }
  }

  /// Moves the focus on to what comes after a list, where Tab would come from the list's end. `false` at the end of all.
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

  /// The long list that it is a row of, or in a row of.
  fileprivate var enclosingList: Widget? {
    sequence(first: self, next: \.parentWidget).first { $0.isA(gtk_list_base_get_type()) }
  }

  /// What comes after it in what it is in, or before it going backwards, the nearest first.
  fileprivate func siblings(_ key: Keyboard.Key) -> some Sequence<Widget> {
    sequence(state: widget) { (place: inout UnsafeMutablePointer<GtkWidget>) -> Widget? in
      let next = key == .tab ? gtk_widget_get_next_sibling(place) : gtk_widget_get_prev_sibling(place)
      guard let next else { return nil }
      place = next
      return Widget(retaining: UnsafeMutableRawPointer(next))
    }
  }
}
