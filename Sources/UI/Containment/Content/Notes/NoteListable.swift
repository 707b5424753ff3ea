import Foundation

/// A value that can be shown as a note in a ``NoteListController``.
public protocol NoteListable: Identifiable, Equatable {
  /// The displayed author, such as "Ana" or "You".
  var noteAuthor: String { get }
  /// The name whose initials replace a missing picture.
  var noteName: String { get }
  /// The URL of the author's picture, if any.
  var notePicture: URL? { get }
  /// A detail, such as the date; may be empty.
  var noteDetail: String { get }
  /// The text, which may have any number of lines.
  var noteText: String { get }
  /// Whether the user can edit and remove the note.
  var isNoteEditable: Bool { get }
}
