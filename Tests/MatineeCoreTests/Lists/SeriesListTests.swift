import MatineeCore
import TMDB
import Testing

/// The series lists and their TMDB paths.
@Suite struct SeriesListTests {
  @Test func eachIsAListOfItsOwn() {
    let paths = SeriesList.allCases.map(\.target.path.pattern)
    #expect(paths == ["/tv/popular", "/tv/top_rated", "/tv/airing_today", "/tv/on_the_air"])
    #expect(SeriesList.allCases.map(\.title) == ["Popular", "Top Rated", "Airing Today", "On the Air"])
  }

  @Test(arguments: [SeriesList.airingToday, .onTheAir])
  func theReadersClockSaysWhenTodayIs(list: SeriesList) {
    #expect(list.target(today: "Asia/Tokyo").parameters["timezone"] == "Asia/Tokyo")
  }

  @Test func theyAreCountedAsSeries() {
    #expect(SeriesList.counted(1) == "1 series")
    #expect(SeriesList.counted(20) == "20 series")
    #expect(FilmList.counted(1) == "1 film")
  }
}
