import Foundation
import Localization
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
    case .cancelled: tr("The import was stopped.")
    case .missing(let file): tr("Can’t find “{file}”.", ["file": shortened(file)])
    case .unreadable(let file, let reason):
      tr("Can’t read “{file}”: {reason}.", ["file": shortened(file), "reason": reason])
    case .notAFile(let file): tr("“{file}” is neither a file nor a folder.", ["file": shortened(file)])
    case .empty(let file): tr("“{file}” is empty.", ["file": shortened(file)])
    case .otherArchive(let file): tr("“{file}” is an unsupported type of archive.", ["file": shortened(file)])
    case .damaged(let file, _): tr("The archive “{file}” is damaged or incomplete.", ["file": shortened(file)])
    case .encrypted(let file): tr("The archive “{file}” is protected by a passphrase.", ["file": shortened(file)])
    case .wrongPassphrase(let file): tr("Wrong passphrase for “{file}”.", ["file": shortened(file)])
    case .unsafeName(let file, let name):
      tr(
        "The archive “{file}” has an entry with a path outside the archive: “{entry}”.",
        ["file": shortened(file), "entry": shortened(name)])
    case .unusableName(let file, let name):
      tr(
        "The archive “{file}” has an entry whose name is too long or has control characters: “{entry}”.",
        ["file": shortened(file), "entry": shortened(name)])
    case .tooManyEntries(let file, let limit):
      tr(
        one: "“{file}” has more than {count} file.", other: "“{file}” has more than {count} files.", count: limit,
        ["file": shortened(file)])
    case .tooLarge(let file, let limit):
      tr(
        "“{file}” has too much data to import. The limit is {size} MB.",
        ["file": shortened(file), "size": "\(limit / 1_000_000)"])
    case .suspiciousCompression(let file, let entry):
      tr(
        "“{entry}” in “{file}” unpacks to more data than a real export contains.",
        ["entry": shortened(entry), "file": shortened(file)])
    case .unknownFormat(let file): tr("“{file}” isn’t an export from a supported app.", ["file": shortened(file)])
    case .ownFormat(let file): tr("“{file}” is a Matinee journal.", ["file": shortened(file)])
    case .nestedJournal(let file, let entry):
      tr("“{entry}” in “{file}” is a Matinee journal.", ["entry": shortened(entry), "file": shortened(file)])
    }
  }

  /// A user-visible suggestion for resolving the error.
  public var recoverySuggestion: String? {
    switch self {
    case .cancelled, .ownFormat: nil
    case .missing: tr("Check its name, and whether its disk is connected.")
    case .unreadable: tr("Check that you have permission to read it.")
    case .notAFile: tr("Choose the file that the app exported.")
    case .empty, .damaged: tr("Export your data from the app again.")
    case .otherArchive: tr("Unpack it, then choose the folder.")
    case .encrypted, .wrongPassphrase: tr("Enter the passphrase that came with the export.")
    case .unsafeName, .unusableName, .tooManyEntries, .tooLarge, .suspiciousCompression:
      tr("No app creates such exports. Import only files that the app itself created.")
    case .nestedJournal: tr("Choose only that file. If it is in an archive, unpack it first.")
    case .unknownFormat:
      tr(
        "Choose an export from Letterboxd, IMDb, Trakt, TV Time, Netflix, Movary, Simkl, SeriesGuide, Yamtrack or TMDB."
      )
    }
  }
}

/// Returns a file or archive name for use in a sentence.
func shortened(_ name: String) -> String { TerminalText.line(name, limit: 120) }
