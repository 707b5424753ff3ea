import Catalogue
import TMDB
import Testing

/// The lists of movies: their order, names and TMDB paths.
struct MovieListTests {
  @Test func `The movie lists are in the order of the segments`() {
    #expect(MovieList.allCases.map(\.title) == ["Now Playing", "Upcoming", "Popular", "Top Rated", "Trending"])
  }

  @Test(arguments: [
    (MovieList.nowPlaying, "now-playing", "/movie/now_playing"), (.upcoming, "upcoming", "/movie/upcoming"),
    (.popular, "popular", "/movie/popular"), (.topRated, "top-rated", "/movie/top_rated"),
    (.trending, "trending", "/trending/movie/week"),
  ])
  func `Each movie list has its name and TMDB path`(list: MovieList, name: String, path: String) {
    #expect(list.rawValue == name)
    #expect(list.target.path.description == path)
  }
}
