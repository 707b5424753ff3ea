import Foundation
import TMDB
import Testing

/// The smallest picture size that is sufficient for a width.
@Suite struct ImageConfigurationTests {
  @Test(arguments: [
    (ImageKind.poster, 1, "w92"), (.poster, 92, "w92"), (.poster, 93, "w154"), (.poster, 342, "w342"),
    (.poster, 781, "original"), (.backdrop, 301, "w780"), (.profile, 200, "h632"), (.profile, 422, "original"),
    (.still, 300, "w300"), (.logo, 46, "w92"),
  ])
  func `The smallest sufficient image size is selected`(_ kind: ImageKind, _ width: Int, _ size: String) {
    #expect(ImageConfiguration.standard.size(of: kind, atLeast: width) == size)
  }

  @Test func `An image URL consists of base URL, size and path`() throws {
    let path = try #require(ImagePath("/abc.jpg"))
    #expect(
      ImageConfiguration.standard.url(for: path, .poster, atLeast: 300).absoluteString
        == "https://image.tmdb.org/t/p/w342/abc.jpg")
    let vector = try #require(ImagePath("/abc.svg"))
    #expect(
      ImageConfiguration.standard.url(for: vector, .logo, atLeast: 50).absoluteString
        == "https://image.tmdb.org/t/p/original/abc.svg")
    let local = try #require(URL(string: "http://127.0.0.1:8080/t/p"))
    let own = ImageConfiguration(baseURL: local, sizes: [:])
    #expect(own.url(for: path, .poster, atLeast: 300).absoluteString == "http://127.0.0.1:8080/t/p/original/abc.jpg")
  }

  @Test func `TMDB's sizes and secure base URL replace the defaults`() throws {
    let json = #"""
      {"images":{"base_url":"http://a.example/t/p/","secure_base_url":"https://a.example/t/p/",
      "poster_sizes":["w100","original"]}}
      """#
    let images = try decoded(APIConfiguration.self, json).images
    #expect(images.baseURL.absoluteString == "https://a.example/t/p/")
    #expect(images.size(of: .poster, atLeast: 50) == "w100")
    #expect(images.size(of: .still, atLeast: 50) == "w92")
  }
}
