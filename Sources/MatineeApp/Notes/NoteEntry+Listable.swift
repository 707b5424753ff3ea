import Containment
import Foundation
import MatineeCore

/// A note under a title, as any list of notes shows it.
extension NoteEntry: NoteListable {
  public var noteAuthor: String { author }
  public var noteName: String { name }
  public var notePicture: URL? { picture }
  public var noteDetail: String { detail }
  public var noteText: String { text }
  public var isNoteOwn: Bool { isOwn }
}
