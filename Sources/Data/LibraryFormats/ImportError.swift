import Foundation
import SystemIO

/// The reason why an import failed. Problems with single rows are reported as ``SkippedRow`` instead.
public enum ImportError: Error, Hashable, Sendable {
  /// The calling task was cancelled. This isn't a failure.
  case cancelled
  case missing(file: String)
  /// The file exists but can't be read. The reason comes from the system.
  case unreadable(file: String, reason: String)
  /// A device, a pipe or a socket.
  case notAFile(file: String)
  /// The file, folder or archive is empty.
  case empty(file: String)
  /// An archive in a format other than zip.
  case otherArchive(file: String)
  /// The archive is inconsistent or truncated. The reason is for a log.
  case damaged(file: String, reason: String)
  /// The archive has a passphrase, and none was given.
  case encrypted(file: String)
  case wrongPassphrase(file: String)
  /// An entry's path points outside the archive.
  case unsafeName(file: String, name: String)
  /// An entry's name is too long, or contains control characters.
  case unusableName(file: String, name: String)
  case tooManyEntries(file: String, limit: Int)
  /// The size exceeds that of any real export. The limit is in bytes.
  case tooLarge(file: String, limit: Int)
  /// An entry's unpacked size is out of proportion to its packed size.
  case suspiciousCompression(file: String, entry: String)
  /// No supported app writes such a file.
  case unknownFormat(file: String)
  /// Matinee's own journal, which the library reads itself.
  case ownFormat(file: String)
  /// A folder or archive contains one of Matinee's journals, which can only be read as a single file.
  case nestedJournal(file: String, entry: String)
}

extension ImportError: LocalizedError {
  /// A user-visible description of the error.
  public var errorDescription: String? {
    switch self {
    case .cancelled: "The import was stopped."
    case .missing(let file): "Can’t find \(quoted(file))."
    case .unreadable(let file, let reason): "Can’t read \(quoted(file)): \(reason)."
    case .notAFile(let file): "\(quoted(file)) is neither a file nor a folder."
    case .empty(let file): "\(quoted(file)) is empty."
    case .otherArchive(let file): "\(quoted(file)) is an unsupported type of archive."
    case .damaged(let file, _): "The archive \(quoted(file)) is damaged or incomplete."
    case .encrypted(let file): "The archive \(quoted(file)) is protected by a passphrase."
    case .wrongPassphrase(let file): "Wrong passphrase for \(quoted(file))."
    case .unsafeName(let file, let name):
      "The archive \(quoted(file)) has an entry with a path outside the archive: \(quoted(name))."
    case .unusableName(let file, let name):
      "The archive \(quoted(file)) has an entry whose name is too long or has control characters: \(quoted(name))."
    case .tooManyEntries(let file, let limit): "\(quoted(file)) has more than \(limit) files."
    case .tooLarge(let file, let limit):
      "\(quoted(file)) has too much data to import. The limit is \(limit / 1_000_000) MB."
    case .suspiciousCompression(let file, let entry):
      "\(quoted(entry)) in \(quoted(file)) unpacks to more data than a real export contains."
    case .unknownFormat(let file): "\(quoted(file)) isn’t an export from a supported app."
    case .ownFormat(let file): "\(quoted(file)) is a Matinee journal."
    case .nestedJournal(let file, let entry): "\(quoted(entry)) in \(quoted(file)) is a Matinee journal."
    }
  }

  /// A user-visible suggestion for resolving the error.
  public var recoverySuggestion: String? {
    switch self {
    case .cancelled, .ownFormat: nil
    case .missing: "Check its name, and whether its disk is connected."
    case .unreadable: "Check that you have permission to read it."
    case .notAFile: "Choose the file that the app exported."
    case .empty, .damaged: "Export your data from the app again."
    case .otherArchive: "Unpack it, then choose the folder."
    case .encrypted, .wrongPassphrase: "Enter the passphrase that came with the export."
    case .unsafeName, .unusableName, .tooManyEntries, .tooLarge, .suspiciousCompression:
      "No app creates such exports. Import only files that the app itself created."
    case .nestedJournal: "Choose only that file. If it is in an archive, unpack it first."
    case .unknownFormat:
      "Choose an export from Letterboxd, IMDb, Trakt, TV Time, Netflix, Movary, Simkl, SeriesGuide, Yamtrack or TMDB."
    }
  }
}

/// Returns a file or archive name in quotation marks, for use in a sentence.
func quoted(_ name: String) -> String { "“\(TerminalText.line(name, limit: 120))”" }
