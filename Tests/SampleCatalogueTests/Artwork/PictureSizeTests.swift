import SampleCatalogue
import Testing

/// Tests of size names and their pixels.
struct PictureSizeTests {
  @Test(arguments: [
    ("w342", ArtworkSubject.Kind.poster, [342, 513]), ("w92", .poster, [92, 138]), ("w154", .poster, [154, 231]),
    ("w500", .poster, [500, 750]), ("w780", .poster, [780, 1_170]), ("original", .poster, [1_000, 1_500]),
    ("w300", .backdrop, [300, 169]), ("w1280", .backdrop, [1_280, 720]), ("original", .backdrop, [1_920, 1_080]),
    ("w45", .profile, [45, 68]), ("h632", .profile, [421, 632]), ("original", .profile, [800, 1_200]),
    ("w300", .still, [300, 169]), ("original", .still, [1_280, 720]),
    ("w92", .logo, [92, 46]), ("w92", .badge, [92, 92]), ("original", .logo, [1_000, 500]),
  ])
  func `A size name determines the size in pixels`(name: String, kind: ArtworkSubject.Kind, expected: [Int]) throws {
    let pixels = try #require(PictureSize(name)).pixels(for: kind)
    #expect([pixels.width, pixels.height] == expected)
  }

  @Test(arguments: [
    "", "w", "342", "x342", "w-5", "w0", "w15", "w4097", "w99999999999999999999", "W342", "w3 2", "originals",
  ])
  func `An invalid size name is rejected`(name: String) {
    #expect(PictureSize(name) == nil)
  }
}
