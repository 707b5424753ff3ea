import AppFoundation
import ArgumentParser
import Foundation
import Library
import Localization
import MatineeApp
import Tracking

/// The profile whose ratings, lists and history a command uses.
struct ProfileOptions: ParsableArguments {
  @Option(
    name: .customLong("profile"),
    help: ArgumentHelp(
      tr("The profile, by name or ID (default: the app's current profile)."),
      // Translators: The value of an option in the help, as in “--profile <name>”.
      valueName: tr("name")))
  var name: String?

  /// Returns the named or the current profile.
  ///
  /// - Throws: An error with a message if no profile matches, or more than one.
  func find(in library: Library, _ context: AppContext) async throws -> ProfileID {
    guard let name else { return try await Self.current(in: library, context) }
    return try ProfileName(name).find(among: try await library.profiles())
  }

  /// Returns the current profile: the one in `MATINEE_PROFILE` or in the settings. Returns the owner's profile if the
  /// settings name none, or one that was removed.
  ///
  /// - Throws: An error with a message if the variable names no profile or the settings can't be read.
  static func current(in library: Library, _ context: AppContext) async throws -> ProfileID {
    let profiles = try await library.profiles()
    let named = context.environment[variable]?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    if !named.isEmpty {
      do {
        return try ProfileName(named).find(among: profiles)
      } catch {
        throw CurrentProfileError.variable(error)
      }
    }
    if let error = context.settingsError { throw CurrentProfileError.settings(error) }
    return profiles.contains { $0.id == context.settings.lastProfile } ? context.settings.lastProfile : .owner
  }

  private static let variable = "MATINEE_PROFILE"
}

/// The reason why the current profile is unknown.
enum CurrentProfileError: LocalizedError {
  case variable(ProfileNameError)
  case settings(SettingsError)

  var errorDescription: String? {
    switch self {
    case .variable(let error): error.errorDescription
    case .settings(let error): error.errorDescription
    }
  }

  var recoverySuggestion: String? {
    switch self {
    case .variable(let error):
      [tr("MATINEE_PROFILE is set to this name."), error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
    case .settings(let error):
      [error.recoverySuggestion, tr("Or specify a profile with --profile.")].compactMap(\.self)
        .joined(separator: " ")
    }
  }
}
