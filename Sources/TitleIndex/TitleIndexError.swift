import Foundation
import SystemIO

/// Why an index could not be built or read. Whatever was there before is still there.
public enum TitleIndexError: Error, Hashable, Sendable {
  /// The task that asked was cancelled; not a failure.
  case cancelled
  /// Another process, or another task of this one, builds an index in the same folder.
  case busy
  /// The file is not there or may not be read. The reason is the system's.
  case unreadable(file: String, reason: String)
  /// Nothing is in the file.
  case empty(file: String)
  /// No line is one of an export of films, series or people.
  case notAnExport(file: String)
  /// It is an export, but not of a kind that was asked for.
  case otherKind(file: String, TitleKind)
  /// The compressed data contradicts itself.
  case damaged(file: String)
  /// The compressed data ends before its end.
  case truncated(file: String)
  /// More lines than are forgiven cannot be read.
  case tooManyBadLines(file: String, bad: Int, lines: Int)
  /// A line is longer than any title could make it, in bytes.
  case lineTooLong(file: String, limit: Int)
  /// There is more in the file than in any export.
  case tooLarge(file: String)
  /// The disk has no room for the index.
  case diskFull
  /// The index cannot be written. The reason is for a log.
  case unwritable(reason: String)
  /// The index of a kind cannot be read. The reason is for a log.
  case damagedIndex(TitleKind, reason: String)
}

extension TitleIndexError: LocalizedError {
  /// What happened, in a sentence for a person.
  public var errorDescription: String? {
    switch self {
    case .cancelled: "Updating the title index was stopped."
    case .busy: "The title index is being updated already."
    case .unreadable(let file, let reason): "“\(TerminalText.line(file, limit: 120))” cannot be read: \(reason)."
    case .empty(let file): "“\(TerminalText.line(file, limit: 120))” is empty."
    case .notAnExport(let file): "“\(TerminalText.line(file, limit: 120))” is not an export of films, series or people."
    case .otherKind(let file, let kind):
      "“\(TerminalText.line(file, limit: 120))” is an export of \(kind.plural), which were not asked for."
    case .damaged(let file): "“\(TerminalText.line(file, limit: 120))” is damaged."
    case .truncated(let file): "“\(TerminalText.line(file, limit: 120))” is not complete: it ends too early."
    case .tooManyBadLines(let file, let bad, let lines):
      "Too much of “\(TerminalText.line(file, limit: 120))” cannot be read: \(bad) of \(lines) lines."
    case .lineTooLong(let file, let limit):
      "“\(TerminalText.line(file, limit: 120))” has a line of more than \(limit) bytes, which no export has."
    case .tooLarge(let file): "There is more in “\(TerminalText.line(file, limit: 120))” than in any export."
    case .diskFull: "There is not enough room on the disk for the title index."
    case .unwritable: "The title index cannot be written."
    case .damagedIndex(let kind, _): "The index of \(kind.plural) is damaged."
    }
  }

  /// What can be done about it.
  public var recoverySuggestion: String? {
    switch self {
    case .cancelled, .busy, .unreadable, .otherKind: nil
    case .empty, .damaged, .truncated, .tooManyBadLines, .lineTooLong, .tooLarge: "Download the export again."
    case .notAnExport: "Choose a file such as movie_ids_05_15_2026.json.gz."
    case .diskFull: "Free some space, and try again. The titles that were there before can still be found."
    case .unwritable: "Check that the cache folder can be written to."
    case .damagedIndex: "Update the index to build it anew."
    }
  }
}
