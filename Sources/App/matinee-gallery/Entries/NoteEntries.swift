import Containment
import Foundation
import GTK

/// Notes on titles, and the editor for them.
extension Gallery {
  static let notes: [GalleryEntry] = [
    notes("some", "Notes", Remark.some),
    notes("pictures", "Notes with Pictures", Remark.pictured),
    notes("one", "Notes: One", Array(Remark.some.prefix(1))),
    notes("earlier", "Notes with Earlier Notes", Remark.some, earlier: 197),
    notes("long", "Notes with Long Texts", [.long, .rightToLeft]),
    composer("empty", "Empty Note Editor", ""),
    composer("typed", "Note Editor with Text", "With Grandmother, on a rainy Sunday.\n\nShe knew the pianist."),
  ]

  private static func notes(
    _ name: String, _ title: String, _ remarks: [Remark], earlier: Int = 0
  ) -> GalleryEntry {
    GalleryEntry(id: "notes/\(name)", title: title) {
      let list = NoteListController<Remark>(images: GalleryImages())
      list.onOpenAuthor = { _ in }
      list.items = remarks
      list.earlier = earlier
      list.onShowEarlier = { [weak list] in list?.earlier = 0 }
      list.onRemove = { [weak list] remark in list?.items.removeAll { $0.id == remark.id } }
      list.onEdit = { [weak list] remark, text in
        list?.items = list?.items.map { $0.id == remark.id ? $0.with(text: text) : $0 } ?? []
        return true
      }
      return PageController([list])
    }
  }

  private static func composer(_ name: String, _ title: String, _ text: String) -> GalleryEntry {
    GalleryEntry(id: "notes/composer-\(name)", title: title) {
      let composer = TextComposer(name: "Write a Note", button: "Add Note")
      composer.text = text
      composer.problem = { $0.isEmpty ? "Enter a note." : nil }
      let controller = WidgetController { composer.widget }
      controller.retainedOwner = composer
      return controller
    }
  }
}

/// A sample note.
private struct Remark: NoteListable {
  var id: Int
  var noteAuthor: String
  var noteName: String
  var noteDetail: String
  var noteText: String
  var isNoteEditable = false
  var notePicture: URL?

  func with(text: String) -> Remark {
    var remark = self
    remark.noteText = text
    return remark
  }

  static let some = [
    Remark(
      id: 0, noteAuthor: "You", noteName: "Kim Sample", noteDetail: "Nov 20, 2026, 8:15 PM",
      noteText: "The one with the shadow on the stairs. Again on a larger screen!", isNoteEditable: true),
    Remark(
      id: 1, noteAuthor: "Ana Sample", noteName: "Ana Sample", noteDetail: "To you · Nov 21, 2026, 9:02 AM · Edited",
      noteText: "At the club on Friday, with live music."),
    Remark(id: 2, noteAuthor: "Bo", noteName: "Bo", noteDetail: "Nov 21, 2026, 9:05 AM", noteText: "Too slow for me."),
  ]

  /// Notes with an available image, a loading one, a missing one, and none.
  static let pictured = zip(some + [rightToLeft], ["ready/1", "slow/1", "gone/1", nil]).map { remark, picture in
    var remark = remark
    remark.notePicture = picture.flatMap { URL(string: "picture://\($0)") }
    return remark
  }

  static let long = Remark(
    id: 3, noteAuthor: "Wilhelmina Featherstonehaugh-Sample", noteName: "Wilhelmina Featherstonehaugh-Sample",
    noteDetail: "To everyone who hasn’t seen it yet · Nov 21, 2026, 9:02 AM · Edited",
    noteText: String(repeating: "What stays is the light on the water, and nobody says a word. ", count: 30),
    isNoteEditable: true)

  static let rightToLeft = Remark(
    id: 4, noteAuthor: "نور", noteName: "نور", noteDetail: "Nov 22, 2026, 1:00 AM",
    noteText: "فيلم جميل جداً، وموسيقاه أجمل.\nشاهدته مرتين.")
}
