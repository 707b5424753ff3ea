import Foundation
import Testing

/// Tests of the reference pictures: failure messages, failure images, and the acceptance of new pictures.
struct ReferencesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "matinee-looks-\(UUID().uuidString)")

  private func references(accepting: Bool = false) -> References {
    References(
      folder: folder.appending(path: "references"), failures: folder.appending(path: "failures"),
      isAccepting: accepting)
  }

  private func picture(_ name: String) -> Bitmap? {
    Bitmap(contentsOf: folder.appending(path: "failures/\(name).png"))
  }

  private func accepted() throws -> String {
    try String(contentsOf: folder.appending(path: "failures/accepted"), encoding: .utf8)
  }

  @Test func `A picture without a reference fails and is saved`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let message = try #require(try references().failureMessage(for: .page(), named: "page"))
    #expect(message.hasPrefix("page has no reference picture. Look at the new one: "))
    #expect(message.hasSuffix("/failures/page.png. If it is correct, run “make looks ACCEPT=1”"))
    #expect(picture("page") == .page())
  }

  @Test func `An accepted picture becomes the reference`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try references(accepting: true).failureMessage(for: .page(), named: "page") == nil)
    #expect(try references().failureMessage(for: .page(), named: "page") == nil)
    #expect(try references().present() == ["page"])
    #expect(try accepted() == "page\n")
  }

  @Test func `Accepting rewrites only references that differ`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let references = references(accepting: true)
    #expect(try references.failureMessage(for: .page(), named: "page") == nil)
    let nearly = Bitmap.page().changed { _, _, value in value - 1 }
    #expect(try references.failureMessage(for: nearly, named: "page") == nil)
    #expect(Bitmap(contentsOf: references.file("page")) == .page())
    #expect(try references.failureMessage(for: .page(moved: 4), named: "page") == nil)
    #expect(Bitmap(contentsOf: references.file("page")) == .page(moved: 4))
    #expect(try accepted() == "page\npage\n")
  }

  @Test func `A changed picture fails and saves both pictures side by side`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try references(accepting: true).failureMessage(for: .page(), named: "page")
    let new = Bitmap.page(square: [216, 113, 28, 255])
    let message = try #require(try references().failureMessage(for: new, named: "page"))
    #expect(message.hasPrefix("page looks different in 25 pixels (5 × 5 at 12, 44). Reference, new picture and "))
    let sheet = try #require(picture("page"))
    #expect((sheet.width, sheet.height) == (3 * 96 + 2 * 16, 64))
    #expect(sheet[14, 46] == Bitmap.page()[14, 46])
    #expect(sheet[112 + 14, 46] == new[14, 46])
    // Red where the images differ, faded elsewhere.
    #expect(sheet[224 + 14, 46] == [36, 27, 224, 255])
    #expect(sheet[224 + 80, 5] == [254, 254, 254, 255])
    #expect(Bitmap(contentsOf: references().file("page")) == .page())
  }

  @Test func `A size change is reported in pixels`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try references(accepting: true).failureMessage(for: .page(), named: "page")
    let message = try #require(try references().failureMessage(for: Bitmap(width: 90, height: 70), named: "page"))
    #expect(message.hasPrefix("page is 90 × 70 pixels and was 96 × 64. "))
    #expect(picture("page").map { ($0.width, $0.height) == (96 + 16 + 90, 70) } == true)
  }
}
