import Configuration
import Foundation
import SystemPackage
import TMDB

/// What the user, or the environment, has decided: read once at start, environment first, then the settings file.
public struct Settings: Sendable {
  public var credential = Credential.none
  /// Replaces TMDB's address: scheme, host and port.
  public var apiURL: URL?
  /// Replaces the address of TMDB's pictures, `/t/p` included.
  public var imageURL: URL?
  /// ISO 639-1 with an ISO 3166-1 country where it matters.
  public var language: String?
  /// ISO 3166-1.
  public var region: String?
  public var includesAdult = false

  public init() {}
}

extension Settings {
  /// Reads the settings.
  ///
  /// - Throws: ``SettingsError`` when there is a file that cannot be read; a missing one is no error.
  public static func read(environment: [String: String], file: URL) async throws(SettingsError) -> Settings {
    let stored: any ConfigProvider
    do {
      stored = try await FileProvider<JSONSnapshot>(filePath: FilePath(file.path), allowMissing: true)
    } catch {
      throw .unreadable(file)
    }
    let variables = EnvironmentVariablesProvider(environmentVariables: environment)
    return Settings(ConfigReader(providers: [variables, stored]), locale: ReaderLocale(environment: environment))
  }

  init(_ reader: ConfigReader, locale: ReaderLocale) {
    let tmdb = reader.scoped(to: "tmdb")
    if let token = tmdb.string(forKey: "readToken", isSecret: true), !token.isEmpty {
      credential = .readToken(token)
    } else if let key = tmdb.string(forKey: "apiKey", isSecret: true), !key.isEmpty {
      credential = .apiKey(key)
    }
    apiURL = reader.string(forKey: "matinee.apiUrl").flatMap(URL.init(string:))
    imageURL = reader.string(forKey: "matinee.imageUrl").flatMap(URL.init(string:))
    language = reader.string(forKey: "matinee.language") ?? locale.tmdbLanguage
    region = reader.string(forKey: "matinee.region") ?? locale.region
    includesAdult = reader.bool(forKey: "matinee.includeAdult", default: false)
  }
}

/// Why the settings could not be read or kept.
public enum SettingsError: Error, Hashable, Sendable {
  case unreadable(URL)
  case unwritable(URL, reason: String)
}

extension SettingsError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unreadable(let file): "The settings in \(file.path) cannot be read."
    case .unwritable(let file, let reason): "The settings could not be saved in \(file.path): \(reason)."
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .unreadable: "Mend the file, or move it away: Matinee then starts with its own settings."
    case .unwritable: "Make room or allow writing there, then try again."
    }
  }
}
