import Foundation
import Localization

/// A failure to read or write the library. Existing data is unchanged. No write is applied in part, except
/// ``duringImport(_:imported:)``.
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
  case emptyText
  /// The text is longer than the maximum number of bytes.
  case tooLong(limit: Int)
  /// The object to change no longer exists.
  case notFound
  /// The object to change belongs to another profile.
  case notOwner
  /// The watchlist and the favorites are built in and can't be renamed or removed.
  case builtInList
  /// The folder to share is one of Matinee's own folders, or inside one.
  case ownFolder
  /// There is no such action to undo.
  case notUndoable
  /// The file to merge isn't a journal.
  case notAJournal
  /// A later version wrote the journal to merge.
  case newerJournal
  /// A sync failed because of the library, not because of the shared folder.
  indirect case duringSync(LibraryError)
  /// An import of a journal failed after it had added some events. They can be undone as one import, and importing the
  /// journal again adds the others.
  indirect case duringImport(LibraryError, imported: Int)
  /// The file to merge is larger than a journal can be.
  case journalTooLarge
}

extension LibraryError: LocalizedError {
  /// A user-visible description of the error.
  public var errorDescription: String? {
    switch self {
    case .cancelled: tr("The request was cancelled.")
    case .diskFull: tr("There isn’t enough disk space to save this.")
    case .readOnly: tr("This can’t be saved because your library’s folder is read-only.")
    case .newerVersion: tr("A later version of this app changed your library, so it is read-only.")
    case .unwritable: tr("Can’t save your changes.")
    case .unreadable: tr("Can’t read your library.")
    case .notPermitted(let path): tr("You don’t have permission to read your library at {path}.", ["path": path])
    case .missingLinkTarget(let link, let target):
      tr("Your library at {link} is a link to {target}, which isn’t there.", ["link": link, "target": target])
    case .notAFile(let path): tr("{path} isn’t a regular file, so it can’t be your library.", ["path": path])
    case .busy: tr("Another program is using your library.")
    case .emptyText: tr("Enter some text.")
    case .tooLong(let limit):
      tr(
        one: "This text is too long. The limit is {count} byte.",
        other: "This text is too long. The limit is {count} bytes.", count: limit)
    case .notFound: tr("This no longer exists.")
    case .notOwner: tr("Another profile created this, and only that profile can change it.")
    case .builtInList: tr("You can’t rename or remove the watchlist or the favourites.")
    case .ownFolder: tr("This folder holds Matinee’s own files.")
    case .notUndoable: tr("This can’t be undone.")
    case .notAJournal: tr("This file isn’t a library journal.")
    case .newerJournal: tr("A later version of this app wrote this journal.")
    case .duringSync(let error), .duringImport(let error, _): error.errorDescription
    case .journalTooLarge: tr("This file is too large to be a library journal.")
    }
  }

  /// A user-visible suggestion for resolving the error.
  public var recoverySuggestion: String? {
    switch self {
    case .cancelled, .emptyText, .tooLong, .notFound, .notOwner, .builtInList, .notUndoable: nil
    case .diskFull: tr("Free some space, then try again. Your library wasn’t changed.")
    case .readOnly, .unwritable, .unreadable: tr("Check that you can read and write the data folder.")
    case .notPermitted:
      tr("Change its permissions so that you can read and write it, then try again. Nothing was changed.")
    case .missingLinkTarget:
      tr("Connect the disk that holds it, or correct the link, then try again. Nothing was changed.")
    case .notAFile: tr("Move it away, then try again.")
    case .ownFolder: tr("Choose another folder.")
    case .busy: tr("Close the other program, or wait for it to finish, then try again.")
    case .duringSync(let error): error.recoverySuggestion
    case .duringImport(_, let count):
      tr(
        one: "{count} entry was imported before. To add the others, import the file again.",
        other: "{count} entries were imported before. To add the others, import the file again.", count: count)
    case .newerVersion, .newerJournal: tr("Update the app, then try again.")
    case .notAJournal, .journalTooLarge: tr("Choose a file that this app exported.")
    }
  }
}
