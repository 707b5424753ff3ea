import SQLiteFiles

/// Sorts what SQLite and the system say into what a person can do about it.
extension LibraryError {
  init(writing error: any Error) {
    if let error = error as? LibraryError {
      self = error
      return
    }
    switch Cause(error) {
    case .cancelled: self = .cancelled
    case .full: self = .diskFull
    case .readOnly: self = .readOnly
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
    case .full, .readOnly, .other: self = .unreadable(reason: "\(error)")
    }
  }
}
