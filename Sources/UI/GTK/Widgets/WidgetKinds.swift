import CAdwaita

/// Access to the internal parts of composite widgets, for which GTK and libadwaita have no API.
extension Widget {
  package func isKind(of type: GType) -> Bool { g_type_check_instance_is_a(cast(), type) != 0 }

  /// Returns all descendants of a type in drawing order. It doesn't search inside the widgets that it finds.
  package func descendants(_ type: GType) -> [Widget] {
    childWidgets.flatMap { $0.isKind(of: type) ? [$0] : $0.descendants(type) }
  }

  /// Returns the first value that `find` returns for this widget or one of its descendants, in drawing order. Until
  /// then, it calls `find` once for each widget that is on screen.
  package func firstOnScreen<Value>(_ find: (Widget) -> Value?) -> Value? {
    guard isMapped else { return nil }
    if let value = find(self) { return value }
    // The first element of a lazy map would be searched for twice on each level.
    for child in childWidgets { if let value = child.firstOnScreen(find) { return value } }
    return nil
  }

  func firstChild(_ type: GType) -> Widget? { descendants(type).first }
}
