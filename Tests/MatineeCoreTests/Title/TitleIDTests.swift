import Testing
import TitleIdentity

/// Title identifiers in the form that TMDB's addresses use.
@Suite struct TitleIDTests {
  @Test(arguments: [TitleID.movie(603), .show(1396)])
  func `A title ID can be parsed from its description`(title: TitleID) {
    #expect(TitleID(title.description) == title)
  }

  @Test func `The description uses the names of the kinds in TMDB's URLs`() {
    #expect(TitleID.movie(603).description == "movie/603")
    #expect(TitleID.show(1396).description == "tv/1396")
  }

  @Test(arguments: ["", "movie", "movie/", "movie/0", "movie/-1", "movie/603/", "movie/x", "person/1", "603"])
  func `Invalid text is not a title ID`(words: String) {
    #expect(TitleID(words) == nil)
  }
}
