import CAdwaita
import Foundation
import GTK
import GTKTestSupport
import XCTest

@testable import Containment

/// Tests that notes are added, changed and removed while the keyboard focus stays in place.
final class NoteListControllerTests: GTKTestCase {
  @MainActor private static func show(_ notes: [Words]) async throws -> (ControllerFixture, NoteListController<Words>) {
    let list = NoteListController<Words>(images: SuspendedImages())
    list.items = notes
    let stage = ControllerFixture()
    try await stage.show(list)
    return (stage, list)
  }

  @MainActor private static func press(_ label: String, in stage: ControllerFixture) throws {
    try XCTUnwrap(stage.window.button(label), label).click()
  }

  /// Returns each note's text once, although a text has a whole and a truncated widget.
  @MainActor private static func words(in stage: ControllerFixture) -> [String] {
    stage.window.visibleTexts.filter { $0.hasPrefix("Words") }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @MainActor private static func removal(of text: String, in stage: ControllerFixture) throws -> Widget {
    let note = try XCTUnwrap(
      stage.window.tree.last { $0.isMapped && $0.isBox && $0.spokenLabel?.hasPrefix("You, \(text)") == true })
    return try XCTUnwrap(note.button("Remove Your Note"))
  }

  func testTheyStandInTheirOrderWhateverComesBetween() {
    onMain {
      let (stage, list) = try await Self.show([Words(1), Words(3)])
      list.items = [Words(1), Words(2), Words(3), Words(4)]
      XCTAssertEqual(Self.words(in: stage), (1...4).map { "Words \($0)" })
      list.items = [Words(4), Words(2)]
      XCTAssertEqual(Self.words(in: stage), ["Words 4", "Words 2"])
      stage.window.destroy()
    }
  }

  func testWhoLeftOneHasTheirPictureOnceThereIsOne() {
    onMain {
      let images = SuspendedImages()
      let list = NoteListController<Words>(images: images)
      list.items = [Words(1)]
      let stage = ControllerFixture()
      try await stage.show(list)
      XCTAssertTrue(images.requested.isEmpty)
      let picture = URL(filePath: "/ana.png")
      list.items = [Words(1, picture: picture)]
      try await eventually("it to be asked for") { images.requested == [picture] }
      images.finish()
      stage.window.destroy()
    }
  }

  func testOnlyOnesOwnAreChanged() {
    onMain {
      let (stage, list) = try await Self.show([Words(1, isOwn: false)])
      XCTAssertNil(stage.window.button("Remove Your Note"))
      list.items.append(Words(2))
      XCTAssertNotNil(stage.window.button("Remove Your Note"))
      stage.window.destroy()
    }
  }

  func testWhatIsBeingChangedStaysOpenWhenOthersCome() {
    onMain {
      let (stage, list) = try await Self.show([Words(1)])
      try Self.press("Edit Your Note", in: stage)
      let isWriting = { stage.window.focusedWidget?.isA(gtk_text_view_get_type()) == true }
      try await eventually("the keyboard in it") { isWriting() }
      list.items.append(Words(2))
      XCTAssertNotNil(stage.window.button("Save"))
      XCTAssertTrue(isWriting())
      stage.window.destroy()
    }
  }

  func testWhatIsRefusedStaysOpen() {
    onMain {
      let (stage, list) = try await Self.show([Words(1)])
      var asked: [String] = []
      list.onEdit = { _, text in
        asked.append(text)
        return false
      }
      try Self.press("Edit Your Note", in: stage)
      try Self.press("Save", in: stage)
      try await eventually("the answer") { asked == ["Words 1"] && stage.window.button("Save")?.isSensitive == true }
      stage.window.destroy()
    }
  }

  func testTheKeyboardGoesOnToTheNextWhenOneGoes() {
    onMain {
      let (stage, list) = try await Self.show((1...3).map { Words($0) })
      var isLost = false
      list.onFocusLost = { isLost = true }
      try Self.removal(of: "2", in: stage).focus()
      list.items.removeAll { $0.id == 2 }
      XCTAssertTrue(stage.window.focusedWidget?.isMapped == true && list.view.containsFocus)
      list.items = []
      XCTAssertTrue(isLost)
      stage.window.destroy()
    }
  }

  func testWhatCameBeforeIsAskedFor() {
    onMain {
      let (stage, list) = try await Self.show([Words(1)])
      XCTAssertFalse(stage.window.visibleTexts.contains { $0.contains("Earlier") })
      list.earlier = 197
      var isAsked = false
      list.onShowEarlier = { isAsked = true }
      try Self.press("Show 197 Earlier Notes", in: stage)
      XCTAssertTrue(isAsked)
      stage.window.destroy()
    }
  }
}

private struct Words: NoteListable {
  var id: Int
  var isNoteOwn = true

  var notePicture: URL?

  init(_ id: Int, isOwn: Bool = true, picture: URL? = nil) { (self.id, isNoteOwn, notePicture) = (id, isOwn, picture) }

  var noteAuthor: String { isNoteOwn ? "You" : "Ana" }
  var noteName: String { "Ana" }
  var noteDetail: String { "\(id)" }
  var noteText: String { "Words \(id)" }
}
