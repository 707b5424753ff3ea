import MatineeCore
import TMDB
import Testing

/// The four film lists: their order, names and TMDB paths.
struct FilmListTests {
  @Test func theyStandInTheOrderOfTheSegments() {
    #expect(MovieList.allCases.map(\.title) == ["Now Playing", "Upcoming", "Popular", "Top Rated"])
  }

  @Test(arguments: [
    (MovieList.nowPlaying, "now-playing", "/movie/now_playing"), (.upcoming, "upcoming", "/movie/upcoming"),
    (.popular, "popular", "/movie/popular"), (.topRated, "top-rated", "/movie/top_rated"),
  ])
  func eachHasItsNameAndItsPath(list: MovieList, name: String, path: String) {
    #expect(list.rawValue == name)
    #expect(list.target.path.pattern == path)
  }
}
