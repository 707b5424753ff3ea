import Catalogue
import TMDB
import Testing

/// The lists of movies: their order, names and TMDB paths.
struct MovieListTests {
  @Test("The movie lists are in the order of the segments") func movieListsHaveOrderOfSegments() {
    #expect(MovieList.allCases.map(\.title) == ["Now Playing", "Upcoming", "Popular", "Top Rated", "Trending"])
  }

  @Test(
    "Each movie list has its name and TMDB path",
    arguments: [
      (MovieList.nowPlaying, "now-playing", "/movie/now_playing"), (.upcoming, "upcoming", "/movie/upcoming"),
      (.popular, "popular", "/movie/popular"), (.topRated, "top-rated", "/movie/top_rated"),
      (.trending, "trending", "/trending/movie/week"),
    ])
  func movieListsHaveNamesAndPaths(list: MovieList, name: String, path: String) {
    #expect(list.rawValue == name)
    #expect(list.target.path.description == path)
  }
}
