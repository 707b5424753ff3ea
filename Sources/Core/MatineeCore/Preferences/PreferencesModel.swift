import Foundation
import Observation

/// The model of the preferences window. It saves each change immediately, and reverts one that can't be saved.
@MainActor @Observable
public final class PreferencesModel {
  /// A problem with a preference, and the message to show.
  public struct Problem: Hashable, Sendable {
    public var preference: Preference
    public var sentence: String
  }

  /// The current values. The latest changes may not be saved yet.
  public private(set) var preferences: Preferences
  public private(set) var problem: Problem?

  /// The preferences that can't be changed because environment variables override them.
  @ObservationIgnored public let decidedElsewhere: Set<Preference>
  /// Called after a preference was saved, so that the app can apply it.
  @ObservationIgnored public var onKept: (Preference) -> Void = { _ in }
  @ObservationIgnored private let keep: @Sendable (Preference, Preferences) async throws(SettingsError) -> Void
  @ObservationIgnored private var kept: Preferences
  @ObservationIgnored private var lastWrite: Task<Void, Never>?

  /// - Parameters:
  ///   - preferences: The saved values, or those of the environment.
  ///   - keep: Saves a preference.
  public init(
    _ preferences: Preferences, decidedElsewhere: Set<Preference> = [],
    keep: @escaping @Sendable (Preference, Preferences) async throws(SettingsError) -> Void
  ) {
    self.preferences = preferences
    self.decidedElsewhere = decidedElsewhere
    self.keep = keep
    kept = preferences
  }

  public func setAppearance(_ appearance: Appearance) { set(\.appearance, to: appearance, .appearance) }

  public func setIncludesAdult(_ includesAdult: Bool) { set(\.includesAdult, to: includesAdult, .includeAdult) }

  /// - Parameter megabytes: The limit in MB of 1,048,576 bytes.
  public func setPictureCache(megabytes: Int) {
    set(\.pictureCacheMegabytes, to: Preferences.bounded(megabytes: megabytes), .pictureCacheMegabytes)
  }

  /// - Parameter text: The code that the user entered, or an empty string for the desktop's language.
  public func setLanguage(_ text: String) {
    guard let code = PlaceCodes.language(text) else {
      return refuse(
        .language, "“\(text)” is not a language. Give a code such as en or pt-BR, or none for the desktop’s.")
    }
    set(\.language, to: code, .language)
  }

  /// - Parameter text: The code that the user entered, or an empty string for the desktop's country.
  public func setRegion(_ text: String) {
    guard let code = PlaceCodes.region(text) else {
      return refuse(.region, "“\(text)” is not a country. Give a code such as US or BR, or none for the desktop’s.")
    }
    set(\.region, to: code, .region)
  }

  public func setAsksWho(_ asksWho: Bool) { set(\.asksWho, to: asksWho, .askWhoIsWatching) }

  /// - Parameter text: The address that the user entered, or an empty string for this device's own profiles.
  public func setUserDirectory(_ text: String) {
    let address = text.trimmingCharacters(in: .whitespaces)
    guard address.isEmpty || ProfilePictures.webAddress(address) != nil else {
      return refuse(
        .userDirectory, "This is not an address. Give one such as https://example.org/users.json, or none.")
    }
    set(\.userDirectory, to: address, .userDirectory)
  }

  /// Waits until all changes are saved, or saving has failed.
  public func finishWriting() async { await lastWrite?.value }
}

extension PreferencesModel {
  private func refuse(_ preference: Preference, _ sentence: String) {
    problem = Problem(preference: preference, sentence: sentence)
  }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<Preferences, Value>, to value: Value, _ preference: Preference
  ) {
    guard !decidedElsewhere.contains(preference) else { return }
    if problem?.preference == preference { problem = nil }
    guard preferences[keyPath: path] != value else { return }
    preferences[keyPath: path] = value
    // Writes run one after another, so that the latest value is written last.
    lastWrite = Task { [weak self, keep, preferences, lastWrite] in
      await lastWrite?.value
      do throws(SettingsError) {
        try await keep(preference, preferences)
        self?.finish(path, preference, value)
      } catch {
        self?.goBack(path, preference, from: value, error)
      }
    }
  }

  private func finish<Value>(_ path: WritableKeyPath<Preferences, Value>, _ preference: Preference, _ value: Value) {
    kept[keyPath: path] = value
    onKept(preference)
  }

  private func goBack<Value: Equatable>(
    _ path: WritableKeyPath<Preferences, Value>, _ preference: Preference, from value: Value, _ error: SettingsError
  ) {
    // A newer value remains, because its own write follows.
    if preferences[keyPath: path] == value { preferences[keyPath: path] = kept[keyPath: path] }
    refuse(preference, [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " "))
  }
}
