import Foundation

/// A language as TMDB writes it: ISO 639-1, with an ISO 3166-1 country for a variant, such as `de` or `pt-BR`.
public struct LanguageTag: Hashable, Sendable {
  /// In small letters.
  public let language: String
  /// In capitals; `nil` for the language wherever it is spoken.
  public let country: String?

  /// - Returns: `nil` for no language: an empty text, TMDB's `xx`, and what is no code.
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
  /// What TMDB answers in where no language is asked for.
  public static let american = LanguageTag(known: "en", country: "US")

  /// Whether those who read one read the other: `pt-BR` and `pt-PT`, but not `zh-CN` and `zh-TW`, which are written in
  /// other characters.
  public func isVariant(of other: LanguageTag) -> Bool {
    guard canonicalLanguage == other.canonicalLanguage else { return false }
    return country == other.country || script == other.script
  }

  private init(known language: String, country: String?) {
    self.language = language
    self.country = country
  }
}

/// As in TMDB's parameters. Reads `pt-BR`, `pt_BR` and `zh-Hant-TW` alike.
extension LanguageTag: LosslessStringConvertible {
  public var description: String { country.map { "\(language)-\($0)" } ?? language }

  public init?(_ description: String) {
    let parts = description.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first else { return nil }
    self.init(String(first), country: parts.dropFirst().first { $0.utf8.count == 2 }.map(String.init))
  }
}

extension LanguageTag {
  /// TMDB has two codes for Norwegian, and one of its own for Cantonese.
  var canonicalLanguage: String {
    switch language {
    case "nb", "nn": "no"
    case "cn": "yue"
    default: language
    }
  }

  /// What it is called, in another language; `nil` where nobody knows.
  func name(in reader: LanguageTag) -> String? {
    let locale = Locale(identifier: reader.description)
    let code = canonicalLanguage
    let isUsual = script == Locale.Language(identifier: code).script
    // To who reads it in another writing, the writing is what matters.
    guard let script, !isUsual || canonicalLanguage == reader.canonicalLanguage else {
      return locale.localizedString(forLanguageCode: code)
    }
    return locale.localizedString(forIdentifier: "\(code)-\(script.identifier)")
  }

  private var script: Locale.Script? { Locale.Language(identifier: description).script }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
  }
}
