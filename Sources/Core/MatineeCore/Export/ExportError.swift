import Foundation
import Library
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
struct SystemError: Error {
  let number: Int32
}

extension ExportError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .exists(let file): "“\(TerminalText.line(file, limit: 120))” already exists."
    case .diskFull(let file): "There isn’t enough disk space for “\(TerminalText.line(file, limit: 120))”."
    case .isFolder(let file): "“\(TerminalText.line(file, limit: 120))” is a folder."
    case .ownFile(let file): "“\(TerminalText.line(file, limit: 120))” is in a folder for Matinee’s own files."
    case .notAFile(let file): "“\(TerminalText.line(file, limit: 120))” is a device, a pipe or a socket."
    case .unwritable(let file, let reason): "Can’t write “\(TerminalText.line(file, limit: 120))”: \(reason)."
    case .library(let error): error.errorDescription
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .exists: "Choose another name."
    case .diskFull: "Free some space, then try again. Nothing was written."
    case .ownFile: "Choose another folder."
    case .isFolder, .notAFile: "Choose a file name."
    case .unwritable: "Choose a folder that you can write to."
    case .library(let error): error.recoverySuggestion
    }
  }
}
