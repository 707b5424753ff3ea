import Foundation
import Localization
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
    case .cancelled: tr("The title index update was stopped.")
    case .busy: tr("Another update of the title index is in progress.")
    case .unreadable(let file, let reason):
      tr("Can’t read “{file}”: {reason}.", ["file": TerminalText.line(file, limit: 120), "reason": reason])
    case .empty(let file): tr("“{file}” is empty.", ["file": TerminalText.line(file, limit: 120)])
    case .notAnExport(let file):
      tr("“{file}” isn’t an export of films, series or people.", ["file": TerminalText.line(file, limit: 120)])
    case .wrongKind(let file, .movie):
      tr("“{file}” is an export of films, which you didn’t select.", ["file": TerminalText.line(file, limit: 120)])
    case .wrongKind(let file, .show):
      tr("“{file}” is an export of series, which you didn’t select.", ["file": TerminalText.line(file, limit: 120)])
    case .wrongKind(let file, .person):
      tr("“{file}” is an export of people, which you didn’t select.", ["file": TerminalText.line(file, limit: 120)])
    case .damaged(let file): tr("“{file}” is damaged.", ["file": TerminalText.line(file, limit: 120)])
    case .truncated(let file): tr("“{file}” is incomplete.", ["file": TerminalText.line(file, limit: 120)])
    case .tooManyBadLines(let file, let bad, let lines):
      tr(
        "Too many lines of “{file}” are unreadable: {badLines} of {lines}.",
        ["file": TerminalText.line(file, limit: 120), "badLines": "\(bad)", "lines": "\(lines)"])
    case .lineTooLong(let file, let limit):
      tr(
        one: "“{file}” has a line of more than {count} byte, so it isn’t an export.",
        other: "“{file}” has a line of more than {count} bytes, so it isn’t an export.", count: limit,
        ["file": TerminalText.line(file, limit: 120)])
    case .tooLarge(let file):
      tr("“{file}” is too large to be an export.", ["file": TerminalText.line(file, limit: 120)])
    case .diskFull: tr("There isn’t enough disk space for the title index.")
    case .unwritable: tr("Can’t write the title index.")
    case .damagedIndex(.movie, _): tr("The index of films is damaged.")
    case .damagedIndex(.show, _): tr("The index of series is damaged.")
    case .damagedIndex(.person, _): tr("The index of people is damaged.")
    }
  }

  /// A suggestion for the user.
  public var recoverySuggestion: String? {
    switch self {
    case .cancelled, .busy, .unreadable, .wrongKind: nil
    case .empty, .damaged, .truncated, .tooManyBadLines, .lineTooLong, .tooLarge: tr("Download the export again.")
    case .notAnExport: tr("Choose a file such as movie_ids_05_15_2026.json.gz.")
    case .diskFull: tr("Free some space, and try again. You can still search the previous titles.")
    case .unwritable: tr("Check that you can write to the cache folder.")
    case .damagedIndex: tr("Update the index to rebuild it.")
    }
  }
}
