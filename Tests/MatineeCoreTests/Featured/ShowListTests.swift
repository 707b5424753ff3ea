import Catalogue
import TMDB
import Testing

/// The lists of shows: their order, names and TMDB paths.
struct ShowListTests {
  @Test func `The show lists have their names and TMDB paths`() {
    let paths = ShowList.allCases.map(\.target.path.description)
    #expect(paths == ["/tv/popular", "/tv/top_rated", "/tv/airing_today", "/tv/on_the_air", "/trending/tv/week"])
    #expect(ShowList.allCases.map(\.title) == ["Popular", "Top Rated", "Airing Today", "On the Air", "Trending"])
  }

  @Test(arguments: [ShowList.airingToday, .onTheAir]) func `The airing lists send the given time zone`(list: ShowList) {
    #expect(list.target(today: "Asia/Tokyo").parameters["timezone"] == "Asia/Tokyo")
  }

  @Test func `Counts of shows and movies use the right noun`() {
    #expect(ShowList.counted(1) == "1 series")
    #expect(ShowList.counted(20) == "20 series")
    #expect(MovieList.counted(1) == "1 film")
  }
}
