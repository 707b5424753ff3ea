import Foundation
import Testing

@testable import AppFoundation

/// The languages and countries of the preferences, and finding one.
struct LocaleChoiceTests {
  let english = Locale(identifier: "en_US")

  @Test(arguments: ["de", "DE", "ger", "Ger", " germ"])
  func `A code or the beginning of a word finds a choice`(_ text: String) {
    let found = LocaleChoice.languages(including: "", locale: english).filter { $0.matches(text) }
    #expect(found.contains { $0.code == "de" })
    #expect(!found.contains { $0.code == "fr" })
  }

  @Test(arguments: ["braz", "pt_BR", "pt-b", "portu"])
  func `A variant is found by its country, its code and its language`(_ text: String) {
    #expect(LocaleChoice.languages(including: "", locale: english).contains { $0.code == "pt-BR" && $0.matches(text) })
  }

  @Test(arguments: [("uk", "GB"), ("USA", "US"), ("holland", "NL"), ("germany", "DE"), ("Deutschl", "DE")])
  func `A country is found by its English name and by common short forms`(text: String, code: String) {
    let countries = LocaleChoice.countries(including: "", locale: Locale(identifier: "de_DE"))
    #expect(countries.contains { $0.code == code && $0.matches(text) })
  }

  @Test(arguments: [("Deutsch", "de"), ("日本", "ja"), ("farsi", "fa")])
  func `A language is found by its name in itself`(text: String, code: String) {
    #expect(LocaleChoice.languages(including: "", locale: english).contains { $0.code == code && $0.matches(text) })
  }

  @Test func `A short form means one country, although another one’s name begins with it`() {
    let countries = LocaleChoice.countries(including: "", locale: english)
    #expect(countries.filter { $0.matches("uk") }.map(\.code) == ["UA", "GB"])
    #expect(countries.filter { $0.isNamed("uk") }.map(\.code) == ["GB"])
  }

  @Test func `The middle of a word finds nothing`() {
    #expect(!LocaleChoice.countries(including: "", locale: english).contains { $0.matches("ermany") })
  }

  @Test func `Accents don’t matter`() {
    #expect(LocaleChoice.countries(including: "", locale: english).filter { $0.matches("cote") }.map(\.code) == ["CI"])
  }

  @Test func `Names are in the user’s language and sorted by it`() {
    let countries = LocaleChoice.countries(including: "", locale: Locale(identifier: "de_DE"))
    #expect(countries.contains { $0.code == "DE" && $0.name == "Deutschland" })
    let names = countries.map(\.name)
    #expect(names.firstIndex(of: "Österreich").map { $0 < (names.firstIndex(of: "Polen") ?? 0) } == true)
  }

  @Test func `Every choice is valid, and an unusual current value is included`() {
    for choice in LocaleChoice.languages(including: "", locale: english) {
      #expect(LocaleCodes.language(choice.code) == choice.code)
    }
    for choice in LocaleChoice.countries(including: "", locale: english) {
      #expect(LocaleCodes.region(choice.code) == choice.code)
    }
    #expect(LocaleChoice.languages(including: "it-CH", locale: english).contains { $0.code == "it-CH" })
  }
}
