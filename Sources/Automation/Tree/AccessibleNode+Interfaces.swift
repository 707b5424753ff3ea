import CATSPI

/// What some objects have besides: a place, text, a value, actions, children that can be selected.
extension AccessibleNode {
  /// The place in its window, in pixels; nil for what has none.
  var frame: Frame? {
    get throws(NodeFailure) {
      guard let component = atspi_accessible_get_component_iface(pointer) else { return nil }
      defer { g_object_unref(component) }
      guard let place = try read({ atspi_component_get_extents(component, ATSPI_COORD_TYPE_WINDOW, &$0) }) else {
        return nil
      }
      defer { g_free(place) }
      return Frame(
        x: Int(place.pointee.x), y: Int(place.pointee.y), width: Int(place.pointee.width),
        height: Int(place.pointee.height))
    }
  }

  /// Whether it is drawn, be it scrolled out of sight.
  ///
  /// The page of a stack that is not shown keeps its states and its place; but GTK says of no point that it lies in a widget
  /// that is not mapped, and that is what is asked. What has no size of its own, as a stack's page has none, is drawn when
  /// something in it is.
  var isShown: Bool {
    get throws(NodeFailure) {
      guard let frame = try frame, let component = atspi_accessible_get_component_iface(pointer) else { return false }
      defer { g_object_unref(component) }
      guard frame.width > 0, frame.height > 0 else {
        for child in try children where try child.isShown { return true }
        return false
      }
      let (x, y) = frame.center
      return try read { atspi_component_contains(component, gint(x), gint(y), ATSPI_COORD_TYPE_WINDOW, &$0) } != 0
    }
  }

  /// The text in it; nil for what has none.
  var content: String? {
    get throws(NodeFailure) {
      guard let text = atspi_accessible_get_text_iface(pointer) else { return nil }
      defer { g_object_unref(text) }
      let count = try read { atspi_text_get_character_count(text, &$0) }
      return try self.text { atspi_text_get_text(text, 0, count, &$0) }
    }
  }

  /// The number it stands at; nil for what has none.
  var number: Double? {
    get throws(NodeFailure) {
      guard let value = atspi_accessible_get_value_iface(pointer) else { return nil }
      defer { g_object_unref(value) }
      return try read { atspi_value_get_current_value(value, &$0) }
    }
  }

  /// The names of what can be done with it.
  var actions: [String] {
    get throws(NodeFailure) {
      guard let action = atspi_accessible_get_action_iface(pointer) else { return [] }
      defer { g_object_unref(action) }
      var names: [String] = []
      for index in 0..<max(try read({ atspi_action_get_n_actions(action, &$0) }), 0) {
        names.append(try text { atspi_action_get_action_name(action, index, &$0) })
      }
      return names
    }
  }

  func perform(action index: Int) throws(NodeFailure) {
    guard let action = atspi_accessible_get_action_iface(pointer) else { throw .unable("it has no actions") }
    defer { g_object_unref(action) }
    if try read({ atspi_action_do_action(action, gint(index), &$0) }) == 0 { throw .unable("it refuses the action") }
  }

  func setContent(_ content: String) throws(NodeFailure) {
    guard let text = atspi_accessible_get_editable_text_iface(pointer) else {
      throw .unable("its text cannot be edited")
    }
    defer { g_object_unref(text) }
    if try read({ atspi_editable_text_set_text_contents(text, content, &$0) }) == 0 {
      throw .unable("it refuses the text")
    }
  }

  func setNumber(_ number: Double) throws(NodeFailure) {
    guard let value = atspi_accessible_get_value_iface(pointer) else { throw .unable("it has no value") }
    defer { g_object_unref(value) }
    if try read({ atspi_value_set_current_value(value, number, &$0) }) == 0 { throw .unable("it refuses the value") }
  }

  /// Selects the object among its parent's children.
  func select() throws(NodeFailure) {
    let index = try read { atspi_accessible_get_index_in_parent(pointer, &$0) }
    guard let parent = try parent, let selection = atspi_accessible_get_selection_iface(parent.pointer) else {
      throw .unable("nothing can be selected in its parent")
    }
    defer { g_object_unref(selection) }
    if try read({ atspi_selection_select_child(selection, index, &$0) }) == 0 {
      throw .unable("it refuses to be selected")
    }
  }
}
