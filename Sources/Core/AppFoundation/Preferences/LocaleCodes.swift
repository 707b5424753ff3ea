import Foundation

/// Language and country codes as the user enters them.
package enum LocaleCodes {
  /// Returns a language code, such as `pt-BR` for "pt_br". It is empty for an empty text and `nil` for an invalid code.
  package static func language(_ text: String) -> String? {
    let parts = text.trimmingCharacters(in: .whitespaces).split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first?.lowercased() else { return text.allSatisfy(\.isWhitespace) ? "" : nil }
    guard parts.count <= 2, first.count == 2, Locale.LanguageCode(first).isISOLanguage else { return nil }
    guard parts.count == 2 else { return first }
    guard let country = region(String(parts[1])), !country.isEmpty else { return nil }
    return "\(first)-\(country)"
  }

  /// Returns a country code, such as `BR` for "br". It is empty for an empty text and `nil` for an invalid code.
  package static func region(_ text: String) -> String? {
    let code = text.trimmingCharacters(in: .whitespaces).uppercased()
    return code.isEmpty || code.count == 2 && Locale.Region(code).isISORegion ? code : nil
  }
}
