import CAdwaita
import GTK

/// What an element is to somebody who uses it.
extension Element {
  func findIsControl() -> Bool {
    if isWrapper || isPassedBy { return false }
    if isItem { return gtk_widget_get_focusable(widget.widget) != 0 }
    return controlRoles.contains(role.rawValue) || isPressable
  }

  /// Whether a screen reader says what it is when it comes there: controls, and what holds many things or tells a state.
  var isAnnounced: Bool { isControl || announcedRoles.contains(role.rawValue) }

  /// Whether it is there for layout alone, to a screen reader.
  var isStructural: Bool {
    [GTK_ACCESSIBLE_ROLE_GROUP, GTK_ACCESSIBLE_ROLE_GENERIC, GTK_ACCESSIBLE_ROLE_WIDGET].contains(role) || isLeftOut
  }

  /// Whether screen readers are told to pass by it and all that is in it.
  var isPassedBy: Bool {
    role == GTK_ACCESSIBLE_ROLE_NONE || role == GTK_ACCESSIBLE_ROLE_PRESENTATION || widget.isHiddenFromScreenReaders
  }

  /// Whether it is a row or a cell, which may hold controls of its own.
  var isItem: Bool { role == GTK_ACCESSIBLE_ROLE_LIST_ITEM || role == GTK_ACCESSIBLE_ROLE_GRID_CELL }

  /// The control that speaks for it: what is inside a button is part of the button.
  var speaker: Element? { ancestors.first { $0.isControl && !$0.isItem } }

  /// A plain view that hears the main mouse button, without being or being in a control of GTK's.
  private var isPressable: Bool {
    guard plainTypes.contains(widget.typeName), widget.hearsMainButton else { return false }
    return !ancestors.contains { controlRoles.contains($0.role.rawValue) }
      && !tree.dropFirst().contains { controlRoles.contains($0.role.rawValue) }
  }

  /// GTK's menu button is a button around the one that is pressed.
  private var isWrapper: Bool { widget.isA(gtk_menu_button_get_type()) }
}

extension Widget {
  /// Whether a gesture waits for the main mouse button here.
  fileprivate var hearsMainButton: Bool {
    eventControllers.contains {
      $0.isInstance(of: gtk_gesture_click_get_type()) && [0, 1].contains(gtk_gesture_single_get_button($0.opaque))
    }
  }

  var eventControllers: [Object] {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(controllers.map { UnsafeMutableRawPointer($0) }) }
    return objects(in: controllers)
  }
}

extension Object {
  func isInstance(of type: GType) -> Bool { g_type_check_instance_is_a(cast(), type) != 0 }
}

/// What a list model of GLib's holds.
func objects(in model: OpaquePointer?) -> [Object] {
  (0..<g_list_model_get_n_items(model)).compactMap { index in
    // The list gives a reference away.
    g_list_model_get_item(model, index).map { Object(adopting: $0) }
  }
}

private let controlRoles: Set<UInt32> = Set(
  [
    GTK_ACCESSIBLE_ROLE_BUTTON, GTK_ACCESSIBLE_ROLE_CHECKBOX, GTK_ACCESSIBLE_ROLE_COMBO_BOX, GTK_ACCESSIBLE_ROLE_LINK,
    GTK_ACCESSIBLE_ROLE_MENU_ITEM, GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX, GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO,
    GTK_ACCESSIBLE_ROLE_OPTION, GTK_ACCESSIBLE_ROLE_RADIO, GTK_ACCESSIBLE_ROLE_SEARCH_BOX, GTK_ACCESSIBLE_ROLE_SLIDER,
    GTK_ACCESSIBLE_ROLE_SPIN_BUTTON, GTK_ACCESSIBLE_ROLE_SWITCH, GTK_ACCESSIBLE_ROLE_TAB, GTK_ACCESSIBLE_ROLE_TEXT_BOX,
    GTK_ACCESSIBLE_ROLE_TREE_ITEM,
  ].map(\.rawValue))

private let announcedRoles: Set<UInt32> = Set(
  [
    GTK_ACCESSIBLE_ROLE_ALERT, GTK_ACCESSIBLE_ROLE_ALERT_DIALOG, GTK_ACCESSIBLE_ROLE_DIALOG, GTK_ACCESSIBLE_ROLE_GRID,
    GTK_ACCESSIBLE_ROLE_LABEL, GTK_ACCESSIBLE_ROLE_LIST, GTK_ACCESSIBLE_ROLE_LIST_BOX,
    GTK_ACCESSIBLE_ROLE_MENU, GTK_ACCESSIBLE_ROLE_METER, GTK_ACCESSIBLE_ROLE_PROGRESS_BAR, GTK_ACCESSIBLE_ROLE_STATUS,
    GTK_ACCESSIBLE_ROLE_TABLE, GTK_ACCESSIBLE_ROLE_TAB_LIST, GTK_ACCESSIBLE_ROLE_TREE, GTK_ACCESSIBLE_ROLE_TREE_GRID,
    GTK_ACCESSIBLE_ROLE_WINDOW,
  ].map(\.rawValue))

/// Views that do nothing by themselves.
private let plainTypes: Set<String> = [
  "AdwBin", "GtkBox", "GtkCenterBox", "GtkDrawingArea", "GtkFrame", "GtkGrid", "GtkImage", "GtkInscription",
  "GtkOverlay", "GtkPicture",
]
