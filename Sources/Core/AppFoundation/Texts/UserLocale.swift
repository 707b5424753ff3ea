import Foundation

/// The user's languages and country, according to the environment variables of the desktop.
///
/// Foundation on Linux doesn't read these variables itself.
public struct UserLocale: Hashable, Sendable {
  /// The locale for dates and numbers.
  public let formatting: Locale
  /// The locale for names in the user's language, such as those of countries.
  public let names: Locale
  /// The languages for texts from TMDB, in order of preference; empty if no language is set.
  public let languages: [LanguageTag]
  /// The country as an ISO 3166-1 code, or `nil` if none is set.
  public let region: String?

  public init(environment: [String: String]) {
    let messages = Self.name(environment, ["LC_ALL", "LC_MESSAGES", "LANG"])
    let time = Self.name(environment, ["LC_ALL", "LC_TIME", "LANG"])
    formatting = Locale(identifier: time ?? "en_US")
    names = Locale(identifier: messages ?? "en_US")
    let parts = messages?.split(separator: "_") ?? []
    // An explicit C locale in `LC_ALL` overrides the desktop's list of languages.
    let isPlain = ["C", "POSIX"].contains(environment["LC_ALL"]?.prefix { $0 != "." })
    let list = isPlain ? "" : environment["LANGUAGE"] ?? ""
    languages = LanguagePreferences.tags(of: "\(list):\(messages ?? "")")
    region = parts.count > 1 ? String(parts[1]) : nil
  }

  /// The first language in TMDB's format, such as `pt-BR` or `de`, or `nil` if none is set.
  public var tmdbLanguage: String? { languages.first?.description }

  /// Returns the value of the first variable that is set, without encoding and modifier. It is `nil` for the C locale.
  private static func name(_ environment: [String: String], _ variables: [String]) -> String? {
    let value = variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = value.prefix { $0 != "." && $0 != "@" }
    return name.isEmpty || name == "C" || name == "POSIX" ? nil : String(name)
  }
}
