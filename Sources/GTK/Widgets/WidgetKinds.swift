import CAdwaita

/// Finding parts of composite widgets, which GTK and libadwaita do not hand out.
extension Widget {
  func isKind(of type: GType) -> Bool { g_type_check_instance_is_a(cast(), type) != 0 }

  /// All widgets inside of a type, in the order in which they are drawn; what is inside such a one is not looked at.
  func descendants(_ type: GType) -> [Widget] {
    childWidgets.flatMap { $0.isKind(of: type) ? [$0] : $0.descendants(type) }
  }

  func firstChild(_ type: GType) -> Widget? { descendants(type).first }
}
