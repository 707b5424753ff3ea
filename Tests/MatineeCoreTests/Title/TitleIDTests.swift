import Testing
import TitleIdentity

/// Title identifiers in the form that TMDB's addresses use.
@Suite struct TitleIDTests {
  @Test("A title ID can be parsed from its description", arguments: [TitleID.movie(603), .show(1396)])
  func titleIDParsesItsDescription(title: TitleID) {
    #expect(TitleID(title.description) == title)
  }

  @Test("The description uses the names of the kinds in TMDB's URLs") func descriptionUsesKindsOfTMDBURLs() {
    #expect(TitleID.movie(603).description == "movie/603")
    #expect(TitleID.show(1396).description == "tv/1396")
  }

  @Test(
    "Invalid text is not a title ID",
    arguments: ["", "movie", "movie/", "movie/0", "movie/-1", "movie/603/", "movie/x", "person/1", "603"])
  func invalidTextIsNoTitleID(words: String) {
    #expect(TitleID(words) == nil)
  }
}
