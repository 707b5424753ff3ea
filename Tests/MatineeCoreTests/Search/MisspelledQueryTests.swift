import Catalogue
import TMDBTesting
import Testing
import TitleIdentity
import TitleIndex

@testable import Search

/// Finding known titles by misspelled names, without the title index.
@Suite(.timeLimit(.minutes(5)))
struct MisspelledQueryTests {
  private func mistakes(_ query: String, in title: String) -> Int? {
    var query = MisspelledQuery(FoldedText.letters(of: query))
    return query.mistakes(in: FoldedText.letters(of: title))
  }

  @Test(arguments: [
    ("spiriited away", "Spirited Away", 1), ("sprited away", "Spirited Away", 1), ("spirited awya", "Spirited Away", 1),
    ("xpirited away", "Spirited Away", 1), ("psirited away", "Spirited Away", 1), ("pirited away", "Spirited Away", 1),
    ("spirrited", "Spirited Away", 1), ("chihiros rise ins zaubrland", "Chihiros Reise ins Zauberland", 2),
    ("metropoliis", "Metropolis", 1), ("metorpolsi", "Metropolis", 2), ("le fabuleux destin", "Le Fabuleux Destin", 0),
    ("amelei", "Amélie", 1), ("хороши фильм", "Хороший фильм", 1),
  ])
  func `A misspelled query stands for a title`(query: String, title: String, mistakes: Int) {
    #expect(self.mistakes(query, in: title) == mistakes)
  }

  @Test(arguments: [
    ("spirited elsewhere", "Spirited Away"), ("sprted away", "Spirited Away"), ("alein", "Bride"),
    ("ax", "Ox"), ("metrxyolis", "Metropolitan"), ("spiriited awya chihhiro", "Spirited Away Chihiro"),
  ])
  func `A query with too many mistakes stands for no title`(query: String, title: String) {
    #expect(mistakes(query, in: title) == nil)
  }

  @Test func `Similar titles follow only if few match, those with the fewest mistakes first`() async {
    let search = LocalTitleSearch { _ in
      [
        .movie: [
          entry(1, "Spirit of Away", "Chihiros Reise"), entry(2, "Spirited Away"), entry(3, "Spirits Array"),
          entry(4, "Castle"),
        ]
      ]
    }
    func titles(_ query: String, isMisspelled: Bool = true) async -> [String] {
      let rows = await search.rows(
        for: SearchRequest(query), MatchedLetters(query), isMisspelled: isMisspelled, limit: 10)
      return (rows[.movie] ?? []).map(\.row.title)
    }
    #expect(await titles("spiriited away") == ["Spirited Away"])
    #expect(await titles("chihiros rise") == ["Spirit of Away"])
    #expect(await titles("spiriited away", isMisspelled: false).isEmpty)
    #expect(await titles("castle") == ["Castle"])
  }

  private func entry(_ id: Int, _ names: String...) -> LocalTitleSearch.Entry {
    let page = PageReference.title(.movie(id))
    return LocalTitleSearch.Entry(page, names: names) { SearchRow(page, title: names[0]) }
  }
}
