import Foundation

/// The reader's language and country, by the customs of the desktop's environment.
///
/// Foundation on Linux does not read these variables by itself.
public struct ReaderLocale: Hashable, Sendable {
  /// For dates and numbers.
  public let formatting: Locale
  /// For texts from TMDB, best first; empty where no language is set.
  public let languages: [LanguageTag]
  /// ISO 3166-1; `nil` where no country is set.
  public let region: String?

  public init(environment: [String: String]) {
    let messages = Self.name(environment, ["LC_ALL", "LC_MESSAGES", "LANG"])
    let time = Self.name(environment, ["LC_ALL", "LC_TIME", "LANG"])
    formatting = Locale(identifier: time ?? "en_US")
    let parts = messages?.split(separator: "_") ?? []
    // Whoever sets the C locale for everything wants no language, whatever list the desktop has set.
    let isPlain = ["C", "POSIX"].contains(environment["LC_ALL"]?.prefix { $0 != "." })
    let list = isPlain ? "" : environment["LANGUAGE"] ?? ""
    languages = LanguageLadder.tags(of: "\(list):\(messages ?? "")")
    region = parts.count > 1 ? String(parts[1]) : nil
  }

  /// The first of the languages, as TMDB is asked for it: `pt-BR`, `de`; `nil` where none is set.
  public var tmdbLanguage: String? { languages.first?.description }

  /// The first variable that is set, without encoding and modifier; the C locale is none.
  private static func name(_ environment: [String: String], _ variables: [String]) -> String? {
    let value = variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = value.prefix { $0 != "." && $0 != "@" }
    return name.isEmpty || name == "C" || name == "POSIX" ? nil : String(name)
  }
}
