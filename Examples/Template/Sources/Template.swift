import CAdwaita
import GTK

/// The objects that GTK created from a `.ui` template.
///
/// Source: [GtkBuilder](https://docs.gtk.org/gtk4/class.Builder.html).
struct Template {
  private let builder: Object

  /// Creates the objects of a template.
  init(_ xml: [UInt8]) throws(TemplateError) {
    builder = Object(adopting: UnsafeMutableRawPointer(gtk_builder_new()))
    var error: UnsafeMutablePointer<GError>?
    let isValid = xml.withUnsafeBytes {
      gtk_builder_add_from_string(
        builder.opaque, $0.baseAddress?.assumingMemoryBound(to: CChar.self), gssize($0.count), &error)
    }
    guard isValid == 0 else { return }
    defer { g_clear_error(&error) }
    throw .invalid(error?.pointee.message.map { String(cString: $0) } ?? "")
  }

  /// Returns the widget with an ID.
  func widget(_ id: String, _ type: GType) throws(TemplateError) -> UnsafeMutableRawPointer {
    guard let object = gtk_builder_get_object(builder.opaque, id) else { throw .missing(id: id) }
    let pointer = UnsafeMutableRawPointer(object)
    guard Widget(retaining: pointer).isKind(of: type) else { throw .unexpectedType(id: id) }
    return pointer
  }
}

/// A mistake in a template, or a mismatch between a template and the code that uses it.
enum TemplateError: Error, Equatable {
  /// The XML isn't valid, or names an unknown class or property. The message begins with the line.
  case invalid(String)
  case missing(id: String)
  case unexpectedType(id: String)
}
