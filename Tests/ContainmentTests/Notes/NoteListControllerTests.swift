import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import XCTest

@testable import Containment

/// Tests that notes are added, changed and removed while the keyboard focus stays in place.
final class NoteListControllerTests: GTKTestCase {
  @MainActor private static func show(_ notes: [TestNote]) async throws -> (
    ControllerFixture, NoteListController<TestNote>
  ) {
    let list = NoteListController<TestNote>(images: SuspendableImages())
    list.items = notes
    let fixture = ControllerFixture()
    try await fixture.show(list)
    return (fixture, list)
  }

  @MainActor private static func press(_ label: String, in fixture: ControllerFixture) throws {
    try XCTUnwrap(fixture.window.button(label), label).click()
  }

  /// Returns each note's text once, although it has one widget for the whole text and one for the truncated text.
  @MainActor private static func noteTexts(in fixture: ControllerFixture) -> [String] {
    fixture.window.visibleTexts.filter { $0.hasPrefix("Words") }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @MainActor private static func removal(of text: String, in fixture: ControllerFixture) throws -> Widget {
    let note = try XCTUnwrap(
      fixture.window.tree.last { $0.isMapped && $0.isBox && $0.exposedLabel?.hasPrefix("You, \(text)") == true })
    return try XCTUnwrap(note.button("Remove Your Note"))
  }

  func testNotesKeepTheOrderOfItemsWhenItemsChange() {
    onMain {
      let (fixture, list) = try await Self.show([TestNote(1), TestNote(3)])
      list.items = [TestNote(1), TestNote(2), TestNote(3), TestNote(4)]
      XCTAssertEqual(Self.noteTexts(in: fixture), (1...4).map { "Words \($0)" })
      list.items = [TestNote(4), TestNote(2)]
      XCTAssertEqual(Self.noteTexts(in: fixture), ["Words 4", "Words 2"])
      fixture.window.destroy()
    }
  }

  func testAuthorPictureIsRequestedOnceAvailable() {
    onMain {
      let images = SuspendableImages()
      let list = NoteListController<TestNote>(images: images)
      list.items = [TestNote(1)]
      let fixture = ControllerFixture()
      try await fixture.show(list)
      XCTAssertTrue(images.requested.isEmpty)
      let picture = URL(filePath: "/ana.png")
      list.items = [TestNote(1, picture: picture)]
      try await eventually("the request") { images.requested == [picture] }
      images.failAll()
      fixture.window.destroy()
    }
  }

  func testOnlyOwnNotesCanBeRemoved() {
    onMain {
      let (fixture, list) = try await Self.show([TestNote(1, isOwn: false)])
      XCTAssertNil(fixture.window.button("Remove Your Note"))
      list.items.append(TestNote(2))
      XCTAssertNotNil(fixture.window.button("Remove Your Note"))
      fixture.window.destroy()
    }
  }

  func testEditorStaysOpenWhenAnotherNoteArrives() {
    onMain {
      let (fixture, list) = try await Self.show([TestNote(1)])
      try Self.press("Edit Your Note", in: fixture)
      let isWriting = { fixture.window.focusedWidget?.isA(gtk_text_view_get_type()) == true }
      try await eventually("the focus in the editor") { isWriting() }
      list.items.append(TestNote(2))
      XCTAssertNotNil(fixture.window.button("Save"))
      XCTAssertTrue(isWriting())
      fixture.window.destroy()
    }
  }

  func testEditorStaysOpenWhenEditIsRejected() {
    onMain {
      let (fixture, list) = try await Self.show([TestNote(1)])
      var edits: [String] = []
      list.onEdit = { _, text in
        edits.append(text)
        return false
      }
      try Self.press("Edit Your Note", in: fixture)
      try Self.press("Save", in: fixture)
      try await eventually("the rejection") {
        edits == ["Words 1"] && fixture.window.button("Save")?.isSensitive == true
      }
      fixture.window.destroy()
    }
  }

  func testFocusStaysInListUntilLastNoteIsRemoved() {
    onMain {
      let (fixture, list) = try await Self.show((1...3).map { TestNote($0) })
      var isLost = false
      list.onFocusLost = { isLost = true }
      try Self.removal(of: "2", in: fixture).focus()
      list.items.removeAll { $0.id == 2 }
      XCTAssertTrue(fixture.window.focusedWidget?.isMapped == true && list.view.containsFocus)
      list.items = []
      XCTAssertTrue(isLost)
      fixture.window.destroy()
    }
  }

  func testEarlierNotesButtonRequestsEarlierNotes() {
    onMain {
      let (fixture, list) = try await Self.show([TestNote(1)])
      XCTAssertFalse(fixture.window.visibleTexts.contains { $0.contains("Earlier") })
      list.earlier = 197
      var isRequested = false
      list.onShowEarlier = { isRequested = true }
      try Self.press("Show 197 Earlier Notes", in: fixture)
      XCTAssertTrue(isRequested)
      fixture.window.destroy()
    }
  }
}

private struct TestNote: NoteListable {
  var id: Int
  var isNoteEditable = true

  var notePicture: URL?

  init(_ id: Int, isOwn: Bool = true, picture: URL? = nil) {
    (self.id, isNoteEditable, notePicture) = (id, isOwn, picture)
  }

  var noteAuthor: String { isNoteEditable ? "You" : "Ana" }
  var noteName: String { "Ana" }
  var noteDetail: String { "\(id)" }
  var noteText: String { "Words \(id)" }
}
