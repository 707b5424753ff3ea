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
    case .unreadable(let file): "The settings in \(TerminalText.line(file.path, limit: 500)) cannot be read."
    case .unwritable(let file, let reason):
      "The settings could not be saved in \(TerminalText.line(file.path, limit: 500)): \(reason.trimmingCharacters(in: ["."]))."
    case .invalidAddress(let setting): "What \(setting) is set to is not the address of a server."
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .unreadable: "Mend the file, or move it away: Matinee then starts with its own settings."
    case .unwritable: "Make room or allow writing there, then try again."
    case .invalidAddress: "Give scheme, host and port, such as http://localhost:8080, or leave it out."
    }
  }
}
