import Configuration
import Foundation
import TMDB

/// Looks settings up in one source after another: an empty text is none, and space around one does not count.
///
/// A value of the wrong type counts as none, too, and is noted in ``ignored``.
struct SettingsReader {
  /// The settings that were looked up and have values of the wrong type.
  private(set) var ignored: [IgnoredSetting] = []
  private let sources: [any ConfigProvider]

  init(_ sources: [any ConfigProvider]) { self.sources = sources }

  /// The first source that names a credential decides, so that a key of the environment overrules a token of the file.
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

  /// The address of a server.
  ///
  /// - Parameter variable: what the setting is called where the user looks for it.
  mutating func address(_ key: String, variable: String) throws(SettingsError) -> URL? {
    guard let text = text(key) else { return nil }
    guard let components = URLComponents(string: text), ["http", "https"].contains(components.scheme?.lowercased()),
      components.host?.isEmpty == false, (components.port ?? 0) <= 65_535, let url = components.url
    else { throw .invalidAddress(setting: variable) }
    return url
  }
}

extension SettingsReader {
  /// Notes a value that is where a file has a group of settings.
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

/// A setting that counts as not set, because its value is of the wrong type. The value itself may be a key, and is not kept.
public struct IgnoredSetting: Hashable, Sendable {
  /// The name of the variable, or the key in the settings file.
  public let name: String
  private let wanted: String

  fileprivate init(name: String, _ type: ConfigType) {
    self.name = name
    wanted =
      switch type {
      case .bool: "neither true nor false"
      case .int: "not a whole number"
      default: "not a text"
      }
  }

  fileprivate init(group name: String) { (self.name, wanted) = (name, "not a group of settings") }

  /// A sentence for a person.
  public var sentence: String { "The setting “\(name)” is ignored, because it is \(wanted)." }
}
