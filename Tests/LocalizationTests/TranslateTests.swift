import Testing

@testable import Localization

@Suite struct TranslateTests {
  @Test("Text without a translation is returned in English") func untranslatedText() {
    #expect(tr("Sort the List") == "Sort the List")
    #expect(tr("Open", context: "verb") == "Open")
    #expect(tr("Q") == "Q")
    #expect(tr("") == "", "gettext’s entry for the empty text is the header of the file")
  }

  @Test("Values replace placeholders, in any order") func placeholders() {
    #expect(tr("{user} rated “{title}”.", ["title": "M", "user": "Ada"]) == "Ada rated “M”.")
    #expect(tr("{a}{b}{a}", ["a": "1", "b": "2"]) == "121")
  }

  @Test(
    "Braces without a value are ordinary characters", arguments: ["{", "}", "{}", "{x", "{ title }", "{other}", "}{"])
  func unknownPlaceholders(text: String) {
    #expect(text.filling([(key: "title", value: "M")]) == text)
    #expect("{title}\(text){title}".filling([(key: "title", value: "M")]) == "M\(text)M")
  }

  @Test("Values may contain braces") func valuesWithBraces() {
    #expect(tr("“{title}” by {user}", ["title": "{user}", "user": "{title}"]) == "“{user}” by {title}")
    #expect(
      tr(one: "{title}: {count} film", other: "{title}: {count} films", count: 2, ["title": "{count}"])
        == "{count}: 2 films")
  }

  @Test("The number selects the form", arguments: [(0, "0 films"), (1, "1 film"), (2, "2 films"), (-1, "-1 films")])
  func plural(count: Int, text: String) {
    #expect(tr(one: "{count} film", other: "{count} films", count: count) == text)
  }

  @Test("A formatted number replaces the plain one") func formattedNumber() {
    #expect(tr(one: "{count} title", other: "{count} titles", count: 1_200, ["count": "1,200"]) == "1,200 titles")
  }
}
