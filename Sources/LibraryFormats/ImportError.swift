import Foundation
import SystemIO

/// Why nothing could be imported from a file. What is wrong with single rows is no error but a ``SkippedRow``.
public enum ImportError: Error, Hashable, Sendable {
  /// The task that read was cancelled; not a failure.
  case cancelled
  case missing(file: String)
  /// It is there, and may not be read. The reason is the system's.
  case unreadable(file: String, reason: String)
  /// A device, a pipe or a socket.
  case notAFile(file: String)
  /// Nothing is in the file, folder or archive.
  case empty(file: String)
  /// An archive of another kind than zip.
  case otherArchive(file: String)
  /// The archive contradicts itself, or ends too early. The reason is for a log.
  case damaged(file: String, reason: String)
  /// The archive has a passphrase, and none was given.
  case encrypted(file: String)
  case wrongPassphrase(file: String)
  /// An entry's name leads out of the archive.
  case unsafeName(file: String, name: String)
  /// An entry's name is too long, or has control characters.
  case unusableName(file: String, name: String)
  case tooManyEntries(file: String, limit: Int)
  /// More than any app's export has, in bytes.
  case tooLarge(file: String, limit: Int)
  /// An entry unpacks to far more than what it takes in the archive.
  case inflated(file: String, entry: String)
  /// No app is known that writes such a file.
  case unknownFormat(file: String)
  /// The library's own journal, which is read by the library.
  case ownFormat(file: String)
  /// A folder or archive holds a journal of the library's, which is only read as a single file.
  case journalWithin(file: String, entry: String)
}

extension ImportError: LocalizedError {
  /// What happened, in a sentence for a person.
  public var errorDescription: String? {
    switch self {
    case .cancelled: "The import was stopped."
    case .missing(let file): "There is no \(quoted(file))."
    case .unreadable(let file, let reason): "\(quoted(file)) cannot be read: \(reason)."
    case .notAFile(let file): "\(quoted(file)) is neither a file nor a folder."
    case .empty(let file): "There is nothing in \(quoted(file))."
    case .otherArchive(let file): "\(quoted(file)) is an archive of a kind that is not read."
    case .damaged(let file, _): "The archive \(quoted(file)) is damaged or not complete."
    case .encrypted(let file): "The archive \(quoted(file)) is protected by a passphrase."
    case .wrongPassphrase(let file): "That is not the passphrase of \(quoted(file))."
    case .unsafeName(let file, let name):
      "The archive \(quoted(file)) has an entry that leads out of it: \(quoted(name))."
    case .unusableName(let file, let name):
      "The archive \(quoted(file)) has an entry whose name is too long or has control characters: \(quoted(name))."
    case .tooManyEntries(let file, let limit): "There are more than \(limit) files in \(quoted(file))."
    case .tooLarge(let file, let limit):
      "There is more in \(quoted(file)) than can be imported: \(limit / 1_000_000) MB at most."
    case .inflated(let file, let entry):
      "\(quoted(entry)) in \(quoted(file)) unpacks to far more than an export can hold."
    case .unknownFormat(let file): "\(quoted(file)) is from no app whose files are known here."
    case .ownFormat(let file): "\(quoted(file)) is a journal of Matinee's own."
    case .journalWithin(let file, let entry): "\(quoted(entry)) in \(quoted(file)) is a journal of Matinee's own."
    }
  }

  /// What can be done about it.
  public var recoverySuggestion: String? {
    switch self {
    case .cancelled, .ownFormat: nil
    case .missing: "Check its name, and whether its disk is there."
    case .unreadable: "Check that you may read it."
    case .notAFile: "Choose the file that the app gave you."
    case .empty, .damaged: "Ask the app that it is from for another export."
    case .otherArchive: "Unpack it, and choose its folder."
    case .encrypted, .wrongPassphrase: "Give the passphrase that came with the export."
    case .unsafeName, .unusableName, .tooManyEntries, .tooLarge, .inflated:
      "No app writes such exports. Import only files that you were given by the app itself."
    case .journalWithin: "Choose that file by itself. If it is in an archive, unpack it first."
    case .unknownFormat:
      "Choose an export of Letterboxd, IMDb, Trakt, TV Time, Netflix, Movary, Simkl, SeriesGuide, Yamtrack or TMDB."
    }
  }
}

/// A name from a file or an archive within a sentence.
func quoted(_ name: String) -> String { "“\(TerminalText.line(name, limit: 120))”" }
