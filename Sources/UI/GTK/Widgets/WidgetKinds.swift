import CAdwaita

/// Access to the internal parts of composite widgets, for which GTK and libadwaita have no API.
extension Widget {
  package func isKind(of type: GType) -> Bool { g_type_check_instance_is_a(cast(), type) != 0 }

  /// Returns all descendants of a type in drawing order. It doesn't search inside the widgets that it finds.
  package func descendants(_ type: GType) -> [Widget] {
    childWidgets.flatMap { $0.isKind(of: type) ? [$0] : $0.descendants(type) }
  }

  func firstChild(_ type: GType) -> Widget? { descendants(type).first }
}
