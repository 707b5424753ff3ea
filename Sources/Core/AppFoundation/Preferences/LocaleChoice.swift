import Foundation

/// A language or country to choose in the preferences.
public struct LocaleChoice: Identifiable, Hashable, Sendable {
  public var id: String { code }
  /// A language code such as `pt-BR`, or a country code such as `BR`.
  public let code: String
  /// The name in the user's language.
  public let name: String

  package init(code: String, name: String) {
    self.code = code
    self.name = name
  }

  /// Returns whether the code or a word of the name begins with a text, regardless of case and accents.
  public func matches(_ text: String) -> Bool {
    let wanted = Self.folded(text)
    if wanted.isEmpty || Self.folded(code).replacing("_", with: "-").hasPrefix(wanted.replacing("_", with: "-")) {
      return true
    }
    let name = Self.folded(name)
    return name.hasPrefix(wanted)
      || name.indices.contains { index in
        index > name.startIndex && !name[name.index(before: index)].isLetter && name[index...].hasPrefix(wanted)
      }
  }

  /// Returns all languages, by name, with the variants that TMDB has translations for.
  ///
  /// - Parameter code: The current language, which is included in any case.
  public static func languages(including code: String, locale: Locale) -> [LocaleChoice] {
    let codes = Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.utf8.count == 2 }
    return sorted(codes + variants + [code], locale) { locale.localizedString(forIdentifier: $0) }
  }

  /// Returns all countries, by name.
  ///
  /// - Parameter code: The current country, which is included in any case.
  public static func countries(including code: String, locale: Locale) -> [LocaleChoice] {
    let codes = Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count == 2 }
    return sorted(codes + [code], locale) { locale.localizedString(forRegionCode: $0) }
  }

  private static func sorted(_ codes: [String], _ locale: Locale, name: (String) -> String?) -> [LocaleChoice] {
    Set(codes).filter { !$0.isEmpty }.map { LocaleChoice(code: $0, name: name($0) ?? $0) }
      .sorted { first, second in
        let order = first.name.compare(second.name, options: [.caseInsensitive], range: nil, locale: locale)
        return order == .orderedSame ? first.code < second.code : order == .orderedAscending
      }
  }

  private static func folded(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

/// The variants of languages in which TMDB's titles differ.
private let variants = [
  "de-AT", "de-CH", "en-AU", "en-CA", "en-GB", "en-IE", "en-NZ", "en-US", "es-ES", "es-MX", "fr-CA", "fr-FR", "nl-BE",
  "pt-BR", "pt-PT", "zh-CN", "zh-HK", "zh-TW",
]
