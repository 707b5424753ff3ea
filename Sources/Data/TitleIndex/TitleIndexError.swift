import Foundation
import SystemIO
import TitleIdentity

/// An error from building or reading an index. The previous index is unchanged.
public enum TitleIndexError: Error, Hashable, Sendable {
  /// The task was cancelled; not a failure.
  case cancelled
  /// Another process or task is building an index in the same folder.
  case busy
  /// The file doesn't exist or can't be read. The reason is the system's message.
  case unreadable(file: String, reason: String)
  /// The file is empty.
  case empty(file: String)
  /// No line of the file belongs to an export of movies, shows or people.
  case notAnExport(file: String)
  /// The export is of a kind that wasn't requested.
  case wrongKind(file: String, MediaKind)
  /// The compressed data is corrupt.
  case damaged(file: String)
  /// The file is incomplete: the compressed data or the last line ends early.
  case truncated(file: String)
  /// Too many lines can't be read.
  case tooManyBadLines(file: String, bad: Int, lines: Int)
  /// A line exceeds the limit in bytes.
  case lineTooLong(file: String, limit: Int)
  /// The file is larger than any export.
  case tooLarge(file: String)
  /// The disk is full.
  case diskFull
  /// The index can't be written. The reason is for logs.
  case unwritable(reason: String)
  /// The index of a kind can't be read. The reason is for logs.
  case damagedIndex(MediaKind, reason: String)
}

extension TitleIndexError: LocalizedError {
  /// A message that describes the error to the user.
  public var errorDescription: String? {
    switch self {
    case .cancelled: "The title index update was stopped."
    case .busy: "Another update of the title index is in progress."
    case .unreadable(let file, let reason): "Can’t read “\(TerminalText.line(file, limit: 120))”: \(reason)."
    case .empty(let file): "“\(TerminalText.line(file, limit: 120))” is empty."
    case .notAnExport(let file): "“\(TerminalText.line(file, limit: 120))” isn’t an export of films, series or people."
    case .wrongKind(let file, let kind):
      "“\(TerminalText.line(file, limit: 120))” is an export of \(kind.plural), which you didn’t select."
    case .damaged(let file): "“\(TerminalText.line(file, limit: 120))” is damaged."
    case .truncated(let file): "“\(TerminalText.line(file, limit: 120))” is incomplete."
    case .tooManyBadLines(let file, let bad, let lines):
      "Too many lines of “\(TerminalText.line(file, limit: 120))” are unreadable: \(bad) of \(lines)."
    case .lineTooLong(let file, let limit):
      "“\(TerminalText.line(file, limit: 120))” has a line of more than \(limit) bytes, so it isn’t an export."
    case .tooLarge(let file): "“\(TerminalText.line(file, limit: 120))” is too large to be an export."
    case .diskFull: "There isn’t enough disk space for the title index."
    case .unwritable: "Can’t write the title index."
    case .damagedIndex(let kind, _): "The index of \(kind.plural) is damaged."
    }
  }

  /// A suggestion for the user.
  public var recoverySuggestion: String? {
    switch self {
    case .cancelled, .busy, .unreadable, .wrongKind: nil
    case .empty, .damaged, .truncated, .tooManyBadLines, .lineTooLong, .tooLarge: "Download the export again."
    case .notAnExport: "Choose a file such as movie_ids_05_15_2026.json.gz."
    case .diskFull: "Free some space, and try again. You can still search the previous titles."
    case .unwritable: "Check that you can write to the cache folder."
    case .damagedIndex: "Update the index to rebuild it."
    }
  }
}
