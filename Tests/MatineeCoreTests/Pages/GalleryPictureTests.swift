import Foundation
import Testing

@testable import Catalogue

/// The file names that are suggested for pictures.
struct GalleryPictureTests {
  private func fileName(_ owner: String, _ file: String = "b.jpg") throws -> String {
    let url = try #require(URL(string: "https://image.example/original/\(file)"))
    let card = PictureCard(
      address: url, original: url, aspectRatio: 1.78, name: "Backdrop 3", accessibleLabel: "Backdrop 3 of 20")
    return GalleryPicture(card, of: owner).fileName
  }

  @Test func `The file name contains the title and the picture, without forbidden characters`() throws {
    #expect(try fileName("Film: 7/8", "b.PNG") == "Film- 7-8, Backdrop 3.png")
    #expect(try fileName("...And Justice.") == "And Justice, Backdrop 3.jpg")
  }

  @Test(arguments: ["दिलवाले दुल्हनिया ", "👩‍👩‍👧‍👦", "Night "])
  func `A long title is shortened to a length that file systems allow`(words: String) throws {
    let name = try fileName(String(repeating: words, count: 60))
    #expect(name.utf8.count <= 220 && name.hasSuffix(", Backdrop 3.jpg"))
    #expect(name.hasPrefix(words.prefix(5)))
  }
}
