import Catalogue
import Foundation
import Testing
import TitleIdentity

/// Valid page references, and texts that only look like one.
struct PageReferenceTests {
  @Test(arguments: [
    ("movie/603", "movie/603"), ("tv/1396", "tv/1396"), ("person/6384", "person/6384"),
    ("tv/1396/season/1", "tv/1396/season/1"), ("tv/1396/season/0", "tv/1396/season/0"), (" movie/603\n", "movie/603"),
    ("collection/2344", "collection/2344"),
    ("https://www.themoviedb.org/collection/2344-the-matrix-collection", "collection/2344"),
    ("tt0133093", "tt0133093"), ("TT0133093", "tt0133093"), ("nm0000206", "nm0000206"), ("tt12345678", "tt12345678"),
    ("https://www.themoviedb.org/movie/603", "movie/603"),
    ("https://www.themoviedb.org/movie/603-the-matrix", "movie/603"),
    ("http://themoviedb.org/tv/1396-breaking-bad/", "tv/1396"),
    ("www.themoviedb.org/person/6384-keanu-reeves", "person/6384"),
    ("https://www.themoviedb.org/movie/603-the-matrix?language=de-DE#cast", "movie/603"),
    ("https://www.themoviedb.org/movie/603-the-matrix/cast", "movie/603"),
    ("https://www.themoviedb.org/tv/1396-breaking-bad/season/2", "tv/1396/season/2"),
    ("https://www.themoviedb.org/tv/1396/season/2/episode/3", "tv/1396/season/2"),
    ("HTTPS://WWW.THEMOVIEDB.ORG/movie/603", "movie/603"), ("https://www.themoviedb.org//movie//603", "movie/603"),
    ("https://www.themoviedb.org/movie/11-la-guerra-de-las-galaxias-%C3%A9", "movie/11"),
    ("https://www.imdb.com/title/tt0133093/", "tt0133093"), ("imdb.com/title/tt0133093", "tt0133093"),
    ("https://m.imdb.com/title/tt0133093/?ref_=fn_al_tt_1", "tt0133093"),
    ("https://www.imdb.com/title/tt0133093/fullcredits", "tt0133093"),
    ("https://www.imdb.com/de/title/tt0133093/", "tt0133093"),
    ("https://www.imdb.com/fr-ca/name/nm0000206/", "nm0000206"),
  ])
  func `Paths, IDs and web addresses of pages are parsed`(text: String, page: String) {
    #expect(PageReference(text)?.description == page)
    #expect(PageReference(page)?.description == page)
  }

  @Test(arguments: ["movie/603", "tv/1396/season/0", "person/6384", "collection/2344", "tt0133093", "nm0000206"])
  func `The address of a page reference parses to the same reference`(page: String) throws {
    let reference = try #require(PageReference(page))
    #expect(PageReference(try #require(reference.address).absoluteString) == reference)
  }

  @Test(arguments: [
    "", " ", "603", "movie", "movie/", "/movie/603", "movie/603/", "movie/0", "movie/-1", "movie/+603", "movie/6e2",
    "movie/603x", "movie/603-the-matrix", "movie/６０３", "movie/%36", "movie/603/../604", "movie/ 603", "movie/6\n03",
    "movie/603\u{0}", "movie/99999999999999999999", "film/603", "tv/1/season", "tv/1/season/-1", "tv/1/season/1/x",
    "movie/1/season/1", "tt", "tt1", "ttx133093", "tt01330930000000", "co0000206", "nm", "../movie/603",
    "https://www.themoviedb.org", "https://www.themoviedb.org/", "https://www.themoviedb.org/movie",
    "https://www.themoviedb.org/movie/the-matrix", "https://www.themoviedb.org/movie/603%2F..",
    "https://www.themoviedb.org/movie/%36%30",
    "https://www.themoviedb.org/movie/../person/1", "https://www.themoviedb.org.evil.example/movie/603",
    "https://evil.example/www.themoviedb.org/movie/603", "https://evil.example/?https://www.themoviedb.org/movie/603",
    "https://www.themoviedb.org@evil.example/movie/603", "https://evil@www.themoviedb.org/movie/603",
    "https://www.themoviedb.org:8080/movie/603", "https://www.themoviedb.org\\@evil.example/movie/603",
    "javascript://www.themoviedb.org/movie/603", "file:///movie/603", "ftp://www.themoviedb.org/movie/603",
    "https:///movie/603", "://", "http://[::1/movie/603", "https://www.themoviedb.org/list/603",
    "https://www.imdb.com/title/nm0000206/", "https://www.imdb.com/name/tt0133093/",
    "https://www.imdb.com/title/603/",
    "https://www.imdb.com/", "https://www.imdb.com/title/", "https://xn--mdb-tma.example/title/tt0133093",
    "https://www.themoviеdb.org/movie/603",
    "https://www.themoviedb.org/movie/603-" + String(repeating: "x", count: 500),
  ])
  func `Text that only resembles a page reference is rejected`(text: String) {
    #expect(PageReference(text) == nil)
  }
}
