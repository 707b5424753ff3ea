import CAdwaita
import GTK

/// A check that the keyboard focus can reach and leave every control.
///
/// The check presses Tab from the start of the surface until it returns there, forward and backward. In a list, it
/// focuses each row on screen, as the arrow keys would. It then presses Tab until the focus leaves the row.
///
/// It ignores the window's own buttons, for which the desktop has keyboard shortcuts. It also ignores the arrow keys
/// inside a control, such as those of a spin button.
struct FocusCheck: Check {
  let kinds: Set<Finding.Kind> = [.unreachableFocus, .trappedFocus]

  func findings(on surface: Surface) -> [Finding] {
    guard let window = surface.root.window, !surface.isBehindMenu else { return [] }
    let keyboard = Keyboard(window: window)
    let memory = FocusMemory(window, surface.elements)
    defer { memory.restore(with: keyboard) }
    var reached = Reached(surface)
    let walks = [Keyboard.Key.tab, .backTab].map { FocusWalk($0, with: keyboard, on: surface.root) }
    walks.forEach { reached.add($0) }
    let inRows = walksInRows(of: surface, with: keyboard, &reached)
    let missed = surface.elements.filter {
      $0.mustBeReached && !reached.contains($0) && !$0.isReachableByArrow(from: reached)
    }
    // If the surface contains only a list, Tab returns to the row that it left.
    let leadsElsewhere = walks.contains { $0.stops.count > 1 }
    if let trap = trap(walks + (leadsElsewhere ? inRows : []), surface, missed) { return trap }
    return missed.map { Finding(.unreachableFocus, $0, "Neither Tab nor the arrow keys reach it.") }
  }

  /// Walks through the rows of each reached list, including lists nested in these rows.
  private func walksInRows(of surface: Surface, with keyboard: Keyboard, _ reached: inout Reached) -> [FocusWalk] {
    var walks: [FocusWalk] = []
    var lists = surface.elements.filter(\.isList)
    while let index = lists.firstIndex(where: reached.contains) {
      let rows = lists.remove(at: index).children.filter(\.isShown)
      // The focus may enter a row at its nested list and skip the button in its heading.
      let new = rows.flatMap { row in
        [Keyboard.Key.tab, .backTab].map { FocusWalk($0, in: row.widget, with: keyboard) }
      }
      new.forEach { reached.add($0) }
      walks += new
    }
    return walks
  }

  /// Returns the findings for a keyboard trap; `nil` if there is none. The trap explains why focusable elements beyond
  /// it weren't reached, so they aren't reported.
  private func trap(_ walks: [FocusWalk], _ surface: Surface, _ missed: [Element]) -> [Finding]? {
    let beyond = missed.filter { gtk_widget_grab_focus($0.widget.widget) != 0 }
    let onlyStop = beyond.isEmpty ? nil : walks.compactMap(\.onlyStop).first
    guard let first = walks.compactMap(\.trap).first?.first ?? onlyStop, let element = surface.element(of: first)
    else { return nil }
    let count = walks.compactMap(\.trap).first?.count ?? 1
    let detail =
      count == 1 ? "Tab doesn’t leave it." : "Tab cycles through \(count) controls and never leaves them."
    let others = missed.filter { one in !beyond.contains { $0 === one } }
    return [Finding(.trappedFocus, element, detail)]
      + others.map { Finding(.unreachableFocus, $0, "Neither Tab nor the arrow keys reach it.") }
  }
}

/// The elements that the walks have reached.
private struct Reached {
  private let elements: [UnsafeMutableRawPointer: Element]
  private var pointers: Set<UnsafeMutableRawPointer> = []

  init(_ surface: Surface) {
    elements = Dictionary(uniqueKeysWithValues: surface.elements.map { ($0.widget.pointer, $0) })
  }

  func contains(_ element: Element) -> Bool { pointers.contains(element.widget.pointer) }

  mutating func add(_ walk: FocusWalk) {
    for stop in walk.stops {
      // A control is reached if it contains the focus. A row also counts if a control inside it has the focus.
      var isFound = false
      for widget in sequence(first: stop, next: \.parentWidget) {
        guard let element = elements[widget.pointer] else { continue }
        if !isFound || !element.isControl || element.isItem { pointers.insert(widget.pointer) }
        if element.isControl { isFound = true }
      }
    }
  }
}

extension Element {
  fileprivate var mustBeReached: Bool {
    isControl && isShown && isSensitive && !isInside(gtk_window_controls_get_type())
      && !isInside(gtk_spin_button_get_type())
  }

  /// Returns whether the element is a radio button or a tab in a group of which another one was reached. The arrow keys
  /// move between the members of a group.
  fileprivate func isReachableByArrow(from reached: Reached) -> Bool {
    guard role == GTK_ACCESSIBLE_ROLE_RADIO || role == GTK_ACCESSIBLE_ROLE_TAB else { return false }
    let group = ancestors.lazy.map { $0.tree.filter { $0.role == self.role } }.first { $0.count > 1 }
    return group?.contains(where: reached.contains) == true
  }

  fileprivate var isList: Bool {
    widget.isA(gtk_list_base_get_type()) || widget.isA(gtk_list_box_get_type())
      || widget.isA(gtk_flow_box_get_type())
  }
}

extension Surface {
  fileprivate func element(of widget: Widget) -> Element? {
    elements.first { $0.widget.pointer == widget.pointer }
  }

  /// Whether an open menu in front of the surface grabs the keyboard.
  fileprivate var isBehindMenu: Bool {
    elements.contains { element in
      element.widget.openPopovers.contains { gtk_popover_get_autohide($0.cast()) != 0 && $0.isMapped }
    }
  }
}

extension Widget {
  fileprivate var openPopovers: [Widget] {
    var found: [Widget] = []
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      let child = Widget(retaining: UnsafeMutableRawPointer(child))
      if child.isA(gtk_popover_get_type()) { found.append(child) }
    }
    return found
  }
}

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
