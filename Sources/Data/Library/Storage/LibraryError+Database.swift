import Glibc
import SQLiteFiles

/// Maps errors of SQLite and the system to errors that the user can act on.
extension LibraryError {
  /// Creates an error for a file of the library that can't be examined or opened.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - number: The system's error number.
  init(opening path: String, _ number: Int32) {
    self =
      switch number {
      case EACCES, EPERM: .notPermitted(path: path)
      default: .unreadable(reason: "\(path): \(String(cString: strerror(number)))")
      }
  }

  init(writing error: any Error) {
    if let error = error as? LibraryError {
      self = error
      return
    }
    switch Cause(error) {
    case .cancelled: self = .cancelled
    case .full: self = .diskFull
    case .readOnly: self = .readOnly
    case .busy: self = .busy
    case .other(let words): self = .unwritable(reason: words)
    }
  }

  init(reading error: any Error) {
    if let error = error as? LibraryError {
      self = error
      return
    }
    switch Cause(error) {
    case .cancelled: self = .cancelled
    case .busy: self = .busy
    case .full, .readOnly, .other: self = .unreadable(reason: "\(error)")
    }
  }
}
