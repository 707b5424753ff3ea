import Catalogue
import Foundation
import ImagePipeline
import TMDB
import Testing

/// The rendition of a row's picture in the size that a screen needs.
struct PictureRenditionsTests {
  private let renditions = PictureRenditions(.standard)

  private func request(_ url: URL, _ width: Int) -> ImageRequest {
    renditions.request(for: url, pixelSize: PixelSize(width: width, height: width * 3 / 2), priority: .high)
  }

  @Test(arguments: [(92, "w154"), (154, "w154"), (184, "w185"), (276, "w342"), (1_000, "original")])
  func `A request uses the smallest rendition that is wide enough`(width: Int, size: String) throws {
    let row = renditions.address(of: try #require(ImagePath("/alien.jpg")), .poster)
    #expect(row.absoluteString == "https://image.tmdb.org/t/p/w342/alien.jpg#poster")
    let request = request(row, width)
    #expect(request.url.absoluteString == "https://image.tmdb.org/t/p/\(size)/alien.jpg")
    #expect(request.pixelSize?.width == width)
    #expect(request.priority == .high)
    #expect(request.renditions.count == 7)
  }

  @Test func `Profile pictures use the sizes for profiles`() throws {
    let path = try #require(ImagePath("/weaver.jpg"))
    let profile = renditions.address(of: path, .profile)
    #expect(request(profile, 186).url.absoluteString == "https://image.tmdb.org/t/p/h632/weaver.jpg")
    #expect(request(profile, 40).url.absoluteString == "https://image.tmdb.org/t/p/w185/weaver.jpg")
    let still = renditions.address(of: path, .still)
    #expect(request(still, 40).url.absoluteString == "https://image.tmdb.org/t/p/w92/weaver.jpg")
  }

  @Test(arguments: [(1, "w154"), (2, "w342")])
  func `Small posters are downloaded in the size of a page's header`(scale: Int, size: String) throws {
    let poster = renditions.address(of: try #require(ImagePath("/a.jpg")), .poster)
    let pixels = PixelSize(width: 46 * scale, height: 69 * scale)
    let request = renditions.request(for: poster, pixelSize: pixels, scale: scale)
    #expect(request.url.absoluteString == "https://image.tmdb.org/t/p/\(size)/a.jpg")
    #expect(request.pixelSize == pixels)
  }

  @Test func `The address of a custom image server is preserved`() throws {
    var images = ImageConfiguration.standard
    images.baseURL = try #require(URL(string: "http://localhost:1/t/p"))
    let renditions = PictureRenditions(images)
    let row = renditions.address(of: try #require(ImagePath("/a.jpg")), .poster)
    let request = renditions.request(for: row, pixelSize: PixelSize(width: 300, height: 450))
    #expect(request.url.absoluteString == "http://localhost:1/t/p/w342/a.jpg")
  }

  @Test(arguments: [
    "https://example.org/a.jpg", "https://image.tmdb.org/t/p/w185/a.jpg", "https://example.org/t/p/w185/a.jpg#poster",
    "https://image.tmdb.org/t/p/w185/a.jpg#nothing", "https://image.tmdb.org/t/p/a.jpg#poster",
  ])
  func `An unrecognized address is requested without renditions or its fragment`(address: String) throws {
    let request = request(try #require(URL(string: address)), 500)
    #expect(request.url.absoluteString == address.split(separator: "#").first.map(String.init))
    #expect(request.renditions.isEmpty)
  }
}
