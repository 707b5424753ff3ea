import Testing

@testable import Localization

@Suite struct TranslateTests {
  @Test func `Text without a translation is returned in English`() {
    #expect(tr("Sort the List") == "Sort the List")
    #expect(tr("Open", context: "verb") == "Open")
    #expect(tr("Q") == "Q")
    #expect(tr("") == "", "gettext’s entry for the empty text is the header of the file")
  }

  @Test func `Values replace placeholders, in any order`() {
    #expect(tr("{user} rated “{title}”.", ["title": "M", "user": "Ada"]) == "Ada rated “M”.")
    #expect(tr("{a}{b}{a}", ["a": "1", "b": "2"]) == "121")
  }

  @Test(arguments: ["{", "}", "{}", "{x", "{ title }", "{other}", "}{"])
  func `Braces without a value are ordinary characters`(text: String) {
    #expect(text.filling([(key: "title", value: "M")]) == text)
    #expect("{title}\(text){title}".filling([(key: "title", value: "M")]) == "M\(text)M")
  }

  @Test func `Values may contain braces`() {
    #expect(tr("“{title}” by {user}", ["title": "{user}", "user": "{title}"]) == "“{user}” by {title}")
    #expect(
      tr(one: "{title}: {count} film", other: "{title}: {count} films", count: 2, ["title": "{count}"])
        == "{count}: 2 films")
  }

  @Test(arguments: [(0, "0 films"), (1, "1 film"), (2, "2 films"), (-1, "-1 films")])
  func `The number selects the form`(count: Int, text: String) {
    #expect(tr(one: "{count} film", other: "{count} films", count: count) == text)
  }

  @Test func `A formatted number replaces the plain one`() {
    #expect(tr(one: "{count} title", other: "{count} titles", count: 1_200, ["count": "1,200"]) == "1,200 titles")
  }
}
