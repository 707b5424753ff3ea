import Foundation
import Localization
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
    case .unreadable(let file):
      tr("Matinee can’t read the settings in {file}.", ["file": TerminalText.line(file.path, limit: 500)])
    case .unwritable(let file, let reason):
      tr(
        "Matinee couldn’t save the settings in {file}: {reason}.",
        ["file": TerminalText.line(file.path, limit: 500), "reason": reason.trimmingCharacters(in: ["."])])
    case .invalidAddress(let setting): tr("The value of {setting} isn’t a server address.", ["setting": setting])
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .unreadable: tr("Fix or remove the file. Matinee will then start with default settings.")
    case .unwritable: tr("Free some space or make the folder writable, then try again.")
    case .invalidAddress: tr("Enter a scheme, host and port, such as http://localhost:8080, or remove the setting.")
    }
  }
}
