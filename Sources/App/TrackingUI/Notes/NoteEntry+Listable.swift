import Containment
import Foundation
import Tracking

/// The row of a note in any list of notes.
extension NoteEntry: NoteListable {
  public var noteAuthor: String { author }
  public var noteName: String { name }
  public var notePicture: URL? { picture }
  public var noteDetail: String { detail }
  public var noteText: String { text }
  public var isNoteEditable: Bool { isOwn }
}
