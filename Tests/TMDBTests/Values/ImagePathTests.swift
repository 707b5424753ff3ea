import TMDB
import Testing

/// Image paths from responses, which can only refer to pictures on the image server.
@Suite struct ImagePathTests {
  @Test(arguments: ["/abc.jpg", "/kqjL17yufvn9OVLyXYpvtyrFfak.jpg", "/sample/poster-1.png", "/a_b~c.svg"])
  func `A plain image path is accepted`(_ path: String) {
    #expect(ImagePath(path)?.rawValue == path)
  }

  @Test(arguments: [
    "", "/", "abc.jpg", "//evil.example/x.jpg", "/../x.jpg", "/a/../b.jpg", "/a/./b.jpg", "/a?b.jpg", "/a#b",
    "/a%2e.jpg",
    "/https://x/y.jpg", "/a b.jpg", "/\u{e9}.jpg", "/a/", "/" + String(repeating: "a", count: 400),
  ])
  func `An image path that could point outside the image server is rejected`(_ path: String) {
    #expect(ImagePath(path) == nil)
  }
}
