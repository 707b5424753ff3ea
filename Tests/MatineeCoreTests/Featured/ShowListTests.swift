import MatineeCore
import TMDB
import Testing

/// The series lists and their TMDB paths.
@Suite struct SeriesListTests {
  @Test func eachIsAListOfItsOwn() {
    let paths = ShowList.allCases.map(\.target.path.pattern)
    #expect(paths == ["/tv/popular", "/tv/top_rated", "/tv/airing_today", "/tv/on_the_air"])
    #expect(ShowList.allCases.map(\.title) == ["Popular", "Top Rated", "Airing Today", "On the Air"])
  }

  @Test(arguments: [ShowList.airingToday, .onTheAir])
  func theReadersClockSaysWhenTodayIs(list: ShowList) {
    #expect(list.target(today: "Asia/Tokyo").parameters["timezone"] == "Asia/Tokyo")
  }

  @Test func theyAreCountedAsSeries() {
    #expect(ShowList.counted(1) == "1 series")
    #expect(ShowList.counted(20) == "20 series")
    #expect(MovieList.counted(1) == "1 film")
  }
}
