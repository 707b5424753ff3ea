import Configuration
import Foundation
import Localization
import TMDB

/// A reader that looks up settings in several sources, in order. It trims whitespace and treats an empty text as
/// absent.
///
/// A value of the wrong type also counts as absent, and is added to ``ignored``.
struct SettingsReader {
  /// The settings with values of the wrong type that were looked up.
  private(set) var ignored: [IgnoredSetting] = []
  private let sources: [any ConfigProvider]

  init(_ sources: [any ConfigProvider]) { self.sources = sources }

  /// Returns the credential of the first source that has one. An environment variable with a key thus overrides a token
  /// in the file.
  mutating func credential() -> Credential {
    for source in sources {
      if let token = text("tmdb.readToken", in: source) { return .readToken(token) }
      if let key = text("tmdb.apiKey", in: source) { return .apiKey(key) }
    }
    return .none
  }

  mutating func text(_ key: String) -> String? {
    for source in sources { if let text = text(key, in: source) { return text } }
    return nil
  }

  mutating func flag(_ key: String) -> Bool? {
    for source in sources { if case .bool(let flag) = content(key, .bool, in: source) { return flag } }
    return nil
  }

  mutating func number(_ key: String) -> Int? {
    for source in sources { if case .int(let number) = content(key, .int, in: source) { return number } }
    return nil
  }

  /// Returns the address of a server.
  ///
  /// - Parameter variable: The setting's name in error messages.
  mutating func address(_ key: String, variable: String) throws(SettingsError) -> URL? {
    guard let text = text(key) else { return nil }
    guard let components = URLComponents(string: text), ["http", "https"].contains(components.scheme?.lowercased()),
      components.host?.isEmpty == false, (components.port ?? 0) <= 65_535, let url = components.url
    else { throw .invalidAddress(setting: variable) }
    return url
  }
}

extension SettingsReader {
  /// Records a value that should be a group of settings.
  mutating func expectGroup(_ key: String, in source: any ConfigProvider) {
    let found = Result { try source.value(forKey: AbsoluteConfigKey(ConfigKey(key)), type: .string).value }
    if case .success(.none) = found { return }
    ignored.append(IgnoredSetting(group: key))
  }

  private mutating func text(_ key: String, in source: any ConfigProvider) -> String? {
    guard case .string(let text) = content(key, .string, in: source) else { return nil }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed
  }

  private mutating func content(_ key: String, _ type: ConfigType, in source: any ConfigProvider) -> ConfigContent? {
    let absolute = AbsoluteConfigKey(ConfigKey(key))
    do {
      return try source.value(forKey: absolute, type: type).value?.content
    } catch {
      let text = try? source.value(forKey: absolute, type: .string)
      if case .string(let text)? = text?.value?.content, text.allSatisfy(\.isWhitespace) { return nil }
      ignored.append(IgnoredSetting(name: text?.encodedKey ?? key, type))
      return nil
    }
  }
}

/// A setting that is ignored because its value has the wrong type. The value isn't stored because it could be a key.
public struct IgnoredSetting: Hashable, Sendable {
  /// The name of the environment variable, or the key in the settings file.
  public let name: String
  private let expected: Expected

  private enum Expected { case flag, number, text, group }

  fileprivate init(name: String, _ type: ConfigType) {
    self.name = name
    expected =
      switch type {
      case .bool: .flag
      case .int: .number
      default: .text
      }
  }

  fileprivate init(group name: String) { (self.name, expected) = (name, .group) }

  /// The message to show.
  public var sentence: String {
    switch expected {
    case .flag:
      tr("Matinee ignored the setting “{setting}” because it’s neither true nor false.", ["setting": name])
    case .number: tr("Matinee ignored the setting “{setting}” because it’s not a whole number.", ["setting": name])
    case .text: tr("Matinee ignored the setting “{setting}” because it’s not text.", ["setting": name])
    case .group: tr("Matinee ignored the setting “{setting}” because it’s not a group of settings.", ["setting": name])
    }
  }
}
