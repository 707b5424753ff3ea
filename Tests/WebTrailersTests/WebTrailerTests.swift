import Testing
import WebTrailers

/// Tests of a trailer's URLs, of invalid video IDs, and of the choice between the player and the browser.
struct WebTrailerTests {
  @Test(
    arguments: [
      (.youTube, "dQw4w9WgXcQ", true), (.youTube, "abc_-9", true), (.youTube, "abc-9", false),
      (.youTube, String(repeating: "a", count: 20), true), (.youTube, String(repeating: "a", count: 21), false),
      (.youTube, "", false), (.youTube, "abcdef?autoplay", false), (.youTube, "../../../x", false),
      (.youTube, "abc def", false), (.youTube, "äbcdefg", false), (.youTube, "abcdef\n", false),
      (.youTube, "abcd\"><x", false), (.vimeo, "1084537", true), (.vimeo, "1", true), (.vimeo, "", false),
      (.vimeo, "12a", false), (.vimeo, "-12", false), (.vimeo, "１２", false),
      (.vimeo, String(repeating: "1", count: 21), false),
    ] as [(WebTrailer.Site, String, Bool)])
  func `A trailer accepts only valid video IDs of its site`(site: WebTrailer.Site, id: String, isValid: Bool) {
    #expect((WebTrailer(site, id: id) != nil) == isValid)
  }

  @Test(
    arguments: [
      (
        .youTube, "dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
        "https://www.youtube.com/watch?v=dQw4w9WgXcQ", "https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg"
      ),
      (.vimeo, "1084537", "https://player.vimeo.com/video/1084537?dnt=1", "https://vimeo.com/1084537", nil),
    ] as [(WebTrailer.Site, String, String, String, String?)])
  func `A trailer has the URLs of its site`(
    site: WebTrailer.Site, id: String, embed: String, page: String, picture: String?
  ) throws {
    let trailer = try #require(WebTrailer(site, id: id))
    #expect(trailer.embedURL == embed)
    #expect(trailer.pageURL == page)
    #expect(trailer.thumbnailURL == picture)
  }

  @Test(
    arguments: [
      (false, 0, false), (false, 1, true), (false, 64, true), (false, 69, true), (false, nil, true),
      (true, 0, false), (true, 1, false), (true, nil, false),
    ] as [(Bool, Int32?, Bool)])
  func `The browser is needed when the player shows nothing, unless the user closed the player`(
    hasShown: Bool, status: Int32?, needsBrowser: Bool
  ) {
    #expect(PlayerReport.needsBrowser(hasShown: hasShown, status: status) == needsBrowser)
  }
}
