import CAdwaita
import GTK

/// One screen of the fixture: widgets built from a description, and their actions.
class Screen {
  weak var window: Window?
  private let builder: Object

  /// Creates a screen from a description of its widgets.
  ///
  /// - Parameter description: The widgets in GtkBuilder's XML format. The widget with the ID `content` is the root.
  init(_ description: String) {
    builder = Object(
      adopting: UnsafeMutableRawPointer(gtk_builder_new_from_string("<interface>\(description)</interface>", -1)))
  }

  var content: Widget { widget("content") }

  func didOpen() {}

  func widget(_ name: String) -> Widget {
    guard let object = gtk_builder_get_object(OpaquePointer(builder.pointer), name) else {
      preconditionFailure("The screen has no widget \(name)")
    }
    return Widget(retaining: UnsafeMutableRawPointer(object))
  }

  func onClick(_ name: String, _ body: @escaping () -> Void) { widget(name).connect("clicked", body) }

  func setText(_ text: String, of name: String) { gtk_label_set_text(widget(name).opaque, text) }
}
