import CAdwaita
import GTK

/// The purpose of an element for its user.
extension Element {
  func computeIsControl() -> Bool {
    if isWrapper || isSkipped { return false }
    if isItem { return gtk_widget_get_focusable(widget.widget) != 0 }
    return controlRoles.contains(role.rawValue) || isPressable
  }

  /// Whether screen readers announce the element when they reach it: controls, and containers or widgets with a state.
  var isAnnounced: Bool { isControl || announcedRoles.contains(role.rawValue) }

  /// Whether screen readers treat the element as layout only.
  var isStructural: Bool {
    [GTK_ACCESSIBLE_ROLE_GROUP, GTK_ACCESSIBLE_ROLE_GENERIC, GTK_ACCESSIBLE_ROLE_WIDGET].contains(role) || isIgnored
  }

  /// Whether the element and its descendants are hidden from screen readers by its own role or state.
  var isSkipped: Bool {
    role == GTK_ACCESSIBLE_ROLE_NONE || role == GTK_ACCESSIBLE_ROLE_PRESENTATION || widget.isHiddenFromScreenReaders
  }

  /// Whether the element is a row or a cell, which may contain controls.
  var isItem: Bool { role == GTK_ACCESSIBLE_ROLE_LIST_ITEM || role == GTK_ACCESSIBLE_ROLE_GRID_CELL }

  /// The control that represents the element. Everything inside a button is part of the button.
  var enclosingControl: Element? { ancestors.first { $0.isControl && !$0.isItem } }

  /// Whether the element is a plain view that handles the primary mouse button and neither is, nor is inside, nor
  /// contains a GTK control.
  private var isPressable: Bool {
    guard plainTypes.contains(widget.typeName), widget.respondsToPrimaryClick else { return false }
    return !ancestors.contains { controlRoles.contains($0.role.rawValue) }
      && !tree.dropFirst().contains { controlRoles.contains($0.role.rawValue) }
  }

  /// Whether the element is GTK's menu button, which wraps the button that the user clicks.
  private var isWrapper: Bool { widget.isA(gtk_menu_button_get_type()) }
}

extension Widget {
  /// Whether a gesture for the primary mouse button is attached to the widget.
  fileprivate var respondsToPrimaryClick: Bool {
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

/// Returns the objects in a GLib list model.
func objects(in model: OpaquePointer?) -> [Object] {
  (0..<g_list_model_get_n_items(model)).compactMap { index in
    // The list model transfers ownership of a reference.
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

/// Views without any behavior.
private let plainTypes: Set<String> = [
  "AdwBin", "GtkBox", "GtkCenterBox", "GtkDrawingArea", "GtkFrame", "GtkGrid", "GtkImage", "GtkInscription",
  "GtkOverlay", "GtkPicture",
]
