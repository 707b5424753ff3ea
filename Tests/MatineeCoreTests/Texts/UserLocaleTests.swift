import AppFoundation
import Foundation
import Testing

/// The user's language and region from environment variables.
struct UserLocaleTests {
  struct Row: Sendable {
    var environment: [String: String]
    var language: String?
    var region: String?
    var formatting: String
  }

  @Test(arguments: [
    Row(environment: [:], formatting: "en_US"),
    Row(environment: ["LANG": "de_DE.UTF-8"], language: "de-DE", region: "DE", formatting: "de_DE"),
    Row(environment: ["LANG": "pt_BR"], language: "pt-BR", region: "BR", formatting: "pt_BR"),
    Row(environment: ["LANG": "ca_ES@valencia"], language: "ca-ES", region: "ES", formatting: "ca_ES"),
    Row(environment: ["LANG": "eo"], language: "eo", formatting: "eo"),
    Row(environment: ["LANG": "C.UTF-8"], formatting: "en_US"),
    Row(environment: ["LANG": "POSIX"], formatting: "en_US"),
    Row(
      environment: ["LANG": "en_US.UTF-8", "LC_ALL": ""], language: "en-US", region: "US", formatting: "en_US"),
    Row(
      environment: ["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"], language: "en-US", region: "US",
      formatting: "de_DE"),
    Row(
      environment: ["LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"], language: "fr-CA", region: "CA",
      formatting: "en_US"),
    Row(
      environment: ["LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8", "LC_ALL": "C"], formatting: "en_US"),
  ])
  func `The environment determines the language, the region and the formatting`(row: Row) {
    let locale = UserLocale(environment: row.environment)
    #expect(locale.tmdbLanguage == row.language)
    #expect(locale.region == row.region)
    #expect(locale.formatting.identifier == row.formatting)
  }

  @Test(arguments: [
    (["LANGUAGE": "de:pt_BR", "LANG": "en_US.UTF-8"], "de pt-BR en-US"), (["LANGUAGE": "de_AT.UTF-8"], "de-AT"),
    (["LANGUAGE": "", "LANG": "fr_FR"], "fr-FR"), (["LANG": "C.UTF-8", "LANGUAGE": "nl"], "nl"),
    (["LC_ALL": "C", "LANGUAGE": "nl"], ""), (["LANGUAGE": "::C:x:"], ""), ([:], ""),
  ])
  func `The environment sets the order of the preferred languages`(environment: [String: String], languages: String) {
    let locale = UserLocale(environment: environment)
    #expect(locale.languages.map(\.description).joined(separator: " ") == languages)
    #expect(locale.tmdbLanguage == locale.languages.first?.description)
  }
}
