import Configuration
import Foundation
import TMDB

/// Looks settings up in one source after another: an empty text is none, and space around one does not count.
struct SettingsReader {
  private let sources: [ConfigReader]

  init(_ providers: [any ConfigProvider]) { sources = providers.map { ConfigReader(provider: $0) } }

  /// The first source that names a credential decides, so that a key of the environment overrules a token of the file.
  func credential() -> Credential {
    for source in sources {
      if let token = text("tmdb.readToken", in: source, isSecret: true) { return .readToken(token) }
      if let key = text("tmdb.apiKey", in: source, isSecret: true) { return .apiKey(key) }
    }
    return .none
  }

  func text(_ key: ConfigKey) -> String? { sources.lazy.compactMap { text(key, in: $0) }.first }

  func flag(_ key: ConfigKey) -> Bool? { sources.lazy.compactMap { $0.bool(forKey: key) }.first }

  func number(_ key: ConfigKey) -> Int? { sources.lazy.compactMap { $0.int(forKey: key) }.first }

  /// The address of a server.
  ///
  /// - Parameter variable: what the setting is called where the user looks for it.
  func address(_ key: ConfigKey, variable: String) throws(SettingsError) -> URL? {
    guard let text = text(key) else { return nil }
    guard let components = URLComponents(string: text), ["http", "https"].contains(components.scheme?.lowercased()),
      components.host?.isEmpty == false, (components.port ?? 0) <= 65_535, let url = components.url
    else { throw .invalidAddress(setting: variable) }
    return url
  }

  private func text(_ key: ConfigKey, in source: ConfigReader, isSecret: Bool = false) -> String? {
    let text = source.string(forKey: key, isSecret: isSecret)?.trimmingCharacters(in: .whitespacesAndNewlines)
    return text?.isEmpty == false ? text : nil
  }
}
