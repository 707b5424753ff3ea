import Foundation

/// A failure to read or write the library. Existing data is unchanged, and no write is applied in part.
public enum LibraryError: Error, Hashable, Sendable {
  /// The calling task was cancelled. This isn't a failure, and only affects reads.
  case cancelled
  /// The disk is full.
  case diskFull
  /// The disk, the folder or the file is read-only.
  case readOnly
  /// A later version wrote the file, so it is read-only.
  case newerVersion
  /// The file can't be written. The reason is for a log.
  case unwritable(reason: String)
  /// The file can't be read. The reason is for a log.
  case unreadable(reason: String)
  /// The user has no permission to read one of the library's files.
  case notPermitted(path: String)
  /// The library or its folder is a link to a missing target, such as a disconnected disk.
  case missingLinkTarget(link: String, target: String)
  /// A pipe, a device or a folder has the name of one of the library's files.
  case notAFile(path: String)
  /// Another process has locked the library.
  case busy
  /// A list or profile has no name, or a note has no text.
  case nothingSaid
  /// The text is longer than the maximum number of bytes.
  case tooLong(most: Int)
  /// The object to change no longer exists.
  case gone
  /// The object to change belongs to another profile.
  case somebodyElses
  /// The watchlist and the favourites are built in and can't be renamed or removed.
  case everybodysList
  /// There is no such action to undo.
  case notUndoable
  /// The file to merge isn't a journal.
  case notAJournal
  /// A later version wrote the journal to merge.
  case newerJournal
}

extension LibraryError: LocalizedError {
  /// A user-visible description of the error.
  public var errorDescription: String? {
    switch self {
    case .cancelled: "The request was cancelled."
    case .diskFull: "There is not enough room on the disk to save this."
    case .readOnly: "This cannot be saved: the folder of your library can only be read."
    case .newerVersion: "Your library was last used by a later version of this app, and can only be read."
    case .unwritable: "This cannot be saved."
    case .unreadable: "Your library cannot be read."
    case .notPermitted(let path): "You don’t have permission to read your library at \(path)."
    case .missingLinkTarget(let link, let target): "Your library at \(link) is a link to \(target), which isn’t there."
    case .notAFile(let path): "\(path) isn’t a regular file, so it can’t be your library."
    case .busy: "Another program is using your library."
    case .nothingSaid: "Something has to be written here."
    case .tooLong(let most): "This is too long: it can have \(most) bytes."
    case .gone: "This is not there any more."
    case .somebodyElses: "Somebody else wrote this, and only they can change it."
    case .everybodysList: "The watchlist and the favourites can be neither renamed nor removed."
    case .notUndoable: "This cannot be undone."
    case .notAJournal: "This file is no journal of a library."
    case .newerJournal: "This journal was written by a later version of this app."
    }
  }

  /// A user-visible suggestion for resolving the error.
  public var recoverySuggestion: String? {
    switch self {
    case .cancelled, .nothingSaid, .tooLong, .gone, .somebodyElses, .everybodysList, .notUndoable: nil
    case .diskFull: "Free some space, then try again. Nothing of your library was changed."
    case .readOnly, .unwritable, .unreadable: "Check that the data folder can be read and written."
    case .notPermitted: "Change its permissions so that you can read and write it, then try again. Nothing was changed."
    case .missingLinkTarget: "Connect the disk that holds it, or correct the link, then try again. Nothing was changed."
    case .notAFile: "Move it away, then try again."
    case .busy: "Close the other program, or wait for it to finish, then try again."
    case .newerVersion, .newerJournal: "Update the app to go on."
    case .notAJournal: "Choose a file that was exported from here."
    }
  }
}
