import CAdwaita
import GTK

/// The accessible name of an element according to GTK 4.8's rules.
///
/// It consists of the element's own label and of the labels of the widgets that label it. If there are none, it is the
/// C type's name, unless the role is purely structural.
///
/// Source: [Authoring: accessible names](https://docs.gtk.org/gtk4/section-accessibility.html), and the names observed
/// on the accessibility bus for every widget named here.
struct AccessibleName: Equatable {
  /// The name; empty if there is none.
  let text: String
  /// Whether the name, or a part of it, is a C type's name.
  let isTypeName: Bool

  init(of widget: Widget) {
    var names: [String] = []
    isTypeName = Self.accumulate(of: widget, followsRelations: true, into: &names)
    text = names.joined(separator: " ")
  }

  /// Whether the element has a meaningful name that was set explicitly.
  var isGiven: Bool { !isTypeName && !text.trimmed.isEmpty }

  /// Adds the names of an element. Returns whether one of them is a C type's name.
  private static func accumulate(of widget: Widget, followsRelations: Bool, into names: inout [String]) -> Bool {
    if let label = widget.accessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL) ?? widget.ownText { names.append(label) }
    var isTypeName = false
    if followsRelations {
      for other in widget.labellingWidgets {
        if accumulate(of: other, followsRelations: false, into: &names) { isTypeName = true }
      }
    }
    if names.isEmpty, !widget.isHiddenFromScreenReaders, !structuralRoles.contains(widget.role.rawValue) {
      names.append(widget.typeName)
      isTypeName = true
    }
    return isTypeName
  }
}

private let structuralRoles: Set<UInt32> = [
  GTK_ACCESSIBLE_ROLE_FORM.rawValue, GTK_ACCESSIBLE_ROLE_GROUP.rawValue, GTK_ACCESSIBLE_ROLE_GENERIC.rawValue,
  GTK_ACCESSIBLE_ROLE_LANDMARK.rawValue, GTK_ACCESSIBLE_ROLE_LIST_ITEM.rawValue, GTK_ACCESSIBLE_ROLE_REGION.rawValue,
  GTK_ACCESSIBLE_ROLE_SEARCH.rawValue, GTK_ACCESSIBLE_ROLE_SEPARATOR.rawValue,
]

/// The widget's accessibility properties, as screen readers get them.
extension Widget {
  var role: GtkAccessibleRole { gtk_accessible_get_accessible_role(opaque) }

  /// The name of the role in GTK, such as `list-item`.
  var roleName: String {
    guard let types = g_type_class_ref(gtk_accessible_role_get_type()) else { return "" }
    defer { g_type_class_unref(types) }
    let value = g_enum_get_value(types.assumingMemoryBound(to: GEnumClass.self), gint(role.rawValue))
    return value.map { String(cString: $0.pointee.value_nick) } ?? ""
  }

  /// Returns the text of a property, which may be empty; `nil` if it wasn't set.
  func accessibleText(_ property: GtkAccessibleProperty) -> String? {
    guard gtk_test_accessible_has_property(opaque, property) != 0 else { return nil }
    return takeString(matinee_accessible_text(opaque, property))
  }

  /// The text of a label, which is its name. GTK 4.8 also sets it as a property.
  fileprivate var ownText: String? {
    guard isA(gtk_label_get_type()) else { return nil }
    return String(cString: gtk_label_get_text(opaque))
  }

  /// The widgets that label this one.
  var labellingWidgets: [Widget] {
    guard gtk_test_accessible_has_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0,
      let relation = takeString(matinee_accessible_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    else { return [] }
    return relation.split(separator: "<").dropFirst().compactMap { rest in
      let digits = rest.prefix { $0 != ">" }.dropFirst(2)
      return UInt(digits, radix: 16).flatMap { UnsafeMutableRawPointer(bitPattern: $0) }.map { Widget(retaining: $0) }
    }
  }

  /// Whether the widget is hidden from screen readers. The child of a stack is hidden if its page is.
  var isHiddenFromScreenReaders: Bool {
    if matinee_accessible_is_hidden(opaque) != 0 { return true }
    guard let stack = parentWidget, stack.isA(gtk_stack_get_type()) else { return false }
    return gtk_stack_get_page(stack.opaque, widget).map { matinee_accessible_is_hidden($0) != 0 } == true
  }

  private func takeString(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    defer { g_free(text) }
    return text.map { String(cString: $0) }
  }
}

extension String {
  var trimmed: Substring { drop { $0.isWhitespace }.dropLast { $0.isWhitespace } }
}

extension Substring {
  fileprivate func dropLast(while isDropped: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}
