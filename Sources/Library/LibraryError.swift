import Foundation

/// Why something could not be written or read. What was written before is as it was, and nothing was done by halves.
public enum LibraryError: Error, Hashable, Sendable {
  /// The task that asked was cancelled; not a failure. Only reading is.
  case cancelled
  /// The disk has no room left.
  case diskFull
  /// The disk, the folder or the file may only be read.
  case readOnly
  /// The file is a later version's, and can only be read.
  case newerVersion
  /// The file cannot be written. The reason is for a log.
  case unwritable(reason: String)
  /// The file cannot be read. The reason is for a log.
  case unreadable(reason: String)
  /// This user may not read a file of the library.
  case notPermitted(path: String)
  /// The library, or its folder, is a link to a place that isn't there, such as a disk that isn't connected.
  case missingLinkTarget(link: String, target: String)
  /// A pipe, a device or a folder has the name of a file of the library.
  case notAFile(path: String)
  /// Another process keeps the library locked.
  case busy
  /// A list or somebody needs a name, a note needs words.
  case nothingSaid
  /// There are more words than fit, in bytes.
  case tooLong(most: Int)
  /// What is to be changed is not there any more.
  case gone
  /// Somebody else wrote what is to be changed.
  case somebodyElses
  /// The watchlist and the favourites are there for everybody.
  case everybodysList
  /// There is nothing of the sort to undo.
  case notUndoable
  /// What is to be merged is no journal.
  case notAJournal
  /// What is to be merged was written by a later version.
  case newerJournal
}

extension LibraryError: LocalizedError {
  /// What happened, in a sentence for a person.
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

  /// What can be done about it.
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
