import Foundation
import Library
import Localization
import SystemIO

/// The reason that a file couldn't be written. Existing files are unchanged.
public enum ExportError: Error, Hashable, Sendable {
  /// The file exists and must not be replaced.
  case exists(file: String)
  case diskFull(file: String)
  /// The destination is a folder.
  case isFolder(file: String)
  /// The destination is among Matinee's own files.
  case ownFile(file: String)
  /// The destination is a device, a pipe or a socket.
  case notAFile(file: String)
  /// Writing failed. The reason is the system's message.
  case unwritable(file: String, reason: String)
  /// The library couldn't be read.
  case library(LibraryError)

  init(errno number: Int32, file: String) {
    self =
      switch number {
      case EEXIST: .exists(file: file)
      case ENOSPC, EDQUOT: .diskFull(file: file)
      case EISDIR: .isFolder(file: file)
      default: .unwritable(file: file, reason: String(cString: strerror(number)))
      }
  }

  init(_ error: any Error, file: String) {
    self =
      switch error {
      case let error as ExportError: error
      case let error as SystemError: ExportError(errno: error.number, file: file)
      case LibraryError.diskFull: .diskFull(file: file)
      case LibraryError.readOnly: ExportError(errno: EACCES, file: file)
      case let error as POSIXError: ExportError(errno: error.code.rawValue, file: file)
      case let error as LibraryError: .library(error)
      default: .unwritable(file: file, reason: error.localizedDescription)
      }
  }
}

/// An error number from errno(3).
package struct SystemError: Error {
  let number: Int32
}

extension ExportError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .exists(let file): tr("“{file}” already exists.", ["file": TerminalText.line(file, limit: 120)])
    case .diskFull(let file):
      tr("There isn’t enough disk space for “{file}”.", ["file": TerminalText.line(file, limit: 120)])
    case .isFolder(let file): tr("“{file}” is a folder.", ["file": TerminalText.line(file, limit: 120)])
    case .ownFile(let file):
      tr("“{file}” is in a folder for Matinee’s own files.", ["file": TerminalText.line(file, limit: 120)])
    case .notAFile(let file):
      tr("“{file}” is a device, a pipe or a socket.", ["file": TerminalText.line(file, limit: 120)])
    case .unwritable(let file, let reason):
      tr("Can’t write “{file}”: {reason}.", ["file": TerminalText.line(file, limit: 120), "reason": reason])
    case .library(let error): error.errorDescription
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .exists: tr("Choose another name.")
    case .diskFull: tr("Free some space, then try again. Nothing was written.")
    case .ownFile: tr("Choose another folder.")
    case .isFolder, .notAFile: tr("Choose a file name.")
    case .unwritable: tr("Choose a folder that you can write to.")
    case .library(let error): error.recoverySuggestion
    }
  }
}
