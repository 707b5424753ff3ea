import Foundation

/// A value that can be a note in a ``NoteListController``: words, and who left them.
public protocol NoteListable: Identifiable, Equatable {
  /// Who left it, as it is shown: "Ana", "You".
  var noteAuthor: String { get }
  /// Whose letters stand for their picture.
  var noteName: String { get }
  /// Where their picture is; `nil` where they have none.
  var notePicture: URL? { get }
  /// Small print beside it, such as when; empty for none.
  var noteDetail: String { get }
  /// As many lines as there are.
  var noteText: String { get }
  /// Whether the user can change and remove it.
  var isNoteOwn: Bool { get }
}
