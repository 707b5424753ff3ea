import CAdwaita
import GTK
import GTKTestSupport
import ScreenFoundation
import XCTest

@testable import CredentialTemplate

/// Tests that the template and the code create the same form, and that mistakes in a template throw errors.
final class CredentialTemplateTests: GTKTestCase {
  func testTemplateAndCodeMakeSameForm() {
    onMain {
      let code = CredentialForm()
      let template = try CredentialTemplate()
      for status in [code.status, template.status] { status.text = "Get a free key for personal use." }
      var descriptions: [String] = []
      for form in [code.widget, template.widget] {
        let window = Window(dialogFor: nil)
        window.setDefaultSize(width: 400, height: 300)
        window.setContent(form)
        window.present()
        try await eventually("the form") { form.isMapped && form.size.width > 1 }
        descriptions.append(form.tree.map(Self.description).joined(separator: "\n"))
        window.destroy()
      }
      XCTAssertEqual(descriptions[0], descriptions[1])
    }
  }

  func testLongKeyIsTruncatedInBoth() {
    onMain {
      for entry in [CredentialForm().entry, try CredentialTemplate().entry] {
        entry.text = String(repeating: "x", count: 10_000)
        XCTAssertEqual(entry.text.count, maximumLineLength)
      }
    }
  }

  func testMistakesInTemplateAreFoundAtRunTime() {
    onMain {
      XCTAssertThrowsError(try Template(Array("<interface><object class=\"GtkBo\"/></interface>".utf8))) {
        XCTAssertEqual($0 as? TemplateError, .invalid(".:1:34 Invalid object type 'GtkBo'"))
      }
      let template = try Template(Array("<interface><object class=\"GtkBox\" id=\"a\"/></interface>".utf8))
      XCTAssertThrowsError(try template.widget("b", gtk_box_get_type())) {
        XCTAssertEqual($0 as? TemplateError, .missing(id: "b"))
      }
      XCTAssertThrowsError(try template.widget("a", gtk_label_get_type())) {
        XCTAssertEqual($0 as? TemplateError, .unexpectedType(id: "a"))
      }
    }
  }

  /// Returns a widget's class, style classes, size, accessible role and label, and text.
  @MainActor private static func description(_ widget: Widget) -> String {
    let type = String(cString: g_type_name_from_instance(widget.cast()))
    let classes = gtk_widget_get_css_classes(widget.widget)
    defer { g_strfreev(classes) }
    let styles = g_strjoinv(" ", classes)
    defer { g_free(styles) }
    let role = gtk_accessible_get_accessible_role(widget.opaque).rawValue
    return [
      type, styles.map { String(cString: $0) } ?? "", "\(widget.size)", "role \(role)", widget.exposedLabel ?? "",
      widget.visibleTexts.joined(separator: "/"),
    ]
    .joined(separator: ", ")
  }
}
