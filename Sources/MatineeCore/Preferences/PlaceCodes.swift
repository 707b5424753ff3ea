import Foundation

/// Codes of languages and countries as a person types them.
enum PlaceCodes {
  /// `pt-BR` for "pt_br"; empty for nothing, and `nil` where it is no language.
  static func language(_ text: String) -> String? {
    let parts = text.trimmingCharacters(in: .whitespaces).split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first?.lowercased() else { return text.allSatisfy(\.isWhitespace) ? "" : nil }
    guard parts.count <= 2, first.count == 2, Locale.LanguageCode(first).isISOLanguage else { return nil }
    guard parts.count == 2 else { return first }
    guard let country = region(String(parts[1])), !country.isEmpty else { return nil }
    return "\(first)-\(country)"
  }

  /// `BR` for "br"; empty for nothing, and `nil` where it is no country.
  static func region(_ text: String) -> String? {
    let code = text.trimmingCharacters(in: .whitespaces).uppercased()
    return code.isEmpty || code.count == 2 && Locale.Region(code).isISORegion ? code : nil
  }
}
