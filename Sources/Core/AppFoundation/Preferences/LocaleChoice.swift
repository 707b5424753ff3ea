import Foundation

/// A language or country to choose in the preferences.
public struct LocaleChoice: Identifiable, Hashable, Sendable {
  public var id: String { code }
  /// A language code such as `pt-BR`, or a country code such as `BR`.
  public let code: String
  /// The name in the user's language.
  public let name: String
  /// Other names that find the choice, such as the English one, or `UK`.
  private let otherNames: [String]

  package init(code: String, name: String, otherNames: [String] = []) {
    self.code = code
    self.name = name
    self.otherNames = otherNames
  }

  /// Returns whether the code, or a word of one of the names, begins with a text, regardless of case and accents.
  public func matches(_ text: String) -> Bool {
    let wanted = Self.folded(text)
    return wanted.isEmpty || Self.foldedCode(code).hasPrefix(Self.foldedCode(text))
      || ([name] + otherNames).contains { Self.hasWord(Self.folded($0), beginningWith: wanted) }
  }

  /// Returns whether the code or one of the names is a text, regardless of case and accents.
  package func isNamed(_ text: String) -> Bool {
    Self.foldedCode(code) == Self.foldedCode(text)
      || ([name] + otherNames).contains { Self.folded($0) == Self.folded(text) }
  }

  private static func hasWord(_ name: String, beginningWith wanted: String) -> Bool {
    name.hasPrefix(wanted)
      || name.indices.contains { index in
        index > name.startIndex && !name[name.index(before: index)].isLetter && name[index...].hasPrefix(wanted)
      }
  }

  /// Returns all languages, by name, with the variants that TMDB has translations for.
  ///
  /// - Parameter code: The current language, which is included in any case.
  public static func languages(including code: String, locale: Locale) -> [LocaleChoice] {
    let codes = Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.utf8.count == 2 }
    return sorted(codes + variants + [code], locale) { code in
      // A language is also found by its name in itself, such as Deutsch.
      [locale, english, Locale(identifier: code)].compactMap { $0.localizedString(forIdentifier: code) }
        + (languageAliases[code] ?? [])
    }
  }

  /// Returns all countries, by name.
  ///
  /// - Parameter code: The current country, which is included in any case.
  public static func countries(including code: String, locale: Locale) -> [LocaleChoice] {
    let codes = Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count == 2 }
    return sorted(codes + [code], locale) { code in
      [locale, english].compactMap { $0.localizedString(forRegionCode: code) } + (countryAliases[code] ?? [])
    }
  }

  private static func sorted(_ codes: [String], _ locale: Locale, names: (String) -> [String]) -> [LocaleChoice] {
    Set(codes).filter { !$0.isEmpty }.map { code in
      let names = names(code)
      return LocaleChoice(code: code, name: names.first ?? code, otherNames: Array(names.dropFirst()))
    }
    .sorted { first, second in
      let order = first.name.compare(second.name, options: [.caseInsensitive], range: nil, locale: locale)
      return order == .orderedSame ? first.code < second.code : order == .orderedAscending
    }
  }

  private static func folded(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  private static func foldedCode(_ text: String) -> String { folded(text).replacing("_", with: "-") }
}

private let english = Locale(identifier: "en_US")

// Names that people type and that no locale has.
private let countryAliases = [
  "AE": ["UAE"], "BA": ["Bosnia"], "CD": ["DRC", "Congo"], "CI": ["Ivory Coast"], "CZ": ["Czech Republic"],
  "GB": ["UK", "Great Britain", "Britain", "England", "Scotland", "Wales"], "KR": ["Korea"], "MM": ["Burma"],
  "NL": ["Holland"], "SZ": ["Swaziland"], "TR": ["Turkey"], "US": ["USA", "America"],
]
private let languageAliases = [
  "el": ["Modern Greek"], "fa": ["Farsi"], "nl-BE": ["Flemish"], "zh": ["Mandarin"], "zh-HK": ["Cantonese"],
]

/// The variants of languages in which TMDB's titles differ.
private let variants = [
  "de-AT", "de-CH", "en-AU", "en-CA", "en-GB", "en-IE", "en-NZ", "en-US", "es-ES", "es-MX", "fr-CA", "fr-FR", "nl-BE",
  "pt-BR", "pt-PT", "zh-CN", "zh-HK", "zh-TW",
]
