import Foundation
import SampleCatalogue
import Testing

/// Tests of the requests that a pattern matches.
@Suite struct RequestPatternTests {
  @Test(arguments: [
    ("/3/movie/popular", "/3/movie/popular", true), ("/3/movie/popular", "/3/movie/popular?page=2", true),
    ("/3/movie/popular", "/3/movie/popular/", true), ("/3/movie/popular", "/3/movie", false),
    ("/3/movie/popular", "/3/movie/popular/1", false), ("/3/movie/*", "/3/movie/popular", true),
    ("/3/movie/*", "/3/movie/1/credits", false), ("/3/*/1/credits", "/3/tv/1/credits", true),
    ("/t/p/**", "/t/p/w92/p1.jpg", true), ("/t/p/**", "/t/p", true), ("/t/p/**", "/t", false), ("/**", "/", true),
    ("/3/movie/popular?page=2", "/3/movie/popular?language=en&page=2", true),
    ("/3/movie/popular?page=2", "/3/movie/popular?page=22", false),
    ("/3/movie/popular?page=2", "/3/movie/popular", false),
    ("/3/search/movie?query=a", "/3/search/movie?query=a%20b", false),
    ("/3/search/movie?query=é", "/3/search/movie?query=%C3%A9", true),
    ("/3/movie/popular?page=2&language=en", "/3/movie/popular?page=2", false),
  ])
  func `A pattern matches the expected paths and queries`(pattern: String, path: String, matches: Bool) throws {
    let url = try #require(URL(string: "http://localhost:1" + path))
    #expect(try RequestPattern(pattern).matches(url) == matches)
  }

  @Test(arguments: ["", "movie", "*", "/3/** /x", "/3/**/credits", "/3/a**", "/3/movie?page", "/a b"])
  func `An invalid pattern throws an error that names it`(text: String) throws {
    let error = #expect(throws: FaultSyntaxError.self) { try RequestPattern(text) }
    #expect(error == .pattern(text))
    #expect("\(try #require(error))".hasPrefix("“\(text)” isn’t a path"))
  }

  @Test func `The pattern for all requests equals a slash and two stars`() throws {
    #expect(try RequestPattern.all == RequestPattern("/**"))
  }
}
