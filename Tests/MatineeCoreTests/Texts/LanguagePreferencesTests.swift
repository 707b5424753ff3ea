import Testing

@testable import AppFoundation

/// The choice among several languages for a reader.
struct LanguagePreferencesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var reader: String
    var original: String?
    var texts: [String]
    var chosen: String?
    var substitute: String?
    var testDescription: String { "\(reader) out of \(texts) of \(original ?? "no language")" }
  }

  /// A text is named after its language. `en=` is an English text without content, `=x` a text without a language.
  @Test(arguments: [
    // The reader's languages in order, then the original language, then English, then any other.
    Row(reader: "de", original: "ja", texts: ["en", "ja", "de"], chosen: "de"),
    Row(reader: "de:fr", original: "ja", texts: ["en", "ja", "fr"], chosen: "fr", substitute: "Französisch"),
    Row(reader: "de:fr", original: "ja", texts: ["en", "ja", "it"], chosen: "ja", substitute: "Japanisch"),
    Row(reader: "de:fr", original: "ja", texts: ["it", "en"], chosen: "en", substitute: "Englisch"),
    Row(reader: "de", original: "ja", texts: ["it", "es"], chosen: "it", substitute: "Italienisch"),
    Row(reader: "en", original: "de", texts: ["de", "en"], chosen: "en"),
    Row(reader: "en", original: "fr", texts: ["de", "fr"], chosen: "fr", substitute: "French"),
    Row(reader: "fr", original: "de", texts: ["en"], chosen: "en", substitute: "Anglais"),
    Row(reader: "de", original: "en", texts: [], chosen: nil),
    // A text without content is skipped, field by field.
    Row(reader: "de", original: "ja", texts: ["de=", "en"], chosen: "en", substitute: "Englisch"),
    Row(reader: "de", original: "ja", texts: ["de= \n", "ja=", "en="], chosen: nil),
    // Regional variants: the exact one, the language alone, another region's, then the next language in the list.
    Row(reader: "pt-BR", original: "en", texts: ["pt-PT", "pt-BR", "en"], chosen: "pt-BR"),
    Row(reader: "pt-BR", original: "en", texts: ["pt-PT", "pt", "en"], chosen: "pt"),
    Row(reader: "pt-BR:es", original: "en", texts: ["es", "pt-PT"], chosen: "pt-PT"),
    Row(reader: "pt-BR:es:pt-PT", original: "en", texts: ["pt-PT", "es"], chosen: "es", substitute: "Espanhol"),
    Row(reader: "pt", original: "en", texts: ["en", "pt-BR"], chosen: "pt-BR"),
    Row(reader: "en-GB", original: "fr", texts: ["fr", "en-US"], chosen: "en-US"),
    Row(reader: "fr-CA", original: "en", texts: ["fr-FR=", "fr-CA"], chosen: "fr-CA"),
    // Chinese is one language with two scripts.
    Row(reader: "zh-TW", original: "en", texts: ["zh-CN", "zh-HK"], chosen: "zh-HK"),
    Row(reader: "zh-TW", original: "en", texts: ["zh-CN", "en"], chosen: "zh-CN", substitute: "簡體中文"),
    Row(reader: "zh-CN", original: "en", texts: ["zh-TW", "zh-SG"], chosen: "zh-SG"),
    // TMDB's own language codes, and codes of equivalent languages.
    Row(reader: "nb-NO", original: "en", texts: ["en", "no"], chosen: "no"),
    Row(reader: "en", original: "cn", texts: ["cn-CN"], chosen: "cn-CN", substitute: "Cantonese"),
    Row(reader: "de", original: "qz", texts: ["qz"], chosen: "qz", substitute: "Qz"),
    // No language.
    Row(reader: "de", original: "ja", texts: ["xx", "en"], chosen: "en", substitute: "Englisch"),
    Row(reader: "de", original: "ja", texts: ["xx"], chosen: "xx"),
    Row(reader: "nonsense::C.UTF-8:de_DE.UTF-8@euro", original: "ja", texts: ["en", "de-DE"], chosen: "de-DE"),
    Row(reader: "", original: "ja", texts: ["de", "en-GB", "ja"], chosen: "en-GB"),
  ])
  func `The language preferences choose the text in the best available language`(row: Row) {
    let languagePreferences = LanguagePreferences(list: row.reader)
    let candidates = row.texts.map { text in
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      return LanguagePreferences.Candidate(LanguageTag(String(parts[0])), parts.count > 1 ? String(parts[1]) : text)
    }
    let choice = languagePreferences.choice(of: candidates, original: row.original.flatMap { LanguageTag($0) })
    #expect(choice?.text == row.chosen)
    #expect(choice?.substitute == row.substitute)
  }

  @Test(arguments: [
    ("en", "en-US", "English"), ("en-GB", "en", "English"), ("de", "en", "German"), ("zh", "en", "Chinese"),
    ("zh-TW", "en", "Chinese, Traditional"), ("zh-CN", "zh-CN", "中文"), ("zh-CN", "zh-TW", "簡體中文"),
    ("sr", "sr-ME", "srpski (ćirilica)"),
  ])
  func `A language’s name includes its script only if it differs from the usual or the reader’s`(
    tag: String, reader: String, name: String
  ) throws {
    let reader = try #require(LanguageTag(reader))
    #expect(LanguageTag(tag)?.name(in: reader) == name)
  }

  @Test(
    arguments: [
      ("de", "de"), ("DE", "de"), ("pt_BR", "pt-BR"), ("pt-br", "pt-BR"), ("zh-Hant-TW", "zh-TW"), ("fil", "fil"),
      ("en-US-POSIX", "en-US"), ("", nil), ("x", nil), ("xx", nil), ("null", nil), ("d1", nil), ("ж", nil),
      ("de-1", "de"),
    ] as [(String, String?)])
  func `A language tag parses and normalizes language codes`(text: String, read: String?) {
    #expect(LanguageTag(text)?.description == read)
  }

  @Test func `A long list of languages is truncated to ten`() {
    let list = (0..<26).map { "a\(Character(Unicode.Scalar(UInt8(97 + $0))))" }.joined(separator: ":")
    #expect(LanguagePreferences(list: list).languages.count == 10)
  }
}
