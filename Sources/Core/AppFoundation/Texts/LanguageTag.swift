import Foundation

/// A language in TMDB's format: an ISO 639-1 code, with an ISO 3166-1 country for a variant, such as `de` or `pt-BR`.
public struct LanguageTag: Hashable, Sendable {
  /// The language code in lowercase.
  public let language: String
  /// The country code in uppercase, or `nil` if the tag isn't for a particular country.
  public let country: String?

  /// - Returns: `nil` for an empty text, TMDB's `xx` (no language), and an invalid code.
  public init?(_ language: String, country: String? = nil) {
    let language = language.lowercased()
    guard (2...3).contains(language.utf8.count), language.utf8.allSatisfy(Self.isLetter), language != "xx" else {
      return nil
    }
    self.language = language
    let country = country?.uppercased() ?? ""
    self.country = country.utf8.count == 2 && country.utf8.allSatisfy(Self.isLetter) ? country : nil
  }

  public static let english = LanguageTag(known: "en", country: nil)
  /// TMDB's default language.
  public static let american = LanguageTag(known: "en", country: "US")

  /// Returns whether a reader of one language can read the other. This applies to `pt-BR` and `pt-PT`, but not to
  /// `zh-CN` and `zh-TW`, which use different scripts.
  public func isVariant(of other: LanguageTag) -> Bool {
    guard canonicalLanguage == other.canonicalLanguage else { return false }
    return country == other.country || script == other.script
  }

  private init(known language: String, country: String?) {
    self.language = language
    self.country = country
  }
}

/// The format of TMDB's parameters. The initializer accepts `pt-BR`, `pt_BR` and `zh-Hant-TW`.
extension LanguageTag: LosslessStringConvertible {
  public var description: String { country.map { "\(language)-\($0)" } ?? language }

  public init?(_ description: String) {
    let parts = description.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first else { return nil }
    self.init(String(first), country: parts.dropFirst().first { $0.utf8.count == 2 }.map(String.init))
  }
}

extension LanguageTag {
  /// The language code without TMDB's variations: it uses two codes for Norwegian, and a nonstandard one for Cantonese.
  var canonicalLanguage: String {
    switch language {
    case "nb", "nn": "no"
    case "cn": "yue"
    default: language
    }
  }

  /// Returns the language's name in another language, or `nil` if it is unknown.
  package func name(in reader: LanguageTag) -> String? {
    let locale = Locale(identifier: reader.description)
    let code = canonicalLanguage
    let isUsual = script == Locale.Language(identifier: code).script
    // The usual script is only worth mentioning to readers of the same language in another script.
    let isOther = canonicalLanguage == reader.canonicalLanguage && script != reader.script
    guard let script, !isUsual || isOther else {
      return locale.localizedString(forLanguageCode: code)
    }
    return locale.localizedString(forIdentifier: "\(code)-\(script.identifier)")
  }

  private var script: Locale.Script? { Locale.Language(identifier: description).script }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
  }
}
