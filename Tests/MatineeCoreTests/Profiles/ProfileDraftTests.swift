import Foundation
import Library
import MatineeCore
import Testing
import ToolTestSupport

/// A profile as it is written, and the picture that is copied for it.
@Suite(.timeLimit(.minutes(1)))
struct ProfileDraftTests {
  @Test func aProfileNeedsAFirstName() {
    var draft = ProfileDraft()
    draft.firstName = " \n "
    #expect(draft.problem?.part == .firstName)
    draft.firstName = "Ana"
    #expect(draft.problem == nil)
    draft.role = String(repeating: "ä", count: 201)
    #expect(draft.problem?.part == .role && draft.problem?.sentence == "This is too long.")
  }

  @Test func whatIsReadIsWrittenAgain() {
    let fields = ProfileFields(
      firstName: "Ana", lastName: "Lima", picture: "1.png", role: "Mother", teams: ["Family", "Film Club"])
    #expect(ProfileDraft(fields).fields == fields)
  }

  @Test func aPictureIsCopied() async throws {
    let folder = try TemporaryFolder()
    let pictures = ProfilePictures(folder: folder.url.appending(path: "pictures"))
    let file = try folder.write("", to: "a.png")
    try Self.png.write(to: file)
    let name = try await pictures.add(file)
    try FileManager.default.removeItem(at: file)
    let copy = try #require(pictures.address(of: name))
    #expect(try Data(contentsOf: copy) == Self.png && copy.deletingLastPathComponent().lastPathComponent == "pictures")
  }

  @Test func whatIsNoPictureOrTooLargeIsRefused() async throws {
    let folder = try TemporaryFolder()
    let pictures = ProfilePictures(folder: folder.url.appending(path: "pictures"))
    let text = try folder.write("GIF89a", to: "a.png")
    await #expect(throws: ProfilePictureError.noPicture) { try await pictures.add(text) }
    let large = try folder.write("", to: "b.png")
    try (Self.png + Data(count: 4 << 20)).write(to: large)
    await #expect(throws: ProfilePictureError.tooLarge) { try await pictures.add(large) }
    let missing = folder.url.appending(path: "c.png")
    await #expect(throws: ProfilePictureError.unreadable) { try await pictures.add(missing) }
    await #expect(throws: ProfilePictureError.unwritable) { try await ProfilePictures().add(text) }
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "pictures").path))
  }

  @Test(arguments: ["../library.sqlite", "/etc/passwd", ".hidden", "a/b.png", "", "file:///etc/passwd", "http:///x"])
  func aPictureLeadsNowhereElse(_ picture: String) {
    #expect(ProfilePictures(folder: URL(filePath: "/data/pictures")).address(of: picture) == nil)
  }

  @Test func thePicturesOfTheWebAreAsTheyAre() {
    let address = "https://example.org/a%20b.jpg?size=2"
    #expect(ProfilePictures().address(of: address)?.absoluteString == address)
    #expect(ProfilePictures().address(of: "a.png") == nil)
  }

  /// One pixel.
  private static let png =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==") ?? Data()
}
