import Foundation
import SystemIO

/// An error that occurs when reading or saving the settings. It never contains a value that was read, because that
/// could be a key.
public enum SettingsError: Error, Hashable, Sendable {
  case unreadable(URL)
  case unwritable(URL, reason: String)
  /// The setting's value isn't a server's address.
  case invalidAddress(setting: String)
}

extension SettingsError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unreadable(let file): "Matinee can’t read the settings in \(TerminalText.line(file.path, limit: 500))."
    case .unwritable(let file, let reason):
      "Matinee couldn’t save the settings in \(TerminalText.line(file.path, limit: 500)): \(reason.trimmingCharacters(in: ["."]))."
    case .invalidAddress(let setting): "The value of \(setting) isn’t a server address."
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .unreadable: "Fix or remove the file. Matinee will then start with default settings."
    case .unwritable: "Free some space or make the folder writable, then try again."
    case .invalidAddress: "Enter a scheme, host and port, such as http://localhost:8080, or remove the setting."
    }
  }
}
