import CAdwaita
import GTKTestSupport
import XCTest

@testable import GTK

/// Tests that a field truncates inserted text that would be slow to lay out.
final class EntryRobustnessTests: GTKTestCase {
  func testPastedCombiningMarksAreLimitedPerCharacter() {
    onMain {
      for field in Self.fields {
        field.insert("e" + String(repeating: "\u{301}", count: 500_000) + "f")
        XCTAssertEqual(field.text, "e" + String(repeating: "\u{301}", count: 8) + "f")
      }
    }
  }

  func testTypedCombiningMarksAreLimitedPerCharacter() {
    onMain {
      for field in Self.fields {
        field.insert("e")
        for _ in 0..<100 { field.insert("\u{301}") }
        XCTAssertEqual(field.text.unicodeScalars.count, 9)
        field.insert("o\u{308}")
        XCTAssertTrue(field.text.hasSuffix("o\u{308}"))
      }
    }
  }

  func testLongTextIsTruncated() {
    onMain {
      for field in Self.fields {
        field.insert(String(repeating: "long ", count: 100_000))
        XCTAssertEqual(field.text.count, 500)
      }
      let note = Entry(name: "Note", limit: 10_001)
      note.text = String(repeating: "x", count: 20_000)
      XCTAssertEqual(note.text.count, 10_001)
    }
  }

  func testTextInAnyScriptIsUnchanged() {
    onMain {
      let texts = ["Amélie", "e\u{323}\u{302}", "👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿", "שָׁלוֹם", "हिन्दी सिनेमा", "ภาพยนตร์", "བོད་སྐད་", "한국어", "अ\u{200D}ब", ""]
      for text in texts {
        for field in Self.fields {
          field.insert(text)
          XCTAssertEqual(field.text, text)
        }
      }
    }
  }

  func testTextIsInsertedAtCursor() {
    onMain {
      for field in Self.fields {
        field.insert("ab")
        gtk_editable_set_position(field.widget.opaque, 1)
        field.insert("e" + String(repeating: "\u{301}", count: 20))
        XCTAssertEqual(field.text, "ae" + String(repeating: "\u{301}", count: 8) + "b")
        XCTAssertEqual(gtk_editable_get_position(field.widget.opaque), 10)
      }
    }
  }

  @MainActor private static var fields: [Field] {
    let (entry, secret, search) = (Entry(name: "Name"), Entry(name: "Key", isSecret: true), SearchEntry(name: "Search"))
    return [Field(widget: entry), Field(widget: secret), Field(widget: search)]
  }
}

/// A text field that accepts typed and pasted text.
@MainActor private struct Field {
  let widget: Widget

  var text: String { gtk_editable_get_text(widget.opaque).map { String(cString: $0) } ?? "" }

  /// Inserts text in the same way as typing and pasting.
  func insert(_ text: String) {
    guard let line = gtk_editable_get_delegate(widget.opaque) else { return }
    var position = gtk_editable_get_position(line)
    gtk_editable_insert_text(line, text, -1, &position)
    gtk_editable_set_position(line, position)
  }
}
