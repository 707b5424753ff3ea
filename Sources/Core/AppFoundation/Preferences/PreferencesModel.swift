import Foundation
import Localization
import Observation
import TMDB

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
  @ObservationIgnored public let overriddenPreferences: Set<Preference>
  /// Called after a preference was saved, so that the app can apply it.
  @ObservationIgnored public var onSave: (Preference) -> Void = { _ in }
  @ObservationIgnored private let save: @Sendable (Preference, Preferences) async throws(SettingsError) -> Void
  @ObservationIgnored private var saved: Preferences
  @ObservationIgnored private var lastWrite: Task<Void, Never>?

  /// - Parameters:
  ///   - preferences: The saved values, or those of the environment.
  ///   - save: Saves a preference.
  public init(
    _ preferences: Preferences, overriddenPreferences: Set<Preference> = [],
    save: @escaping @Sendable (Preference, Preferences) async throws(SettingsError) -> Void
  ) {
    self.preferences = preferences
    self.overriddenPreferences = overriddenPreferences
    self.save = save
    saved = preferences
  }

  public func setAppearance(_ appearance: Appearance) { set(\.appearance, to: appearance, .appearance) }

  public func setListLayout(_ layout: ListLayout) { set(\.listLayout, to: layout, .listLayout) }

  public func setMyServices(_ ids: Set<WatchProvider.ID>) { set(\.myServices, to: ids, .myServices) }

  public func setIncludesAdult(_ includesAdult: Bool) { set(\.includesAdult, to: includesAdult, .includeAdult) }

  /// - Parameter megabytes: The limit in MB of 1,048,576 bytes.
  public func setPictureCache(megabytes: Int) {
    set(\.pictureCacheMegabytes, to: Preferences.bounded(megabytes: megabytes), .pictureCacheMegabytes)
  }

  /// - Parameter text: The code that the user entered, or an empty string for the desktop's language.
  public func setLanguage(_ text: String) {
    guard let code = LocaleCodes.language(text) else {
      return refuse(
        .language,
        tr(
          """
          “{text}” isn’t a language code. Enter one such as en or pt-BR, or leave this empty to use the desktop’s \
          language.
          """, ["text": text]))
    }
    set(\.language, to: code, .language)
  }

  /// - Parameter text: The code that the user entered, or an empty string for the desktop's country.
  public func setRegion(_ text: String) {
    guard let code = LocaleCodes.region(text) else {
      return refuse(
        .region,
        tr(
          """
          “{text}” isn’t a country code. Enter one such as US or BR, or leave this empty to use the desktop’s country.
          """, ["text": text]))
    }
    set(\.region, to: code, .region)
  }

  public func setShowsProfileChooser(_ showsProfileChooser: Bool) {
    set(\.showsProfileChooser, to: showsProfileChooser, .askWhoIsWatching)
  }

  /// - Parameter text: The address that the user entered, or an empty string for this device's own profiles.
  public func setUserDirectory(_ text: String) {
    let address = text.trimmingCharacters(in: .whitespaces)
    guard address.isEmpty || URL(webAddress: address) != nil else {
      return refuse(
        .userDirectory,
        tr("This isn’t a web address. Enter one such as https://example.org/users.json, or leave this empty."))
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
    guard !overriddenPreferences.contains(preference) else { return }
    if problem?.preference == preference { problem = nil }
    guard preferences[keyPath: path] != value else { return }
    preferences[keyPath: path] = value
    // Writes run one after another, so that the latest value is written last.
    lastWrite = Task { [weak self, save, preferences, lastWrite] in
      await lastWrite?.value
      do throws(SettingsError) {
        try await save(preference, preferences)
        self?.finish(path, preference, value)
      } catch {
        self?.revert(path, preference, from: value, error)
      }
    }
  }

  private func finish<Value>(_ path: WritableKeyPath<Preferences, Value>, _ preference: Preference, _ value: Value) {
    saved[keyPath: path] = value
    onSave(preference)
  }

  private func revert<Value: Equatable>(
    _ path: WritableKeyPath<Preferences, Value>, _ preference: Preference, from value: Value, _ error: SettingsError
  ) {
    // A newer value remains, because its own write follows.
    if preferences[keyPath: path] == value { preferences[keyPath: path] = saved[keyPath: path] }
    refuse(preference, [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " "))
  }
}

/// Language and country codes as the user enters them.
package enum LocaleCodes {
  /// Returns a language code, such as `pt-BR` for "pt_br". It is empty for an empty text and `nil` for an invalid code.
  package static func language(_ text: String) -> String? {
    let parts = text.trimmingCharacters(in: .whitespaces).split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first?.lowercased() else { return text.allSatisfy(\.isWhitespace) ? "" : nil }
    guard parts.count <= 2, first.count == 2, Locale.LanguageCode(first).isISOLanguage else { return nil }
    guard parts.count == 2 else { return first }
    guard let country = region(String(parts[1])), !country.isEmpty else { return nil }
    return "\(first)-\(country)"
  }

  /// Returns a country code, such as `BR` for "br". It is empty for an empty text and `nil` for an invalid code.
  package static func region(_ text: String) -> String? {
    let code = text.trimmingCharacters(in: .whitespaces).uppercased()
    return code.isEmpty || code.count == 2 && Locale.Region(code).isISORegion ? code : nil
  }
}
