import MatineeCore
import Testing

/// Title identifiers in the form that TMDB's addresses use.
@Suite struct TitleIDTests {
  @Test(arguments: [TitleID.film(603), .series(1396)])
  func itIsReadAsItIsWritten(title: TitleID) {
    #expect(TitleID(title.description) == title)
  }

  @Test func kindsAreNamedAsInAddresses() {
    #expect(TitleID.film(603).description == "movie/603")
    #expect(TitleID.series(1396).description == "tv/1396")
  }

  @Test(arguments: ["", "movie", "movie/", "movie/0", "movie/-1", "movie/603/", "movie/x", "person/1", "603"])
  func otherWordsAreNoTitle(words: String) {
    #expect(TitleID(words) == nil)
  }
}
